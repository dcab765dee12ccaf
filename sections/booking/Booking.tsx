import { frameOf } from '../../renderer/common/foreign.ts'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Offer } from '../../renderer/html/components/foreign/Foreign.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { fill } from '../../renderer/languages/index.ts'
import type { BookingBlock } from '../../renderer/schema/types.generated.ts'

/** The calendar of a booking service, loaded by a click, and other ways to book. */
export function Booking({ id, heading, intro, tone, url, note, actions }: BookingBlock) {
  const { calendar, calendarNote } = usePage().site.words.foreign
  const service = frameOf(url)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside className="booking">
      <Offer
        of={service}
        title={heading}
        look="h-[46rem]"
        label={calendar}
        note={note ?? fill(calendarNote, { name: service.from })}
      />
      <Actions actions={actions?.map((action) => ({ look: 'secondary', ...action }))} className="mt-4" />
    </Section>
  )
}
