import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import type { Sought } from '../../edit/found-words.ts'
import type { Hit, Hits } from '../../server/find.ts'
import { fieldName, inWords, partName } from '../form/labels.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { replaceAt } from './replace.ts'
import { showPlace } from './show-place.ts'

interface FoundListProps {
  hits: Hits
  sought: Sought
  /** What comes in the place of what was found. */
  to: string
}

/** What was found, page by page; each place is shown on its page. */
export function FoundList({ hits: { hits, count, counts }, sought, to }: FoundListProps) {
  const titleOf = useTitles()
  return (
    <>
      {counts.map(({ part, count: inPart, route }) => {
        const own = hits.filter(({ path }) => part.every((step, depth) => path[depth] === step))
        if (own.length === 0) return null
        const title = titleOf(part)
        const replaceHere = fill(words.replaceOn, { place: title })
        return (
          <section key={joinPath(part)} className="find-part" aria-label={title}>
            <header>
              <h3>{title}</h3>
              <span className="badge">{inPart}</span>
              {to !== '' && (
                <IconButton
                  icon="replace"
                  className="is-small"
                  label={replaceHere}
                  onClick={() => replaceAt(sought, to, { path: part })}
                />
              )}
            </header>
            <ul>
              {own.map((hit) => (
                <Place key={`${joinPath(hit.path)} ${hit.start}`} {...{ hit, route, sought, to }} />
              ))}
            </ul>
          </section>
        )
      })}
      {count > hits.length && <p className="help">{fill(words.findMore, { count: hits.length })}</p>}
    </>
  )
}

interface PlaceProps {
  hit: Hit
  route: string | undefined
  sought: Sought
  to: string
}

function Place({ hit: { path, start, before, words: found, after }, route, sought, to }: PlaceProps) {
  const isOpen = useStudio((state) => state.focus !== undefined && joinPath(state.focus.path) === joinPath(path))
  const field = fieldName(String(path.findLast((step) => typeof step === 'string')))
  const label = fill(words.replaceHere, { words: `${before}${found}${after}` })
  return (
    <li>
      <button type="button" className="find-hit" aria-current={isOpen} onClick={() => showPlace(path, route)}>
        <small>{field}</small>
        <span>
          {before}
          <mark>{found}</mark>
          {after}
        </span>
      </button>
      {to !== '' && (
        <IconButton
          icon="replace"
          className="is-small"
          label={label}
          onClick={() => replaceAt(sought, to, { path, start })}
        />
      )}
    </li>
  )
}

/** What a page, or another part of the site, is called. */
function useTitles(): (part: Path) => string {
  const pages = useStudio((state) => state.names?.pages)
  const templates = useStudio((state) => state.overview?.pages)
  return ([top, name]) => {
    const isMeant = ({ route }: { route: string }) => route === name
    if (top === 'pages') return (pages?.find(isMeant) ?? templates?.find(isMeant))?.title ?? String(name)
    const part = partName(String(top))
    return name === undefined ? part : `${part}: ${inWords(String(name))}`
  }
}
