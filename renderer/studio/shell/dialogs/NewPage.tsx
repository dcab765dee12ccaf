import { type FormEvent, useEffect, useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { askAddressWords } from '../store/api.ts'
import { commit } from '../store/edit.ts'
import { openPage } from '../store/go.ts'
import { change, say, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'

/** A page with the starter texts of its kind, or with those of another page. */
export function NewPage({ copy }: { copy?: string }) {
  const kinds = useStudio((state) => state.forms?.kinds)
  const [title, setTitle] = useState('')
  const [address, setAddress] = useState<string>()
  const [kind, setKind] = useState('guide')
  const [proposed, setProposed] = useState({ for: '', route: '/' })
  useEffect(() => {
    let isCurrent = true
    routeFor(title).then(
      (route) => isCurrent && setProposed({ for: title, route }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [title])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A quick hand is sooner than the proposal.
    const route = address ?? (await routeFor(title).catch(() => proposed.route))
    const page = { do: 'page', route, title } as const
    if (!(await commit([copy === undefined ? { ...page, kind } : { ...page, copy }]))) return
    change({ dialog: undefined })
    say(words.pageAdded(title, route))
    openPage(route)
  }
  return (
    <Dialog title={copy === undefined ? words.newPage : `${words.copyOf} ${copy}`}>
      <form className="stack" onSubmit={submit}>
        <label>
          {words.title}
          <input required value={title} onChange={({ target }) => setTitle(target.value)} />
        </label>
        <label>
          {words.address}
          <input
            required
            pattern={address === undefined && proposed.for !== title ? undefined : '/.+'}
            value={address ?? proposed.route}
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        {copy === undefined && (
          <fieldset className="kinds">
            <legend>{words.kindOfPage}</legend>
            {Object.entries(kinds ?? {})
              .filter(([name]) => name !== 'home')
              .map(([name, { description }]) => (
                <label key={name} className="check">
                  <input type="radio" name="kind" checked={kind === name} onChange={() => setKind(name)} />
                  <span>{description ?? name}</span>
                </label>
              ))}
          </fieldset>
        )}
        <button type="submit" className="button is-primary">
          {words.create}
        </button>
      </form>
    </Dialog>
  )
}

const routeFor = async (title: string) => `/${await askAddressWords(title)}`
