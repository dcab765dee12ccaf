import { fill } from '../../library/words/index.ts'
import { Icon } from '../components/Icon.tsx'
import { usePage } from '../context.ts'

interface Entry {
  label: string
  href: string
  items?: Entry[]
}

/**
 * One entry of the header. With entries of its own it opens a dropdown: under the pointer by CSS alone, by its arrow
 * button from the keyboard (the "disclosure navigation with top-level links" pattern of the ARIA practices).
 */
export function HeaderMenu({ entry }: { entry: Entry }) {
  const { page, site } = usePage()
  const link = (
    <a href={entry.href} aria-current={entry.href === page.route ? 'page' : undefined}>
      {entry.label}
    </a>
  )
  if (!entry.items) return <li>{link}</li>
  return (
    <li data-menu>
      {link}
      <button
        type="button"
        aria-expanded="false"
        aria-label={fill(site.words.document.morePages, { label: entry.label })}
      >
        <Icon name="chevron-down" className="size-4" />
      </button>
      <ul>
        {entry.items.map((item) => (
          <HeaderMenu key={item.label} entry={item} />
        ))}
      </ul>
    </li>
  )
}
