import type { Path } from '../../../renderer/common/problem.ts'
import type { AssistantState } from '../../assistant/assistant.ts'
import { Icon } from '../parts/Icon.tsx'
import { openProblem } from '../store/go.ts'
import { change } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

interface ExchangeProps {
  exchange: AssistantState['exchanges'][number]
  settle: (wish: 'keep' | 'undo' | 'redo') => void
}

/** Shows where something was changed, with the page before one's eyes on a phone too. */
function showChange(path: Path): void {
  openProblem(path)
  change({ view: 'page' })
}

/** A question, what was said to it, and what was changed, to be kept or taken back. */
export function Exchange({ exchange: { question, answer, wrong, changes, state }, settle }: ExchangeProps) {
  return (
    <li>
      <p className="ask-question">
        <span className="visually-hidden">{words.askYou}: </span>
        {question}
      </p>
      {answer && <p className="ask-answer">{answer}</p>}
      {wrong && (
        <p className="callout is-error ask-wrong">
          <Icon name="error" />
          <span>
            <strong>{wrong.message}.</strong> {wrong.hint}
          </span>
        </p>
      )}
      {state && (
        <div className="ask-changes" data-state={state}>
          <h3>{fill(words.askChanged, { count: changes.length })}</h3>
          <ul>
            {changes.map(({ words: said, path }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same
              <li key={index}>
                {path ? (
                  <button type="button" onClick={() => showChange(path)}>
                    <span>{said}</span>
                    <Icon name="chevron" />
                  </button>
                ) : (
                  said
                )}
              </li>
            ))}
          </ul>
          <div className="ask-deeds">
            {state === 'open' && (
              <button type="button" className="button is-primary" onClick={() => settle('keep')}>
                {words.askKeep}
              </button>
            )}
            {state === 'kept' && (
              <span className="ask-state">
                <Icon name="check" />
                {words.askKept}
              </span>
            )}
            {state === 'undone' && <span className="ask-state">{words.askTaken}</span>}
            {state === 'undone' ? (
              <button type="button" className="button" onClick={() => settle('redo')}>
                {words.askRedo}
              </button>
            ) : (
              <button type="button" className="button" onClick={() => settle('undo')}>
                {words.undo}
              </button>
            )}
          </div>
        </div>
      )}
    </li>
  )
}
