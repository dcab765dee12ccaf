import { Icon } from '../components/Icon.tsx'
import { usePage } from '../context.ts'

/** The entry of a menu that leads to the search, on a site that offers one: in the header an icon, which takes less room. */
export function SearchLink({ isIcon = false }: { isIcon?: boolean }) {
  const { page, site } = usePage()
  const { searchPage: route, words } = site
  if (route === undefined) return null
  const { link } = words.search
  return (
    <li>
      <a href={route} aria-current={route === page.route ? 'page' : undefined}>
        {isIcon ? (
          <>
            <Icon name="search" className="size-5" />
            <span className="visually-hidden">{link}</span>
          </>
        ) : (
          link
        )}
      </a>
    </li>
  )
}
