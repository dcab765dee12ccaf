import type { SiteSettings } from '../../../schema/types.generated.ts'
import type { PageHead } from '../../../site/index.ts'
import type { PageContextValue } from '../../context.ts'
import { pageHeading } from '../../headings.ts'
import { aboutBusiness } from './business.ts'

/** The blog and the posts that the page lists. */
export function blogData({ site, page, ask }: PageContextValue): Record<string, unknown> | undefined {
  const list = page.blocks.find((block) => block.type === 'posts')
  if (page.kind !== 'blog' || !list) return undefined
  const { settings } = site
  return {
    '@type': 'Blog',
    '@id': `${settings.url}${page.route}#blog`,
    name: pageHeading(page),
    description: page.description,
    url: `${settings.url}${page.route}`,
    inLanguage: settings.language,
    publisher: aboutBusiness(settings),
    blogPost: ask('posts', page.language)
      .slice(0, list.limit)
      .map((post) => ({
        '@type': 'BlogPosting',
        '@id': postId(settings, post),
        headline: post.title,
        url: `${settings.url}${post.route}`,
        datePublished: post.date,
      })),
  }
}

/** A post, by the heading, byline, dates and picture that its page shows. */
export function postData({ site: { settings }, page, ask }: PageContextValue): Record<string, unknown> | undefined {
  if (page.kind !== 'post') return undefined
  const article = page.blocks.find((block) => block.type === 'article')
  const picture = ask('picture', article?.image?.src ?? page.image?.src ?? '')?.variants.avif.at(-1)
  const shown = picture?.url ?? settings.ogImage
  return {
    '@type': 'BlogPosting',
    '@id': postId(settings, page),
    mainEntityOfPage: `${settings.url}${page.route}`,
    headline: pageHeading(page),
    alternativeHeadline: page.title,
    description: page.summary ?? page.description,
    image: shown && `${settings.url}${shown}`,
    datePublished: page.date,
    dateModified: page.updated ?? page.date,
    author: page.author ? { '@type': 'Person', name: page.author } : aboutBusiness(settings),
    publisher: aboutBusiness(settings),
    inLanguage: settings.language,
  }
}

const postId = ({ url }: SiteSettings, { route }: PageHead) => `${url}${route}#post`
