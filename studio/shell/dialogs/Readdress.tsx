import { type FormEvent, useState } from 'react'
import type { Operation } from '../../edit/operations/operation.ts'
import { parentOf, slugOf } from '../outline/pages/tree.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { commit } from '../store/edit.ts'
import { openPage } from '../store/go.ts'
import { change, say, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

interface ReaddressProps {
  route: string
  /** The address that is offered, and what puts the page among those there: it comes from the tree of pages. */
  to?: string
  order?: Operation[]
}

/** Gives a page another address, also below another page; links and visitors follow, and the pages below it if wanted. */
export function Readdress({ route, to: wanted = route, order = [] }: ReaddressProps) {
  const pages = useStudio((state) => state.overview?.pages) ?? []
  const [to, setTo] = useState(wanted)
  const [isAlong, setAlong] = useState(true)
  const language = pages.find((page) => page.route === route)?.language
  const isBelow = (other: string) => other.startsWith(`${route}/`)
  const along = pages.filter((page) => isBelow(page.route) && !page.route.includes('{'))
  const parents = pages.filter(
    (page) =>
      page.language === language && page.route !== '/' && page.route !== route && !isBelow(page.route) && !page.makes,
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const moved = [route, ...(isAlong ? along.map((page) => page.route) : [])]
    const steps = moved.map((from) => ({ do: 'readdress', from, to: to + from.slice(route.length) }) as const)
    if (to === route || !(await commit([...order, ...steps]))) return
    change({ dialog: undefined })
    openPage(to)
    say(fill(words.pageMoved, { route: to }))
  }
  const parent = parents.find((page) => page.route === parentOf(to))?.route ?? ''
  return (
    <Dialog title={words.changeAddress}>
      <form className="stack" onSubmit={submit}>
        <p>{words.changeAddressNote}</p>
        <label>
          {words.standsBelow}
          <select value={parent} onChange={({ target }) => setTo(`${target.value}/${slugOf(to)}`)}>
            <option value="">{words.belowNone}</option>
            {parents.map((page) => (
              <option key={page.route} value={page.route}>
                {page.title} · {page.route}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.address}
          <input required pattern="/.+" value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
        {along.length > 0 && (
          <label className="check">
            <input type="checkbox" checked={isAlong} onChange={({ target }) => setAlong(target.checked)} />
            <span>{fill(words.belowMoveAlong, { count: along.length })}</span>
          </label>
        )}
        <button type="submit" className="button is-primary" disabled={to === route}>
          {words.changeAddress}
        </button>
      </form>
    </Dialog>
  )
}
