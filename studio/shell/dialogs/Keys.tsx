import { Dialog } from '../parts/Dialog.tsx'
import { change } from '../store/state.ts'
import { words } from '../words/index.ts'

const shown = ['undo', 'redo', 'save', 'find', 'move', 'add', 'next', 'page', 'list'] as const

/** All keys that do something. */
export function Keys() {
  return (
    <Dialog title={words.keys}>
      <dl className="keys">
        {shown.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{words[`keys.${name}`]}</kbd>
            </dt>
            <dd>{words[`keys.${name}-deed`]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="link-button" onClick={() => change({ dialog: undefined, tour: 0 })}>
        {words.tourAgain}
      </button>
    </Dialog>
  )
}
