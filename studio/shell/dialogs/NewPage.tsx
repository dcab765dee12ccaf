import { type FormEvent, useEffect, useState } from 'react'
import type { Operation } from '../../edit/operations/operation.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { askAddressWords, askValue } from '../store/api.ts'
import { commit, refuse } from '../store/edit.ts'
import { openPage } from '../store/go.ts'
import { change, say, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** A page with the starter texts of its kind, or with those of another page. */
export function NewPage({ copy }: { copy?: string }) {
  const kinds = useStudio((state) => state.forms?.kinds)
  const [title, setTitle] = useState('')
  const [address, setAddress] = useState<string>()
  const [kind, setKind] = useState('guide')
  const [isInMenu, setInMenu] = useState(false)
  const [proposed, setProposed] = useState({ for: '', route: '/' })
  useEffect(() => {
    let isCurrent = true
    const propose = (route: string) => isCurrent && setProposed({ for: title, route })
    routeFor(title).then(propose, () => {})
    return () => {
      isCurrent = false
    }
  }, [title])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A quick hand is sooner than the proposal.
    const route = address ?? (await routeFor(title).catch(() => proposed.route))
    const page = { do: 'page', route, title } as const
    const made = copy === undefined ? { ...page, kind } : { ...page, copy }
    const entry = { label: title, href: route }
    try {
      const entries = isInMenu ? await menuEntries(entry, kind === 'legal' ? 'legal' : 'header', copy) : []
      if (!(await commit([made, ...entries]))) return
    } catch (error) {
      return refuse(error)
    }
    change({ dialog: undefined })
    say(fill(words.pageAdded, { name: title, route }))
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
        <label className="check">
          <input type="checkbox" checked={isInMenu} onChange={({ target }) => setInMenu(target.checked)} />
          <span>{words.inMenu}</span>
        </label>
        <button type="submit" className="button is-primary">
          {words.create}
        </button>
      </form>
    </Dialog>
  )
}

const routeFor = async (title: string) => `/${await askAddressWords(title)}`

/** Puts a page last into the menu of its language, and into that of phones where they have their own. */
async function menuEntries(
  entry: { label: string; href: string },
  list: 'header' | 'legal',
  copy: string | undefined,
): Promise<Operation[]> {
  const { language } = copy === undefined ? {} : Object((await askValue(['pages', copy])).value)
  const path = [...(typeof language === 'string' ? ['translations', language] : []), 'navigation']
  const menus = Object((await askValue(path)).value)
  const lists = list === 'header' && menus.mobile ? [list, 'mobile'] : [list]
  return lists.map((name) => ({ do: 'insert', path: [...path, name, menus[name]?.length ?? 0], value: entry }))
}
