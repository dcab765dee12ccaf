import { Dialog } from '../parts/Dialog.tsx'
import { useAsked } from '../store/asked.ts'
import { commit } from '../store/edit.ts'
import { openPage } from '../store/go.ts'
import { change, say } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** Says what would break before a page is removed. */
export function RemovePage({ route }: { route: string }) {
  const uses = useAsked<string[]>('uses', { route }, { failed: [] })
  const remove = async () => {
    change({ dialog: undefined })
    openPage('/')
    if (await commit([{ do: 'remove', path: ['pages', route] }])) say(fill(words.removed, { name: route }))
  }
  return (
    <Dialog title={words.removePage}>
      <div className="stack">
        <p>{fill(words.removePageNote, { route })}</p>
        {uses && uses.length > 0 ? (
          <>
            <p>{words.linkedFrom}</p>
            <ul className="plain-list">
              {uses.map((use) => (
                <li key={use}>{use}</li>
              ))}
            </ul>
          </>
        ) : (
          uses && <p>{words.notLinked}</p>
        )}
        <button type="button" className="button is-danger" onClick={remove} disabled={!uses}>
          {words.removePage}
        </button>
      </div>
    </Dialog>
  )
}
