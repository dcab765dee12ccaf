import { commaOf, semicolonOf } from '../../common/direction.ts'
import { usePage } from '../context.ts'

interface HourLine {
  label: string
  /** The day of which the label is the name: it stands under the label, or after it. */
  day?: string
  text: string
  /** What scripts of the page know the line by: "data-days", "data-until" (open-now.client.ts, past.client.ts). */
  data?: Record<`data-${string}`, string | undefined>
}

interface HourLinesProps {
  lines: readonly HourLine[]
  /** In rows: the classes of each, or "short" for lines of words in a list. */
  row?: string
}

/** A line ends before the dash or the "to" of a range at the most: "8:00 AM –" reads as if the rest were missing. */
export const unbroken = (times: string) =>
  times.replaceAll(/(?<=\d) (?=[ap]\.?m\b)|(?<= (?:[–-]|\p{L}{1,3})) (?=\d)/giu, '\u00a0')

/** Opening hours as the theme lists them, wherever they stand. */
export function HourLines({ lines, row }: HourLinesProps) {
  const { theme, language } = usePage().site.settings
  const { hours = 'rows' } = theme?.shape ?? {}
  if (hours === 'inline' || hours === 'sentence')
    return (
      <p className="hour-words">
        {lines.map(({ label, day, text, data }, index) => (
          <span key={label + day} {...data}>
            {hours === 'sentence' && index > 0 && semicolonOf(language)}
            <b>{day ? `${label}${commaOf(language)}${day}` : label}</b> {unbroken(text)}
          </span>
        ))}
      </p>
    )
  if (hours === 'rows' && row === 'short')
    return (
      <ul>
        {lines.map(({ label, text, data }) => (
          <li key={label} {...data}>
            {label}: {text}
          </li>
        ))}
      </ul>
    )
  return (
    <dl className={hours === 'stacked' ? 'hour-blocks' : undefined}>
      {lines.map(({ label, day, text, data }) => (
        <div key={label + day} className={hours === 'rows' ? row : undefined} {...data}>
          <dt>
            {label}
            {day && <span className="block text-sm font-normal text-muted">{day}</span>}
          </dt>
          <dd>{hours === 'rows' ? text : unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
