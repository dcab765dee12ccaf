import type { Drawing } from '../parts/drawings.ts'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { isAllWell, remainingProblems } from '../store/aside.ts'
import { redo, save, undo } from '../store/start.ts'
import { change, opens, useStudio, type Width } from '../store/state.ts'
import { fill, place, words } from '../words/index.ts'
import { People } from './People.tsx'

/** What is always at hand: how the page is looked at, undo and redo, what is wrong, and saving. */
export function TopBar() {
  const overview = useStudio((state) => state.overview)
  const isAsking = useStudio((state) => state.isAsking)
  const isWaiting = useStudio((state) => state.isWaiting)
  const { brand, unsaved = 0, canUndo, canRedo } = overview ?? {}
  return (
    <header className="top-bar">
      <h1>
        <span className="brand">{brand}</span>
      </h1>
      <Looks />
      <div className="top-group">
        <IconButton icon="undo" label={words.undo} disabled={!canUndo} onClick={undo} />
        <IconButton icon="redo" label={words.redo} disabled={!canRedo} onClick={redo} />
        <IconButton
          icon="sparkles"
          label={words.ask}
          className="ask-button"
          aria-expanded={isAsking}
          onClick={() => change({ isAsking: !isAsking })}
        />
        <IconButton icon="help" label={words.keys} className="wide-only" onClick={opens({ name: 'keys' })} />
      </div>
      <Problems />
      <People />
      <div className="top-group">
        <button
          type="button"
          className="button changes-button"
          title={words.changes}
          onClick={opens({ name: 'changes' })}
        >
          <Icon name="list" />
          <span>{stateOf(Math.max(isWaiting ? 1 : 0, unsaved))}</span>
        </button>
        {place.desk === undefined ? (
          <>
            <button
              type="button"
              className={place.publishes ? 'button' : 'button is-primary'}
              disabled={unsaved === 0 && !isWaiting}
              onClick={save}
            >
              {words.save}
            </button>
            {place.publishes && (
              <button
                type="button"
                className="button is-primary publish-button"
                title={words.publish}
                onClick={opens({ name: 'publish' })}
              >
                <Icon name="publish" />
                <span>{words.publish}</span>
              </button>
            )}
          </>
        ) : (
          <a className="button is-primary" href={place.publish ?? place.desk}>
            {place.publish === undefined ? words.desk : words.publish}
          </a>
        )}
      </div>
    </header>
  )
}

/** Behind a desk all is kept at once, and published elsewhere. */
function stateOf(changes: number): string {
  if (place.desk === undefined) return changes === 0 ? words.allSaved : fill(words.unsaved, { count: changes })
  return changes === 0 ? words.allPublished : fill(words.unpublished, { count: changes })
}

const widths = { phone: words.phone, tablet: words.tablet, desktop: words.desktop, print: words.print }

/** How the page is looked at. */
function Looks() {
  const chosen = useStudio((state) => state.width)
  const isDark = useStudio((state) => state.isDark)
  const isTrying = useStudio((state) => state.isTrying)
  return (
    <div className="looks">
      <fieldset className="segments wide-only" aria-label={words.width}>
        {(Object.entries(widths) as [Width, string][]).map(([width, label]) => (
          <IconButton
            key={width}
            icon={width}
            label={label}
            aria-pressed={chosen === width}
            onClick={() => change({ width })}
          />
        ))}
      </fieldset>
      <IconButton
        icon={isDark ? 'moon' : 'sun'}
        label={words.dark}
        aria-pressed={isDark}
        className="wide-only"
        onClick={() => change({ isDark: !isDark })}
      />
      <fieldset className="segments" aria-label={words.mode}>
        <button type="button" aria-pressed={!isTrying} onClick={() => change({ isTrying: false })}>
          <Icon name="pencil" />
          <span>{words.editing}</span>
        </button>
        <button type="button" aria-pressed={isTrying} onClick={() => change({ isTrying: true })}>
          <Icon name="eye" />
          <span>{words.trying}</span>
        </button>
      </fieldset>
    </div>
  )
}

/** What is wrong, as a number; the list opens from it. */
function Problems() {
  const aside = useStudio((state) => state.aside)
  const overview = useStudio((state) => state.overview)
  const problems = remainingProblems({ overview, aside })
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const isWell = useStudio(isAllWell)
  const conflicts = overview?.conflicts.length ?? 0
  const put = (overview?.problems.length ?? 0) - problems.length
  const { icon, label } = worst({ conflicts, errors, advice: problems.length - errors, put, isWell })
  const look = icon === 'error' ? 'problems-button has-errors' : 'problems-button'
  return (
    <button type="button" className={look} onClick={opens({ name: 'problems' })} title={label}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  )
}

interface Counts {
  conflicts: number
  errors: number
  advice: number
  put: number
  isWell: boolean
}

function worst({ conflicts, errors, advice, put, isWell }: Counts): { icon: Drawing; label: string } {
  if (conflicts > 0) return { icon: 'error', label: fill(words.conflictCount, { count: conflicts }) }
  if (errors > 0) return { icon: 'error', label: fill(words.errorCount, { count: errors }) }
  if (advice > 0) return { icon: 'warning', label: fill(words.adviceCount, { count: advice }) }
  if (put > 0) return { icon: 'check', label: fill(words.asideCount, { count: put }) }
  return isWell ? { icon: 'check', label: words.noProblems } : { icon: 'list', label: words.problems }
}
