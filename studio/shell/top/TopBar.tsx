import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { remainingProblems } from '../store/aside.ts'
import { redo, save, undo } from '../store/start.ts'
import { change, useStudio, type Width } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** What is always at hand: how the page is looked at, undo and redo, what is wrong, and saving. */
export function TopBar() {
  const brand = useStudio((state) => state.overview?.brand)
  const unsaved = useStudio((state) => state.overview?.unsaved ?? 0)
  const isWaiting = useStudio((state) => state.isWaiting)
  const canUndo = useStudio((state) => state.overview?.canUndo ?? false)
  const canRedo = useStudio((state) => state.overview?.canRedo ?? false)
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
          icon="help"
          label={words.keys}
          className="wide-only"
          onClick={() => change({ dialog: { name: 'keys' } })}
        />
      </div>
      <Problems />
      <div className="top-group">
        <button
          type="button"
          className="button changes-button"
          title={words.changes}
          onClick={() => change({ dialog: { name: 'changes' } })}
        >
          <Icon name="list" />
          <span>
            {unsaved === 0 && !isWaiting ? words.allSaved : fill(words.unsaved, { count: Math.max(1, unsaved) })}
          </span>
        </button>
        <button type="button" className="button is-primary" disabled={unsaved === 0 && !isWaiting} onClick={save}>
          {words.save}
        </button>
      </div>
    </header>
  )
}

const widths: { width: Width; icon: Width; label: string }[] = [
  { width: 'phone', icon: 'phone', label: words.phone },
  { width: 'tablet', icon: 'tablet', label: words.tablet },
  { width: 'desktop', icon: 'desktop', label: words.desktop },
  { width: 'print', icon: 'print', label: words.print },
]

/** How the page is looked at. */
function Looks() {
  const chosen = useStudio((state) => state.width)
  const isDark = useStudio((state) => state.isDark)
  const isTrying = useStudio((state) => state.isTrying)
  return (
    <div className="looks">
      <fieldset className="segments wide-only" aria-label={words.width}>
        {widths.map(({ width, icon, label }) => (
          <IconButton
            key={width}
            icon={icon}
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
  const advice = problems.length - errors
  const conflicts = useStudio((state) => state.overview?.conflicts.length ?? 0)
  const label =
    conflicts > 0
      ? fill(words.conflictCount, { count: conflicts })
      : errors > 0
        ? fill(words.errorCount, { count: errors })
        : advice > 0
          ? fill(words.adviceCount, { count: advice })
          : words.noProblems
  return (
    <button
      type="button"
      className={`problems-button ${errors + conflicts > 0 ? 'has-errors' : ''}`}
      onClick={() => change({ dialog: { name: 'problems' } })}
      title={label}
    >
      <Icon name={errors + conflicts > 0 ? 'error' : advice > 0 ? 'warning' : 'check'} />
      <span>{label}</span>
    </button>
  )
}
