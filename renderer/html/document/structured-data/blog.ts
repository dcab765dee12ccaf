import type { PageHead } from '../../../pipeline/index.ts'
import type { SiteSettings } from '../../../schema/types.generated.ts'
import type { PageContextValue } from '../../context.ts'
import { pageHeading } from '../../headings.ts'
import { postsOn } from '../../post-lists.ts'
import { aboutBusiness } from './business.ts'
import { personData } from './person.ts'

/** What a page lists of the blog: all of it, the posts of a tag, or an author and their posts. */
export function blogData(context: PageContextValue): Record<string, unknown> | undefined {
  const { site, page } = context
  const list = page.blocks.find((block) => block.type === 'posts')
  if (page.kind !== 'blog' || !list) return undefined
  const { settings } = site
  const { posts, routes } = postsOn(context, list)
  const about = {
    name: pageHeading(page),
    description: page.description,
    url: `${settings.url}${page.route}`,
    inLanguage: settings.language,
  }
  const listed = posts.map((post) => ({
    '@type': 'BlogPosting',
    '@id': postId(settings, post),
    headline: post.title,
    url: `${settings.url}${post.route}`,
    datePublished: post.date,
  }))
  if (list.author !== undefined)
    return { '@type': 'ProfilePage', ...about, mainEntity: personData(context, list.author), hasPart: listed }
  if (list.tag !== undefined)
    return { '@type': 'CollectionPage', ...about, about: list.tag, publisher: aboutBusiness(settings), hasPart: listed }
  const blog = `${settings.url}${routes[0] ?? page.route}`
  return { '@type': 'Blog', '@id': `${blog}#blog`, ...about, publisher: aboutBusiness(settings), blogPost: listed }
}

/** A post, by the heading, byline, dates and picture that its page shows. */
export function postData(context: PageContextValue): Record<string, unknown> | undefined {
  const { site, page, ask } = context
  const { settings } = site
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
    author: page.author ? personData(context, page.author) : aboutBusiness(settings),
    keywords: page.tags?.join(', '),
    publisher: aboutBusiness(settings),
    inLanguage: settings.language,
  }
}

const postId = ({ url }: SiteSettings, { route }: PageHead) => `${url}${route}#post`
