import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import type { Point } from '../../server/yours.ts'
import { showPlace } from '../find/show-place.ts'
import { fieldName, inWords, partName } from '../form/labels.ts'
import { Icon } from '../parts/Icon.tsx'
import { useAsked } from '../store/asked.ts'
import { commit } from '../store/edit.ts'
import { say, useStudio } from '../store/state.ts'
import { fill, siteAddress, words } from '../words/index.ts'
import { firstField, pictureIn, saidBy } from './values.ts'

/** What is still the starter's, place by place: the owner changes it, or says that it is right. */
export function YoursList() {
  const version = useStudio((state) => state.overview?.version)
  const open = useStudio((state) => state.overview?.yours.open)
  const pages = useStudio((state) => state.overview?.pages)
  const points = useAsked<Point[]>('yours', {}, { of: version, failed: [] })
  if (open === 0) return <AllDone />
  const titleOf = ([top, name]: Path) =>
    top === 'pages' ? (pages?.find(({ route }) => route === name)?.title ?? String(name)) : partName(String(top))
  const places = Map.groupBy(points ?? [], ({ paths: [path = []] }) => titleOf(path))
  return (
    <section className="yours" aria-label={words.makeYours}>
      <p className="outline-note">{words.yoursNote}</p>
      {[...places].map(([title, own]) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {own.map((point) => (
              <OpenPoint key={point.paths.map(joinPath).join(' ')} point={point} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function OpenPoint({ point }: { point: Point }) {
  const { paths, asks, values } = point
  const [path = []] = paths
  const name = asks === undefined ? words.yoursSample : upperFirst(asks || nameOf(path))
  const picture = pictureIn(values[0])
  const confirm = () => {
    void commit(paths.map((each) => ({ do: 'confirm', path: each })))
    say(fill(words.yoursSure, { what: name }))
  }
  const route = path[0] === 'pages' ? String(path[1]) : undefined
  const isHere = useStudio(({ focus }) => focus !== undefined && paths.some((each) => isWithin(focus.path, each)))
  return (
    <li className="yours-point" data-here={isHere}>
      {picture && <img src={siteAddress(`/_images/${picture}`)} alt="" />}
      <p>
        <strong>{name}</strong>
        <span>{saidBy(values)}</span>
      </p>
      <div>
        {asks !== undefined && (
          <button type="button" className="button" aria-label={`${words.yoursRight}: ${name}`} onClick={confirm}>
            <Icon name="check" />
            {words.yoursRight}
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-label={`${words.yoursChange}: ${name}`}
          onClick={() => showPlace(firstField(path, values[0]), route, 'form')}
        >
          {words.yoursChange}
        </button>
      </div>
    </li>
  )
}

function AllDone() {
  return (
    <div className="yours-done">
      <Icon name="check" />
      <p>
        <strong>{words.yoursDone}</strong>
        <span>{words.yoursDoneNote}</span>
      </p>
    </div>
  )
}

const nameOf = (path: Path) => {
  const last = path.at(-1)
  return typeof last === 'string' ? fieldName(last) : inWords(String(path.findLast((step) => typeof step === 'string')))
}
const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const isWithin = (path: Path, whole: Path) => whole.every((step, depth) => path[depth] === step)
