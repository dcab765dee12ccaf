import { countryOf } from '../../common/country.ts'
import { isRecord } from '../../common/is-record.ts'
import { fill, wordsOf } from '../../languages/index.ts'
import type { Frame } from '../frame.ts'
import { aboutList, type BlogWords, belowPosts, summary } from './about-list.ts'
import {
  addressesOf,
  authorRoute,
  authorsOf,
  type BlogOf,
  blogsOf,
  type Post,
  type PostList,
  postsPerPage,
  tagRoute,
  type Written,
  wordsOfTag,
} from './lists.ts'

/** By language and by their keys. */
export type PostLists = Record<string, Record<string, PostList>>

/** What follows from the posts of a site. */
export interface Blog {
  /** The lists of each language, by "tag storm-damage", "author jane-doe" and "all". */
  lists: PostLists
  /** The pages that nobody wrote, by address, as somebody would write them. */
  pages: Map<string, Record<string, unknown>>
  /** The page of the blog to which each of them belongs. */
  origins: Map<string, string>
}

/** Makes the pages of tags and authors, and the further ones of long lists. What an author wrote at such an address stays. */
export function makeBlog(
  writtenPages: ReadonlyMap<string, Written>,
  frame: Frame,
  dataOf: (route: string) => unknown,
): Blog {
  const blog: Blog = { lists: {}, pages: new Map(), origins: new Map() }
  const isTaken = (route: string) => writtenPages.has(route) || Object.hasOwn(frame.redirects, route)
  for (const own of blogsOf(writtenPages, frame)) {
    const lists = listsOf(own)
    blog.lists[own.language] = Object.fromEntries(lists.map(({ list }) => [keyOf(list), list]))
    const inFirst = Object.values(blog.lists)[0] ?? {}
    for (const { list, posts } of lists) {
      const make = createMaker(own, list, posts, Object(dataOf(own.route)), inFirst[keyOf(list)])
      list.routes.forEach((route, index) => {
        if (isTaken(route)) return
        blog.pages.set(route, make(index))
        blog.origins.set(route, own.route)
      })
    }
  }
  return blog
}

export const keyOf = ({ tag, author }: Pick<PostList, 'tag' | 'author'>) =>
  tag !== undefined ? `tag ${tag}` : author !== undefined ? `author ${author}` : 'all'

function listsOf(blog: BlogOf): { list: PostList; posts: Post[] }[] {
  const { posts, route, isWhole } = blog
  const slugs = [...new Set(posts.flatMap(({ tags }) => [...tags.keys()]))]
  const tags = slugs.map((tag) => {
    const tagged = posts.filter(({ tags }) => tags.has(tag))
    const name = String(wordsOfTag(blog, tag).name ?? tagged[0]?.tags.get(tag))
    return { list: { routes: addressesOf(tagRoute(blog, tag), tagged.length, blog), tag, name }, posts: tagged }
  })
  const authors = Object.entries(authorsOf(blog.frame)).flatMap(([author, { name }]) => {
    const own = posts.filter((post) => post.author === author)
    const routes = addressesOf(authorRoute(blog, author), own.length, blog)
    return own.length > 0 ? [{ list: { routes, author, name: String(name) }, posts: own }] : []
  })
  const all = isWhole ? [{ list: { routes: addressesOf(route, posts.length, blog) }, posts }] : []
  return [...all, ...tags, ...authors]
}

/** Makes the page of a list with a number, counted from 0; `first` is the same list in the site's first language. */
function createMaker(blog: BlogOf, list: PostList, posts: Post[], blogPage: Record<string, unknown>, first?: PostList) {
  const words = wordsFor(blog)
  const { title, opening, listed, description } = aboutList(blog, list, posts, blogPage, words)
  const below = belowPosts(blogPage)
  const length = postsPerPage(blog.frame)
  return (index: number): Record<string, unknown> => {
    const at = { number: index + 1, count: list.routes.length }
    const head = { title, label: list.name ?? title, description }
    const part = {
      title: fill(words.pageTitle, { title, ...at }),
      label: fill(words.page, at),
      description: summary(fill(words.pageOf, at), posts.slice(index * length)),
    }
    const top = index === 0 ? opening : { type: 'page-hero', heading: opening.heading, text: fill(words.pageOf, at) }
    return {
      kind: 'blog',
      ...(index === 0 ? head : part),
      ...(blog.further && { language: blog.further }),
      ...(first && list.author && index === 0 && blog.further && { translationOf: first.routes[0] }),
      ...(posts.length === 1 && { noindex: true }),
      ...(posts[0]?.date && { updated: posts[0].date }),
      blocks: [top, listed, ...below],
    }
  }
}

/** What is no language, and words that are none, are said by themselves. */
function wordsFor({ frame, language }: BlogOf): BlogWords {
  const { words, address } = Object(frame.data.site)
  const own = Object.entries(isRecord(words) ? words : {}).filter((entry): entry is [string, string] =>
    isText(entry[1]),
  )
  const { country } = Object(address)
  return wordsOf(language, Object.fromEntries(own), isText(country) ? country : countryOf({ language })).blog
}

const isText = (value: unknown) => typeof value === 'string'
