import { inOrder } from '../../renderer/common/direction.ts'
import { Section, useHeadingPlace } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { StatsBlock } from '../../renderer/schema/types.generated.ts'

/** With more characters than this in one of them the figures of a row are set smaller, so that each keeps to one line. */
const LONG = 7
const sizes = {
  usual: 'text-[clamp(2.2rem,1.6rem+2.4vw,3.4rem)] leading-[1.1]',
  long: 'text-[clamp(1.55rem,0.55rem+2.2vw,2.3rem)] leading-[calc(1.1*clamp(2.2rem,1.6rem+2.4vw,3.4rem))]',
}
/** On a phone two of four figures stand in a row. */
const LONG_IN_PAIRS = 'min-[22rem]:max-sm:text-[clamp(1.2rem,6vw,1.7rem)] min-[22rem]:max-sm:leading-[2.4rem]'

/** A short row of figures. Caption and figure form a pair, so a screen reader reads them together. */
export function Stats({ id, heading, intro, tone, layout = 'row', items }: StatsBlock) {
  const { language } = usePage().site.settings
  const isLong = items.some(({ value }) => value.length > LONG)
  const place = useHeadingPlace()
  const isStart = layout === 'row' && heading && place && place !== 'centered'
  const inPairs = items.length === 2 || items.length === 4
  const columns = inPairs
    ? 'grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))]'
    : 'grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))]'
  const size = `${sizes[isLong ? 'long' : 'usual']} ${isLong && items.length === 4 ? LONG_IN_PAIRS : ''}`
  const look = `${layout === 'row' ? `figures ${columns}` : `layout-${layout}`} ${isLong ? 'is-lengthy' : ''}`
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      intro={intro}
      centred={layout === 'row'}
      isBeside={layout === 'beside'}
      className="stats [&_.section-head]:mb-7"
    >
      <dl className={`grid gap-x-6 gap-y-8 ${isStart ? '' : 'text-center'} ${look}`}>
        {items.map(({ value, label, note }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="font-semibold">{label}</dt>
            <dd className={`font-display font-bold text-accent first-letter:uppercase ${size}`}>
              {ordered(value, language)}
            </dd>
            {note && <dd className="-order-1 text-sm text-balance text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Groups of digits with a space between them would change places from right to left. */
const ordered = (value: string, language: string) =>
  /^[\d\s.,+–-]+%?$/.test(value) ? inOrder(value, language) : withUnit(value)

/** A figure and the unit after it, as "4.2 m", keep to one line. */
const withUnit = (value: string) => value.replace(/(?<=^[^\p{L}]*\d) (?=\S{1,5}$)/u, '\u00a0')
