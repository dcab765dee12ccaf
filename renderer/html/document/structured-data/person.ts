import type { PageContextValue } from '../../context.ts'
import { isExternal } from '../../links.ts'
import { plainText } from '../../markdown.ts'
import { listRoute } from '../../post-lists.ts'
import { authorOf } from '../../posts.ts'
import { aboutBusiness } from './business.ts'

/** Who wrote a post: in full on the author's own page, elsewhere who it is and where that page stands. */
export function personData(context: PageContextValue, author: string): Record<string, unknown> {
  const { site, page, ask } = context
  const { url } = site.settings
  const { name, role, text, image, links = [] } = authorOf(site, author)
  const route = listRoute(context, { author })
  const person = {
    ...{ '@type': 'Person', '@id': route && `${url}${route}#person`, name, jobTitle: role },
    url: route && `${url}${route}`,
  }
  if (page.kind === 'post') return person
  const picture = ask('picture', image?.src ?? '')?.variants.avif.at(-1)?.url
  const elsewhere = links.map(({ href }) => href).filter(isExternal)
  return {
    ...person,
    description: text && plainText(text),
    image: picture && `${url}${picture}`,
    worksFor: aboutBusiness(site.settings),
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
  }
}
