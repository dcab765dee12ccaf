import { fill } from '../../library/words/index.ts'
import type { Navigation } from '../../schema/types.generated.ts'
import { Icon } from '../components/Icon.tsx'
import { usePage } from '../context.ts'
import { otherLanguages } from '../languages.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SearchLink } from './SearchLink.tsx'

type Service = NonNullable<NonNullable<Navigation['header']>[number]['items']>[number]

/**
 * The menu of phones: a <details>, so that it opens without JavaScript and in old browsers. The pages of a dropdown fold
 * under their entry, in a <details> of their own; the way to a quote stays in view.
 */
export function MobileMenu() {
  const context = usePage()
  const { site } = context
  const { header = [], mobile = header, quote } = site.navigation
  const { menu } = site.words.document
  const isEmpty = mobile.length === 0 && !quote && otherLanguages(context).length === 0
  if (isEmpty && !site.searchPage) return null
  return (
    <details className="mobile-menu">
      <summary aria-label={menu}>
        <Icon name="menu" className="size-7 when-closed" />
        <Icon name="x" className="size-7 when-open" />
      </summary>
      <nav aria-label={menu}>
        <ul>
          {mobile.map(({ label, href }) => {
            const services = header.find((entry) => entry.label === label)?.items
            return (
              <li key={label}>
                <a href={href}>{label}</a>
                {services && <Folded label={label} services={services} />}
              </li>
            )
          })}
          <LanguageSwitch />
          <SearchLink />
        </ul>
        {quote && (
          <a href={quote.href} className="button button-primary">
            {quote.label}
          </a>
        )}
      </nav>
    </details>
  )
}

function Folded({ label, services }: { label: string; services: Service[] }) {
  const { morePages } = usePage().site.words.document
  return (
    <details>
      <summary aria-label={fill(morePages, { label })}>
        <Icon name="chevron-down" className="size-6" />
      </summary>
      <ul>
        {services
          .flatMap((service) => [service, ...(service.items ?? [])])
          .map((service) => (
            <li key={service.href}>
              <a href={service.href}>{service.label}</a>
            </li>
          ))}
      </ul>
    </details>
  )
}
