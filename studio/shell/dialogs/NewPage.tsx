import { type FormEvent, useEffect, useRef, useState } from 'react'
import { inWords } from '../form/labels.ts'
import { drawingOfKind } from '../outline/pages/kinds.ts'
import { askMenus, homeIn, putIntoMenu } from '../outline/pages/menus.ts'
import { parentOf, usualParent } from '../outline/pages/tree.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { askAddressWords } from '../store/api.ts'
import { commit, refuse } from '../store/edit.ts'
import { openPage } from '../store/go.ts'
import { change, say, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

interface NewPageProps {
  /** The page whose text it begins with. */
  copy?: string
  /** The page below which it stands. */
  below?: string
  /** The language that it is in, where that is not the first one of the site, or that of the page that is named. */
  language?: string
}

/** A page with the starter texts of its kind, or with those of another page. */
export function NewPage({ copy, below, language: wanted }: NewPageProps) {
  const kinds = useStudio((state) => state.forms?.kinds) ?? {}
  const pages = useStudio((state) => state.overview?.pages) ?? []
  const model = pages.find(({ route }) => route === (copy ?? below))
  const language = model ? model.language : wanted
  const [title, setTitle] = useState('')
  const [address, setAddress] = useState<string>()
  const [kind, setKind] = useState(below === undefined ? 'guide' : (model?.kind ?? 'guide'))
  const [isInMenu, setInMenu] = useState(false)
  const inLanguage = pages.filter((page) => page.language === language)
  const usual = () => (copy === undefined ? usualParent(inLanguage, kind, homeIn(pages, language)) : parentOf(copy))
  const parent = below ?? usual()
  const addressIn = useAddress(title)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A quick hand is sooner than the proposal.
    const route = address ?? `${parent}/${(await askAddressWords(title).catch(() => undefined)) ?? addressIn.words}`
    const page = { do: 'page', route, title } as const
    const made = copy === undefined ? { ...page, kind } : { ...page, copy }
    const entry = { title, route, kind: copy === undefined ? kind : (model?.kind ?? ''), ...(language && { language }) }
    try {
      const entries = isInMenu ? putIntoMenu(await askMenus(language), entry) : []
      if (!(await commit([made, ...entries]))) return
    } catch (error) {
      return refuse(error)
    }
    change({ dialog: undefined })
    say(fill(words.pageAdded, { name: title, route }))
    openPage(route)
  }
  return (
    <Dialog
      title={copy === undefined ? words.newPage : `${words.copyOf} ${model?.title ?? copy}`}
      isWide={copy === undefined}
    >
      <form className="stack" onSubmit={submit}>
        <div className="two-fields">
          <label>
            {words.title}
            <input ref={field} required value={title} onChange={({ target }) => setTitle(target.value)} />
          </label>
          <label>
            {words.address}
            <input
              required
              pattern={address === undefined && addressIn.for !== title ? undefined : '/.+'}
              value={address ?? `${parent}/${addressIn.words}`}
              onChange={({ target }) => setAddress(target.value)}
            />
          </label>
        </div>
        {copy === undefined && (
          <fieldset className="kinds">
            <legend>{words.kindOfPage}</legend>
            {Object.entries(kinds)
              .filter(([name]) => name !== 'home')
              .map(([name, { description = '' }]) => (
                <label key={name} className="kind">
                  <input type="radio" name="kind" checked={kind === name} onChange={() => setKind(name)} />
                  <Icon name={drawingOfKind(name)} />
                  <strong>{inWords(name)}</strong>
                  <small>{description}</small>
                </label>
              ))}
          </fieldset>
        )}
        <div className="dialog-foot">
          <label className="check">
            <input type="checkbox" checked={isInMenu} onChange={({ target }) => setInMenu(target.checked)} />
            <span>{words.inMenu}</span>
          </label>
          <button type="submit" className="button is-primary">
            {words.create}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** A title as addresses can say it, as far as the server has answered. */
function useAddress(title: string) {
  const [proposed, setProposed] = useState({ for: '', words: '' })
  useEffect(() => {
    let isCurrent = true
    const propose = (address: string) => isCurrent && setProposed({ for: title, words: address })
    askAddressWords(title).then(propose, () => {})
    return () => {
      isCurrent = false
    }
  }, [title])
  return proposed
}
