import { asRead } from '../common/as-read.ts'
import { type PostList, postsPerPage } from '../expand/blog/lists.ts'
import { keyOf } from '../expand/blog/pages.ts'
import { slugsOf, tagSlug } from '../expand/blog/tags.ts'
import { siteIn } from '../pipeline/in-language.ts'
import type { PageHead, Site, SiteFrame, SiteSettings } from '../pipeline/index.ts'

/** The published pages of a kind in a language, or in the site's first, newest first. */
export function newestOfKind({ pages }: Site, kind: PageHead['kind'], language?: string): PageHead[] {
  const entries = pages.filter((page) => page.kind === kind && !page.draft && page.language === language)
  return entries.sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
}

/** The published posts of the blog in a language, or in the site's first, newest first. */
export const newestPosts = (site: Site, language?: string, limit?: number): PageHead[] =>
  newestOfKind(site, 'post', language).slice(0, limit)

/** The projects that a page lists: all, or on the page of one those after it and then those before. */
export function projectsFrom(page: PageHead, projects: readonly PageHead[]): PageHead[] {
  const at = projects.findIndex(({ route }) => route === page.route)
  return [...projects.slice(at + 1), ...projects.slice(0, Math.max(at, 0))]
}

/** Which posts a section lists. */
interface Wanted {
  tag?: string
  author?: string
  limit?: number
}

/** The posts of a list, those of one of its pages, and where the others are. */
export interface ListedPosts {
  posts: PageHead[]
  /** Counted from 1. */
  number: number
  /** The addresses of all pages of the list. */
  routes: readonly string[]
}

/** The posts that a section lists on a page: all that it wants, or those of the page's number in a long list. */
export function listedPosts(
  posts: readonly PageHead[],
  { tag, author, limit }: Wanted,
  settings: SiteSettings,
  list: readonly string[],
  route: string,
): ListedPosts {
  const { language } = settings
  const slug = tag === undefined ? undefined : tagSlug(tag, language)
  const wanted = posts.filter(
    (post) =>
      (slug === undefined || slugsOf(post.tags, language).includes(slug)) &&
      (author === undefined || post.author === author),
  )
  const at = limit === undefined ? list.indexOf(route) : -1
  if (at < 0) return { posts: wanted.slice(0, limit), number: 1, routes: [] }
  const length = postsPerPage({ data: { site: settings } })
  return { posts: wanted.slice(at * length, (at + 1) * length), number: at + 1, routes: list }
}

/** By what a list of posts is known. */
export const listKey = ({ tag, author }: Wanted, language: string): string =>
  keyOf({ ...(tag !== undefined && { tag: tagSlug(tag, language) }), ...(author !== undefined && { author }) })

/** A list of posts by its key, such as "tag storm-damage". */
export const postList = (
  { postLists, settings }: Site,
  language: string | undefined,
  key: string,
): PostList | undefined => postLists[language ?? settings.language]?.[key]

/** A tag with the address of its page, where it has one. */
export interface LinkedTag {
  name: string
  route?: string
}

/** The tags of posts, each once, as the first of them writes it. */
function linkedTags(site: Site, posts: readonly PageHead[], language: string | undefined): LinkedTag[] {
  const { settings } = siteIn(site, language)
  const tags = new Map<string, LinkedTag>()
  for (const name of posts.flatMap(({ tags }) => tags ?? [])) {
    const slug = tagSlug(name, settings.language)
    const [route] = postList(site, language, `tag ${slug}`)?.routes ?? []
    if (!tags.has(slug)) tags.set(slug, { name, ...(route && { route }) })
  }
  return [...tags.values()]
}

/** The tags of a post, in its order. */
export const tagsOfPost = (site: Site, post: PageHead): LinkedTag[] => linkedTags(site, [post], post.language)

/** The tags that have a page, in alphabetical order. */
export function allTags(site: Site, posts: readonly PageHead[], language?: string): LinkedTag[] {
  const inOrder = new Intl.Collator(siteIn(site, language).settings.language)
  const tags = linkedTags(site, posts, language).filter(({ route }) => route !== undefined)
  return tags.sort((one, other) => inOrder.compare(asRead(one.name), asRead(other.name)))
}

/** The author of a post as "site:" describes them; a name alone where it does not. */
export function authorOf({ settings }: Pick<SiteFrame, 'settings'>, author: string) {
  const profile = settings.authors && Object.hasOwn(settings.authors, author) ? settings.authors[author] : undefined
  return profile ?? { name: author }
}

/** How many posts are named at the end of one. */
const RELATED = 3

/** Finds for a post those with most of its tags; of two with as many, the newer one. */
export function createRelated(site: Site, postsIn: (language?: string) => readonly PageHead[]) {
  const byLanguage = new Map<string, Map<string, PageHead[]>>()
  const byTag = (language = '') => {
    const groups = byLanguage.get(language) ?? groupByTag(postsIn(language), siteIn(site, language).settings.language)
    byLanguage.set(language, groups)
    return groups
  }
  return (post: PageHead): PageHead[] => {
    const shared = new Map<PageHead, number>()
    for (const slug of slugsOf(post.tags, siteIn(site, post.language).settings.language))
      for (const other of byTag(post.language).get(slug) ?? [])
        if (other.route !== post.route) shared.set(other, (shared.get(other) ?? 0) + 1)
    const newest = (one: PageHead, other: PageHead) =>
      (other.date ?? '').localeCompare(one.date ?? '') || one.route.localeCompare(other.route)
    const sorted = [...shared].sort(([one, most], [other, more]) => more - most || newest(one, other))
    return sorted.slice(0, RELATED).map(([other]) => other)
  }
}

function groupByTag(posts: readonly PageHead[], language: string): Map<string, PageHead[]> {
  const groups = new Map<string, PageHead[]>()
  for (const post of posts)
    for (const slug of slugsOf(post.tags, language)) groups.set(slug, [...(groups.get(slug) ?? []), post])
  return groups
}
