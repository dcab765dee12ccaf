import { useEffect, useState } from 'react'
import type { Plain } from '../../edit/operations/operation.ts'
import { Addresses } from '../form/LinkDialog.tsx'
import { addSection, nameOf, typeOf } from '../outline/move.ts'
import { placeFor, sectionOf } from '../outline/rules.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useSearch } from '../parts/Search.tsx'
import { SectionLook } from '../parts/SectionLook.tsx'
import { askValue } from '../store/api.ts'
import { change, pageInFile, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'

/** A section of another page: first the page is chosen, then the section. */
export function CopiedSections({ at }: { at: number }) {
  const [page, setPage] = useState<string>()
  if (page === undefined) return <Pages onChoose={setPage} />
  return <Sections at={at} page={page} onBack={() => setPage(undefined)} />
}

/** What a template says is filled for each of its pages, and is no text of another. */
export function Pages({ onChoose }: { onChoose: (route: string) => void }) {
  const { field, fits } = useSearch(words.searchPages)
  const pages = useStudio((state) => state.overview?.pages) ?? []
  const own = useStudio((state) => pageInFile(state, state.route))
  const others = pages.filter(({ route, makes }) => route !== own && !makes && !route.includes('{'))
  const found = others.filter(({ route, title }) => fits(title, route))
  return (
    <>
      {field}
      <Addresses found={found.map(({ route, title }) => ({ href: route, name: title }))} onChoose={onChoose} />
    </>
  )
}

function Sections({ at, page, onBack }: { at: number; page: string; onBack: () => void }) {
  const shared = useStudio((state) => state.data.shared)
  const title = useStudio((state) => state.overview?.pages.find(({ route }) => route === page)?.title)
  const [blocks, setBlocks] = useState<readonly Plain[]>()
  useEffect(() => {
    askValue(['pages', page, 'blocks']).then(({ value }) => setBlocks(Array.isArray(value) ? value : []), onBack)
  }, [page, onBack])
  return (
    <>
      <h3 className="with-button">
        <IconButton icon="back" label={words.otherPage} onClick={onBack} />
        <span>{title}</span>
      </h3>
      <ul className="section-grid">
        {blocks?.map((block, index) => {
          const place = placeFor(String(Object(sectionOf(block, shared)).type), at)
          const name = nameOf(block, shared)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no names of their own
            <li key={index}>
              <button
                type="button"
                disabled={place.reason !== undefined}
                onClick={() => {
                  if (place.reason !== undefined) return
                  change({ dialog: undefined })
                  void addSection(place.at, block)
                }}
              >
                <SectionLook route={page} index={index} title={name} />
                <strong>{name}</strong>
                <small>{place.reason ?? typeOf(block, shared)}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
