import { fill } from '../../languages/index.ts'
import { usePage } from '../context.ts'
import { otherLanguages } from '../languages.ts'
import { entriesBefore } from './header-row.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { looksOf } from './look.ts'
import { type MenuEntry, menuEntries } from './menu-entries.ts'
import { SearchLink } from './SearchLink.tsx'

/**
 * The menu of all screens. Wide ones have it in a row; on phones the <details> before it shows it, so that it opens
 * without JavaScript and in old browsers, and the way to a quote stays in view under it.
 */
export function HeaderMenu() {
  const context = usePage()
  const { navigation, words, searchPage } = context.site
  const { quote } = navigation
  const entries = menuEntries(navigation)
  const isEmpty = entries.length === 0 && !quote && otherLanguages(context).length === 0
  if (isEmpty && !searchPage) return null
  const before = looksOf(context.site).includes('look-header-around')
    ? indexBehind(entriesBefore(context.site), entries)
    : 0
  const first = entries.slice(0, before)
  return (
    <>
      <details className="mobile-menu">
        <summary aria-label={words.document.menu} />
      </details>
      <nav aria-label={words.document.mainMenu} className="wrap header-nav">
        {first.length > 0 && (
          <ul className={first.every(({ only }) => only === 'wide') ? 'only-wide' : undefined}>{first.map(entryOf)}</ul>
        )}
        <ul>
          {entries.slice(before).map(entryOf)}
          <LanguageSwitch />
          <SearchLink />
        </ul>
        {quote && (
          <a href={quote.href} className="button button-primary">
            {quote.label}
          </a>
        )}
      </nav>
    </>
  )
}

const entryOf = (entry: MenuEntry) => <Entry key={`${entry.only} ${entry.label}`} entry={entry} />

/** Where the entries begin that follow so many of a wide screen. */
function indexBehind(count: number, entries: readonly MenuEntry[]): number {
  const wide = entries.filter(({ only }) => only !== 'narrow')
  return entries.indexOf(wide[count - 1] as MenuEntry) + 1
}

/**
 * One entry. With entries of its own it has a dropdown, which folds out under it on phones: it opens under the pointer by
 * CSS alone, and by its arrow, the <details> before it, from the keyboard and under a finger (the "disclosure navigation
 * with top-level links" pattern of the ARIA practices).
 */
function Entry({ entry: { label, href, items, only } }: { entry: MenuEntry }) {
  const { page, site } = usePage()
  return (
    <li className={only && `only-${only}`}>
      <a href={href} aria-current={href === page.route ? 'page' : undefined}>
        {label}
      </a>
      {items && (
        <>
          <details>
            <summary aria-label={fill(site.words.document.morePages, { label })} />
          </details>
          <ul>
            {items.map((item) => (
              <Entry key={item.label} entry={item} />
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
