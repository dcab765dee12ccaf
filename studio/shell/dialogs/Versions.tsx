import type { Version } from '../../draft/versions.ts'
import { useAsked } from '../store/asked.ts'
import { takeOver, undo } from '../store/start.ts'
import { change, say, useStudio } from '../store/state.ts'
import { fill, language, words } from '../words/index.ts'

const dayAndTime = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' })
/** The first of them say what it was about. */
const mostSaid = 3

/** The site as it was each time it was saved: one is looked at on its own pages, and stays if it is to. */
export function Versions() {
  const version = useStudio((state) => state.overview?.version)
  const versions = useAsked<Version[]>('versions', {}, { of: version })
  if (!versions) return null
  const goBack = async ({ id, at }: Version) => {
    if (!(await takeOver('version', { id }))) return
    const message = fill(words.versionShown, { time: dayAndTime.format(at) })
    change({
      dialog: undefined,
      view: 'page',
      notice: {
        message,
        hint: words.versionShownHint,
        isGood: true,
        stays: true,
        deed: { label: words.versionNow, go: undo },
      },
    })
    say(message)
  }
  return (
    <>
      <h3>{words.versions}</h3>
      <p className="help">{words.versionsText}</p>
      <ul className="choices">
        {versions.map((each) => {
          const { id, at, changes, by } = each
          const time = dayAndTime.format(at)
          const more = changes.length - mostSaid
          return (
            <li key={id} className="change">
              <div>
                <strong>{time}</strong>
                {by && <small>{by}</small>}
                {changes.slice(0, mostSaid).map((said) => (
                  <span key={said}>{said}</span>
                ))}
                {more > 0 && <span>{fill(words.versionMore, { count: more })}</span>}
              </div>
              <button
                type="button"
                className="button"
                aria-label={`${words.versionLook}: ${time}`}
                onClick={() => goBack(each)}
              >
                {words.versionLook}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
