import { useState } from 'react'
import { inWords } from '../form/labels.ts'
import { addSection, blocksPath, nameOf } from '../outline/move.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Search } from '../parts/Search.tsx'
import { change, useStudio } from '../store/state.ts'
import { valueAt } from '../store/values.ts'
import { words } from '../words/index.ts'
import { SectionPicture } from './SectionPicture.tsx'

/** What may stand on the page, each with its picture; shared sections stand first. */
export function AddSection({ at }: { at: number }) {
  const [search, setSearch] = useState('')
  const forms = useStudio((state) => state.forms)
  const shared = useStudio((state) => state.data.shared)
  const page = useStudio((state) => valueAt(state.data[`pages ${blocksPath()[1]}`], ['kind']))
  const counts = useStudio((state) => state.overview?.shared)
  const kind = forms?.kinds[String(page)]
  const wanted = search.toLowerCase().trim()
  const isWanted = (words: string) => words.toLowerCase().includes(wanted)
  const mayStand = (type: string, opening: unknown) =>
    !(opening && kind?.first !== undefined && type !== kind.first) &&
    (!kind?.may || kind.may.includes(type) || kind.must?.includes(type))
  const types = Object.entries(forms?.sections ?? {})
    .filter(([type, { opening }]) => mayStand(type, opening))
    .filter(([type, { description = '' }]) => isWanted(`${inWords(type)} ${description}`))
  const uses = Object.entries(Object(shared) as Record<string, unknown>).filter(([name, section]) =>
    isWanted(`${name} ${nameOf(section, {})}`),
  )
  const add = (section: { type: string } | { use: string }) => {
    change({ dialog: undefined })
    void addSection(at, section)
  }
  return (
    <Dialog title={words.chooseSection} isWide>
      <Search value={search} onChange={setSearch} label={words.searchSections} />
      {uses.length > 0 && (
        <>
          <h3>{words.sharedSections}</h3>
          <ul className="choices">
            {uses.map(([use, section]) => (
              <li key={use}>
                <button type="button" onClick={() => add({ use })}>
                  <span>{nameOf(section, {})}</span>
                  <small>
                    {inWords(String(Object(section).type))} · {words.onSoMany(counts?.[use] ?? 0)}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{words.newSections}</h3>
      <ul className="section-grid">
        {types.map(([type, { description }]) => (
          <li key={type}>
            <button type="button" onClick={() => add({ type })}>
              <SectionPicture type={type} />
              <strong>{inWords(type)}</strong>
              <small>{description}</small>
            </button>
          </li>
        ))}
      </ul>
      {types.length + uses.length === 0 && <p className="none">{words.noneFound}</p>}
    </Dialog>
  )
}
