import { usePage } from '../context.ts'

/** The entry of a menu that leads to the search, on a site that has one to lead to. */
export function SearchLink() {
  const { page, site } = usePage()
  const { searchPage, words } = site
  if (searchPage === undefined) return null
  return (
    <li>
      <a href={searchPage} aria-current={searchPage === page.route ? 'page' : undefined}>
        {words.search.link}
      </a>
    </li>
  )
}
