import { withoutDigits } from '../../common/language-name.ts'
import { usePage } from '../context.ts'
import { inLanguages } from '../languages.ts'

/** Tells search engines and networks of the same page in other languages; a page kept from them is not told of. */
export function Languages() {
  const context = usePage()
  const { settings } = context.site
  const pages = context.page.noindex || context.page.draft ? [] : inLanguages(context)
  const [first] = settings.languages ?? []
  const fallback = pages.find(({ language }) => language === first)
  if (!first) return null
  return (
    <>
      <meta property="og:locale" content={withoutDigits(settings.language).replace('-', '_')} />
      {pages.length > 1 &&
        pages.map(({ language, route }) => (
          <link key={language} rel="alternate" hrefLang={withoutDigits(language)} href={`${settings.url}${route}`} />
        ))}
      {pages.length > 1 && fallback && (
        <link rel="alternate" hrefLang="x-default" href={`${settings.url}${fallback.route}`} />
      )}
    </>
  )
}
