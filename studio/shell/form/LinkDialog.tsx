import { Dialog } from '../parts/Dialog.tsx'
import { FileButton } from '../parts/FileButton.tsx'
import { useSearch } from '../parts/Search.tsx'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'

const mostShown = 60

interface AddressesProps {
  found: readonly { href: string; name: string }[]
  onChoose: (href: string) => void
}

/** Names with what they stand for, of which one is chosen. */
export function Addresses({ found, onChoose }: AddressesProps) {
  return (
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
  )
}

/** What a link can lead to: phone and mail, pages and their sections, files. */
export function LinkDialog({ onChoose, onClose }: { onChoose: (href: string) => void; onClose: () => void }) {
  const { field, fits } = useSearch(words.searchPages)
  const names = useStudio((state) => state.names)
  const places = [
    { href: 'tel:{phone}', name: words.callLink },
    { href: 'mailto:{email}', name: words.mailLink },
    ...(names?.pages ?? []).flatMap(({ route, title, anchors }) => [
      { href: route, name: title },
      ...anchors.map((anchor) => ({ href: `${route}#${anchor}`, name: `${title} › ${anchor}` })),
    ]),
    ...(names?.files ?? []).map((href) => ({ href, name: words.file })),
  ]
  const found = places.filter(({ href, name }) => fits(href, name))
  return (
    <Dialog title={words.linkTo} onClose={onClose}>
      {field}
      <Addresses found={found} onChoose={onChoose} />
      <FileButton onAdded={onChoose} />
    </Dialog>
  )
}
