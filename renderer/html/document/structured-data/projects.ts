import type { PageContextValue } from '../../context.ts'
import { pageHeading } from '../../headings.ts'
import { projectsFrom } from '../../posts.ts'
import { aboutBusiness } from './business.ts'

/** The projects that a page lists, in its order. */
export function projectsData({ site, page, ask }: PageContextValue): Record<string, unknown> | undefined {
  const list = page.blocks.find((block) => block.type === 'projects')
  if (page.kind === 'project' || !list) return undefined
  const projects = projectsFrom(page, ask('projects', page.language)).slice(0, list.limit)
  return {
    '@type': 'ItemList',
    name: list.heading,
    itemListElement: projects.map(({ route, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${site.settings.url}${route}`,
    })),
  }
}

/** A finished project: what its page says of place, day and maker, and the pictures of it. */
export function projectData({ site: { settings }, page, ask }: PageContextValue): Record<string, unknown> | undefined {
  if (page.kind !== 'project') return undefined
  const pair = page.blocks.find((block) => block.type === 'before-after')
  const shown = [page.image?.src, pair?.before.src, pair?.after.src].filter((name) => name !== undefined)
  const pictures = [...new Set(shown)].flatMap((name) => ask('picture', name)?.variants.avif.at(-1)?.url ?? [])
  return {
    '@type': 'CreativeWork',
    '@id': `${settings.url}${page.route}#project`,
    name: pageHeading(page),
    description: page.summary ?? page.description,
    url: `${settings.url}${page.route}`,
    image: pictures.length > 0 ? pictures.map((url) => `${settings.url}${url}`) : undefined,
    dateCreated: page.date,
    locationCreated: page.place && { '@type': 'Place', name: page.place },
    creator: aboutBusiness(settings),
    inLanguage: settings.language,
  }
}
