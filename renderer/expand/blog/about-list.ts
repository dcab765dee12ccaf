import { blocksOf } from '../../common/blocks-of.ts'
import { fill, fillCount, type Words } from '../../languages/index.ts'
import { authorsOf, type BlogOf, type Post, type PostList, wordsOfTag } from './lists.ts'

/** Search engines cut longer descriptions. */
const LONGEST_DESCRIPTION = 160

const isPosts = (block: unknown) => Object(block).type === 'posts'

/** What ends the page of the blog ends all of them, such as the way to get in touch. */
export function belowPosts(blogPage: Record<string, unknown>): unknown[] {
  const sections = blocksOf(blogPage)
  const at = sections.findLastIndex(isPosts)
  return at < 0 ? [] : sections.slice(at + 1)
}

export type BlogWords = Words['blog']

interface AboutList {
  title: string
  description: unknown
  opening: Record<string, unknown>
  listed: Record<string, unknown>
}

/** Title, description, opening and list of the first page of posts. */
export function aboutList(
  { frame, language, ...blog }: BlogOf,
  { tag, author, name = '' }: PostList,
  posts: Post[],
  blogPage: Record<string, unknown>,
  words: BlogWords,
): AboutList {
  const values = { tag: name, author: name, blog: String(blogPage.label ?? blogPage.title) }
  const title = fill(words.title, { ...values, name })
  if (tag !== undefined) {
    const { heading = name, intro = words.tagIntro, description } = wordsOfTag({ frame, language, ...blog }, tag)
    const counted = fillCount(words.onTag, posts.length, language, values)
    return {
      title,
      description: description ?? summary(counted, posts),
      opening: { type: 'page-hero', heading, text: intro },
      listed: { type: 'posts', heading: counted, tag: name },
    }
  }
  if (author !== undefined) {
    const { role, text = fill(words.authorIntro, values), image, links } = authorsOf(frame)[author] ?? {}
    const counted = fillCount(words.byAuthor, posts.length, language, values)
    const portrait = image !== undefined && { image, layout: 'framed' }
    const more = { ...(role !== undefined && { subtitle: role }), ...(links !== undefined && { actions: links }) }
    return {
      title,
      description: summary(counted, posts),
      opening: { type: 'page-hero', heading: name, text, ...more, ...portrait },
      listed: { type: 'posts', heading: counted, author },
    }
  }
  const sections = blocksOf(blogPage)
  const { heading = blogPage.title } = Object(sections.find((block) => Object(block).heading !== undefined))
  const { intro, ...listed } = Object(sections.findLast(isPosts))
  return {
    title: String(blogPage.title),
    description: blogPage.description,
    opening: { type: 'page-hero', heading },
    listed: { type: 'posts', heading, ...listed },
  }
}

/** A description for search results: what is listed, and as many titles as fit. */
export function summary(start: string, posts: readonly Post[]): string {
  let text = start
  for (const [index, { title }] of posts.entries()) {
    const longer = `${text}${index === 0 ? ': ' : '; '}${title}`
    if (longer.length > LONGEST_DESCRIPTION) break
    text = longer
  }
  return text
}
