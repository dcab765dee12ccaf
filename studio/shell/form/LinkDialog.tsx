import { Dialog } from '../parts/Dialog.tsx'
import { FileButton } from '../parts/FileButton.tsx'
import { useSearch } from '../parts/Search.tsx'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { sectionName } from './link-target.ts'

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

/** The address of another site, a mail or a phone, where one was typed in place of words that are looked for. */
function addressIn(typed: string): string[] {
  const text = typed.trim()
  if (/^(https:\/\/|mailto:|tel:)[^\s/]\S*$/i.test(text)) return [text]
  return /^(http:\/\/)?([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(text) ? [`https://${text.replace(/^http:\/\//i, '')}`] : []
}

/** What a link can lead to: phone and mail, pages and their sections, files. */
export function LinkDialog({ onChoose, onClose }: { onChoose: (href: string) => void; onClose: () => void }) {
  const { search, field, fits } = useSearch(words.searchLinks)
  const names = useStudio((state) => state.names)
  const pages = names?.pages ?? []
  const places = [
    { href: 'tel:{phone}', name: words.callLink },
    { href: 'mailto:{email}', name: words.mailLink },
    ...pages.map(({ route, title }) => ({ href: route, name: title })),
    ...pages.flatMap(({ route, title, sections }) =>
      sections.map((section) => ({ href: `${route}#${section.anchor}`, name: `${title} › ${sectionName(section)}` })),
    ),
    ...(names?.files ?? []).map((href) => ({ href, name: words.file })),
  ]
  const elsewhere = addressIn(search).map((href) => ({ href, name: words.linkElsewhere }))
  const found = [...elsewhere, ...places.filter(({ href, name }) => fits(href, name))]
  return (
    <Dialog title={words.linkTo} onClose={onClose}>
      {field}
      <Addresses found={found} onChoose={onChoose} />
      <FileButton onAdded={onChoose} />
    </Dialog>
  )
}
