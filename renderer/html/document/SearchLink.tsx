import { usePage } from '../context.ts'
import { leadsTo } from './menu-entries.ts'

/** The entry of a menu that leads to the search, for the screens whose menu has none of its own. */
export function SearchLink() {
  const { page, site } = usePage()
  const { searchPage, words, navigation } = site
  if (searchPage === undefined) return null
  const { header, mobile = header } = navigation
  const [isInWide, isInNarrow] = [header, mobile].map((entries) => leadsTo(searchPage, entries))
  if (isInWide && isInNarrow) return null
  return (
    <li className={isInWide ? 'only-narrow' : isInNarrow ? 'only-wide' : undefined}>
      <a href={searchPage} aria-current={searchPage === page.route ? 'page' : undefined}>
        {words.search.link}
      </a>
    </li>
  )
}
