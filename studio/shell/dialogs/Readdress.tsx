import { type FormEvent, useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { commit } from '../store/edit.ts'
import { openPage } from '../store/go.ts'
import { change, say } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** Gives a page another address; links and visitors follow. */
export function Readdress({ route }: { route: string }) {
  const [to, setTo] = useState(route)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (to === route || !(await commit([{ do: 'readdress', from: route, to }]))) return
    change({ dialog: undefined })
    openPage(to)
    say(fill(words.pageMoved, { route: to }))
  }
  return (
    <Dialog title={words.changeAddress}>
      <form className="stack" onSubmit={submit}>
        <p>{words.changeAddressNote}</p>
        <label>
          {words.address}
          <input required pattern="/.+" value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
        <button type="submit" className="button is-primary" disabled={to === route}>
          {words.changeAddress}
        </button>
      </form>
    </Dialog>
  )
}
