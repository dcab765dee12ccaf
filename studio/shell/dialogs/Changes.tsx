import type { Path } from '../../../renderer/common/problem.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { useAsked } from '../store/asked.ts'
import { openProblem } from '../store/go.ts'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'

interface Listed {
  /** By whom is said where several people work on the draft. */
  changes: { words: string; path?: Path; by?: string }[]
  diff: string
}

/** What has been changed since the file was saved: in words, and as lines of the file. */
export function Changes() {
  const version = useStudio((state) => state.overview?.version)
  const listed = useAsked<Listed>('changes', {}, { of: version })
  if (!listed) return null
  return (
    <Dialog title={words.changes} isWide>
      {listed.changes.length === 0 && <p>{words.noChanges}</p>}
      <ul className="choices">
        {listed.changes.map(({ words: said, path, by }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same
          <li key={index}>
            <button type="button" onClick={() => openProblem(path)}>
              <span>{said}</span>
              {by && <small>{by}</small>}
            </button>
          </li>
        ))}
      </ul>
      {listed.diff && (
        <details className="named">
          <summary>{words.asDiff}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <pre className="diff" tabIndex={0}>
            {listed.diff.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
              <span key={index} data-sign={/^[+-](?![+-]{2} )/.exec(line)?.[0]}>{`${line}\n`}</span>
            ))}
          </pre>
        </details>
      )}
    </Dialog>
  )
}
