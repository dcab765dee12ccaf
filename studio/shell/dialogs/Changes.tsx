import type { Path } from '../../../renderer/common/problem.ts'
import type { Overview } from '../../server/overview.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { useAsked } from '../store/asked.ts'
import { openProblem } from '../store/go.ts'
import { redo, takeOver } from '../store/start.ts'
import { sayDone, useStudio } from '../store/state.ts'
import { fill, place, words } from '../words/index.ts'
import { Versions } from './Versions.tsx'

interface Listed {
  version: number
  changes: {
    words: string
    path?: Path
    /** By whom is said where several people work on the draft. */
    by?: string
    /** Whoever looks at it may take it back. */
    isOwn?: true
  }[]
  diff: string
}

/** What has been changed since the file was saved, in words and as lines of the file, and what was saved before. */
export function Changes() {
  const version = useStudio((state) => state.overview?.version)
  const listed = useAsked<Listed>('changes', {}, { of: version })
  if (!listed) return null
  const takeBack = async (index: number) => {
    const did = await takeOver<Overview & { did: string }>('take-back', { index, version: listed.version })
    if (did) sayDone(fill(words.undone, { what: did.did }), { label: words.redo, go: redo })
  }
  return (
    <Dialog title={words.changes} isWide>
      {listed.changes.length === 0 && <p>{words.noChanges}</p>}
      <ul className="choices">
        {listed.changes.map(({ words: said, path, by, isOwn }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same
          <li key={index} className="change">
            <button type="button" onClick={() => openProblem(path)}>
              <span>{said}</span>
              {by && <small>{by}</small>}
            </button>
            {isOwn && (
              <button
                type="button"
                className="button"
                aria-label={`${words.takeBack}: ${said}`}
                onClick={() => takeBack(index)}
              >
                {words.takeBack}
              </button>
            )}
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
      {place.desk === undefined && <Versions />}
    </Dialog>
  )
}
