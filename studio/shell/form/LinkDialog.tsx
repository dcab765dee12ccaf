import { useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { FileButton } from '../parts/FileButton.tsx'
import { Search } from '../parts/Search.tsx'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'

const mostShown = 60

/** What a link can lead to: phone and mail, pages and their sections, files. */
export function LinkDialog({ onChoose, onClose }: { onChoose: (href: string) => void; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const names = useStudio((state) => state.names)
  const wanted = search.toLowerCase().trim()
  const places = [
    { href: 'tel:{phone}', name: words.callLink },
    { href: 'mailto:{email}', name: words.mailLink },
    ...(names?.pages ?? []).flatMap(({ route, title, anchors }) => [
      { href: route, name: title },
      ...anchors.map((anchor) => ({ href: `${route}#${anchor}`, name: `${title} › ${anchor}` })),
    ]),
    ...(names?.files ?? []).map((href) => ({ href, name: words.file })),
  ]
  const found = places.filter(({ href, name }) => `${href} ${name}`.toLowerCase().includes(wanted))
  return (
    <Dialog title={words.linkTo} onClose={onClose}>
      <Search value={search} onChange={setSearch} label={words.searchPages} />
      <ul className="choices">
        {found.slice(0, mostShown).map(({ href, name }) => (
          <li key={href}>
            <button type="button" onClick={() => onChoose(href)}>
              <span>{name}</span>
              <code>{href}</code>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="none">{words.noneFound}</li>}
      </ul>
      <FileButton onAdded={onChoose} />
    </Dialog>
  )
}
