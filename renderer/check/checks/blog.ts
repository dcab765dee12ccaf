import { blocksOf } from '../../common/blocks-of.ts'
import { isRecord } from '../../common/is-record.ts'
import { knownList, suggestion } from '../../common/nearest.ts'
import { type Finding, type Path, worded } from '../../common/problem.ts'
import { authorsOf } from '../../expand/blog/lists.ts'
import { tagSlug } from '../../expand/blog/tags.ts'
import type { Frame } from '../../expand/frame.ts'
import { languagesOf } from '../../expand/translations.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, error, type SiteToCheck, warning } from './check.ts'

/** Authors and tags of posts that are not those that are meant. */
export const blog = {
  when: 'always',
  codes: {
    'unknown-author': error(
      'A post or a list names an author who is not described under "authors:" of the site. Correct the short name, or describe the author.',
      { joins: true },
    ),
    'tag-spelling': warning('A tag is spelled in two ways. Both stand on one page; write it the same in all posts.'),
    'unused-tag': warning('A list or "tags:" of the site names a tag that no post has. Correct the tag, or remove it.'),
  },
  ofPage: ({ route, data }, { frame }) => {
    const { author, language } = Object(data)
    const listed = blocksOf(data).flatMap((block, index) =>
      isRecord(block) && block.type === 'posts'
        ? unknownAuthor(block.author, ['pages', route, 'blocks', index], frame)
        : [],
    )
    return [...unknownAuthor(author, ['pages', route], frame.in(language)), ...listed]
  },
  ofSite: (seen) => languagesOf(seen.site).flatMap((language, index) => tagsIn(seen, language, index === 0)),
} satisfies Check

/** A site that describes no authors takes any name. */
function unknownAuthor(author: unknown, path: Path, frame: Frame): Finding[] {
  const authors = Object.keys(authorsOf(frame))
  if (typeof author !== 'string' || authors.length === 0 || authors.includes(author)) return []
  const byName = Object.entries(authorsOf(frame)).find(([, { name }]) => name === author)?.[0]
  return [
    {
      code: 'unknown-author',
      about: author,
      place: { path: [...path, 'author'] },
      message: message('unknown-author', { name: shown(author), place: at([...path, 'author']) }),
      hint: [
        ...(byName === undefined ? suggestion(author, authors) : [message('did-you-mean', { name: byName })]),
        message('unknown-author.hint', { known: knownList(author, authors) }),
      ],
    },
  ]
}

interface Written {
  tag: string
  path: Path
}

function tagsIn({ site: { pages, data }, textsOf }: SiteToCheck, language: string, isFirst: boolean): Finding[] {
  const own = [...pages].filter(([, page]) => page.language === (isFirst ? undefined : language))
  const posts = own.filter(([, { head }]) => head.kind === 'post')
  const used = posts.flatMap(([route, { head }]) => tagsOf(head.tags, (index) => ['pages', route, 'tags', index]))
  const { site, translations } = data
  const base = isFirst ? ['site'] : ['translations', language, 'site']
  const { tags } = Object(isFirst ? site : Object(Object(translations)[language]).site)
  const names = Array.isArray(tags) ? tags.map((tag: unknown) => Object(tag).name) : []
  const described = tagsOf(names, (index) => [...base, 'tags', index, 'name'])
  const slugs = new Set(used.map(({ tag }) => tagSlug(tag, language)))
  // Only these pages are read: most name tags that posts have.
  const isUnused = (use: string) => use.startsWith('tag ') && !slugs.has(tagSlug(use.slice('tag '.length), language))
  const lists = own.filter(([, { uses }]) => uses.some(isUnused))
  const listed = lists.flatMap(([route]) =>
    textsOf(route).flatMap(({ text, path, schema }) => (schema.reference === 'tag' ? [{ tag: text, path }] : [])),
  )
  return [
    ...spelledTwice([...used, ...described], language),
    ...[...described, ...listed]
      .filter(({ tag }) => !slugs.has(tagSlug(tag, language)))
      .map((one) => unused(one, used)),
  ]
}

function tagsOf(tags: unknown, pathAt: (index: number) => Path): Written[] {
  return (Array.isArray(tags) ? tags : []).flatMap((tag: unknown, index) =>
    typeof tag === 'string' ? [{ tag, path: pathAt(index) }] : [],
  )
}

/** The way of writing that most posts have counts; of two with as many, the first. */
function spelledTwice(tagsOfPosts: readonly Written[], language: string): Finding[] {
  const bySlug = Map.groupBy(tagsOfPosts, ({ tag }) => tagSlug(tag, language))
  return [...bySlug.values()].flatMap((same): Finding[] => {
    const spellings = [...Map.groupBy(same, ({ tag }) => tag).values()].sort((one, other) => other.length - one.length)
    const [usual, ...others] = spellings
    if (!usual?.[0]) return []
    const { tag, path } = usual[0]
    return others.flatMap(([first, ...more]): Finding[] => {
      if (!first) return []
      return [
        {
          ...worded('tag-spelling', { tag: shown(first.tag), usual: shown(tag) }, { tag }),
          about: first.tag,
          place: { path: first.path },
          also: [path, ...more.map((other) => other.path)].map((other) => ({ path: other })),
        },
      ]
    })
  })
}

function unused({ tag, path }: Written, used: readonly Written[]): Finding {
  const tags = used.map((other) => other.tag)
  return {
    code: 'unused-tag',
    about: tag,
    place: { path },
    message: message('unused-tag', { tag: shown(tag) }),
    hint: [...suggestion(tag, tags), message('unused-tag.hint')],
  }
}
