import { breadcrumbs } from '../../breadcrumbs.ts'
import type { PageContextValue } from '../../context.ts'
import { blogData, postData } from './blog.ts'
import { aboutBusiness, businessCard, businessData } from './business.ts'
import { eventsData } from './events.ts'
import { locationsData } from './locations.ts'
import { menusData } from './menus.ts'
import { projectData, projectsData } from './projects.ts'
import { questionsData } from './questions.ts'
import { ratingData } from './ratings.ts'
import { serviceData } from './service.ts'
import { videosData } from './videos.ts'

type Data = Record<string, unknown>

/** All structured data (schema.org) of a page, built from what the page shows; a draft shows none of its sections. */
export function structuredData(context: PageContextValue): Data {
  const { page, site } = context
  const describe = page.route === site.home ? businessData : businessCard
  const shown = !page.draft && { ...ratingData(page), ...menusData(context) }
  const business = { ...describe(site.settings), ...shown }
  const more = page.draft
    ? []
    : [websiteData, trailData, serviceData, questionsData, blogData, postData, projectsData, projectData]
  const lists = page.draft ? [] : [...locationsData(context), ...videosData(context), ...eventsData(context)]
  const graph = [business, ...lists, ...more.map((data) => data(context)), ...(page.schema ?? [])]
  return { '@context': 'https://schema.org', '@graph': graph.filter((data) => data !== undefined) }
}

function websiteData({ site: { settings, home }, page }: PageContextValue): Data | undefined {
  if (page.route !== home) return undefined
  const { url, brand, language } = settings
  return {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    url: `${url}/`,
    name: brand,
    description: settings.description,
    inLanguage: language,
    publisher: aboutBusiness(settings),
  }
}

/** The trail that the opening of a page shows; the home page has none. */
function trailData(context: PageContextValue): Data | undefined {
  const { site, page } = context
  if (!page.blocks.some(({ type }) => type === 'page-hero') || page.route === site.home) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(context).map(({ label, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${site.settings.url}${route}`,
    })),
  }
}
