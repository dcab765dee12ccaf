import { breadcrumbs } from '../breadcrumbs.ts'
import { usePage } from '../context.ts'

/** The way from the home page to this one; nothing on the home page itself, or where the theme leaves it out. */
export function Breadcrumbs() {
  const context = usePage()
  const { page, site } = context
  const trail = breadcrumbs(context)
  if (trail.length < 2 || site.settings.theme?.shape?.trail === 'none') return null
  return (
    <nav aria-label={site.words.document.breadcrumb} className="breadcrumbs">
      <ol className="flex flex-wrap items-baseline text-md">
        {trail.map(({ label, route }) => (
          <li key={label}>
            {route === page.route ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={route} className="inline-block py-[0.55rem] -my-[0.4rem] underline underline-offset-[0.2em]">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
