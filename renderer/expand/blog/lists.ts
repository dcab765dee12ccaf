import { blogPaths } from '../../common/blog-paths.ts'
import { isRecord } from '../../common/is-record.ts'
import { isLanguage } from '../../common/language-name.ts'
import type { Frame } from '../frame.ts'
import { fillTokens } from '../tokens.ts'
import { languagesOf } from '../translations.ts'
import { tagSlug } from './tags.ts'

/** What lists of posts go by of a page, as it is written. */
export interface Written {
  head: Record<string, unknown>
  title: string
  draft: boolean
  language?: string
  /** Whether it lists all posts. */
  listsPosts: boolean
}

export interface Post {
  title: string
  date: string
  /** By their slugs. */
  tags: Map<string, string>
  author: string | undefined
}

/** A list of posts with pages of its own: the blog's, that of a tag or that of an author. */
export interface PostList {
  /** Its pages, in their order. */
  routes: string[]
  /** By its slug. */
  tag?: string
  /** By their key. */
  author?: string
  /** What the tag or the author is called. */
  name?: string
}

/** The posts of a language, newest first, and where their lists stand. */
export interface BlogOf {
  language: string
  /** Where the pages name a language of their own. */
  further: string | undefined
  frame: Frame
  /** The page of the blog. */
  route: string
  /** Whether it lists all posts, on as many pages as they fill. */
  isWhole: boolean
  posts: Post[]
}

/** The blogs of a site: one for each language that has a page of kind "blog". */
export function blogsOf(pages: ReadonlyMap<string, Written>, whole: Frame): BlogOf[] {
  return languagesOf(whole).flatMap((language, index): BlogOf[] => {
    const further = index === 0 ? undefined : language
    const own = [...pages].filter(([, page]) => page.language === further && !page.draft)
    const blogs = own.filter(([, { head }]) => head.kind === 'blog')
    const [route, page] = blogs.find(([, { listsPosts }]) => listsPosts) ?? blogs[0] ?? []
    if (!route || !page) return []
    const frame = whole.in(further)
    const posts = own.filter(([, { head }]) => head.kind === 'post').map(([, post]) => postOf(post, language, frame))
    const newest = posts.sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
    return [
      {
        // What is none is said by itself.
        language: isLanguage(language) ? language : 'en',
        further,
        frame,
        route,
        isWhole: page.listsPosts,
        posts: newest,
      },
    ]
  })
}

function postOf({ head, title }: Written, language: string, { tokens }: Frame): Post {
  const { tags, author, date } = head
  const names = (Array.isArray(tags) ? tags : []).filter((tag): tag is string => typeof tag === 'string')
  const filled = names.map((tag) => fillTokens(tag, tokens))
  return {
    title: fillTokens(title, tokens),
    date: String(date ?? ''),
    tags: new Map(filled.map((tag) => [tagSlug(tag, language), tag] as const).filter(([slug]) => slug !== '')),
    author: typeof author === 'string' ? author : undefined,
  }
}

/** How many posts a page of a list shows, unless the site says otherwise. */
const USUAL_LENGTH = 20

export function postsPerPage({ data }: Pick<Frame, 'data'>): number {
  const { postsPerPage: own } = Object(data.site)
  return Number.isInteger(own) && own > 0 ? own : USUAL_LENGTH
}

/** The addresses of a list of so many posts, the first of which has its own. */
export function addressesOf(first: string, count: number, { language, frame }: BlogOf): string[] {
  const pages = Math.max(1, Math.ceil(count / postsPerPage(frame)))
  const { page } = blogPaths(language)
  return [first, ...Array.from({ length: pages - 1 }, (_, index) => `${first}/${page}/${index + 2}`)]
}

export const tagRoute = ({ route, language }: BlogOf, slug: string) => `${route}/${blogPaths(language).tags}/${slug}`
export const authorRoute = ({ route, language }: BlogOf, key: string) =>
  `${route}/${blogPaths(language).authors}/${key}`

/** What "site:" says of a tag. */
export function wordsOfTag({ frame: { data }, language }: BlogOf, slug: string): Record<string, unknown> {
  const { tags } = Object(data.site)
  const declared: unknown[] = Array.isArray(tags) ? tags : []
  const match = declared.find((tag) => isRecord(tag) && tagSlug(String(tag.name), language) === slug)
  return isRecord(match) ? match : {}
}

/** The authors that "site:" describes, by their keys. */
export function authorsOf({ data }: Frame): Record<string, Record<string, unknown>> {
  const { authors } = Object(data.site)
  return Object.fromEntries(
    Object.entries(isRecord(authors) ? authors : {}).filter((entry): entry is [string, Record<string, unknown>] =>
      isRecord(entry[1]),
    ),
  )
}
