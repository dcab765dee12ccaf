import { Dialog } from '../parts/Dialog.tsx'
import { change } from '../store/state.ts'
import { words } from '../words/index.ts'

/** All keys that do something. */
export function Keys() {
  return (
    <Dialog title={words.keys}>
      <dl className="keys">
        {words.keyList.map(([key, deed]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="link-button" onClick={() => change({ dialog: undefined, tour: 0 })}>
        {words.tourAgain}
      </button>
    </Dialog>
  )
}
