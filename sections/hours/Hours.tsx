import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { OpeningHours, SpecialHours } from '../../renderer/html/components/OpeningHours.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { HoursBlock } from '../../renderer/schema/types.generated.ts'

/** The opening hours of the site in full. */
export function Hours({ id, tone, heading, intro, note, actions }: HoursBlock) {
  const { settings } = usePage().site
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside className="hours">
      <div className="max-w-[40rem]">
        <OpeningHours hours={settings.hours} timeZone={settings.timeZone} />
        <SpecialHours />
        {note && <Markdown text={note} className="rich-text mt-4 text-sm text-muted" />}
        <Actions actions={actions} className="mt-6" />
      </div>
    </Section>
  )
}
