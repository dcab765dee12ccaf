import { Icon } from '../components/Icon.tsx'
import { usePage } from '../context.ts'

/** The menu of phones: a <details>, so that it opens without JavaScript and in old browsers. */
export function MobileMenu() {
  const { site } = usePage()
  const { mobile, header, quote } = site.navigation
  return (
    <details className="mobile-menu">
      <summary aria-label="Menu">
        <Icon name="menu" className="size-7 when-closed" />
        <Icon name="x" className="size-7 when-open" />
      </summary>
      <nav aria-label="Menu">
        <ul>
          {mobile.map(({ label, href }) => {
            const services = header.find((entry) => entry.label === label)?.items
            return (
              <li key={label}>
                <a href={href}>{label}</a>
                {services && (
                  <ul>
                    {services
                      .flatMap((service) => [service, ...(service.items ?? [])])
                      .map((service) => (
                        <li key={service.href}>
                          <a href={service.href}>{service.label}</a>
                        </li>
                      ))}
                  </ul>
                )}
              </li>
            )
          })}
        </ul>
        <a href={quote.href} className="button button-primary">
          {quote.label}
        </a>
      </nav>
    </details>
  )
}
