import { kindsOf } from '../../../renderer/check/kind.ts'
import type { Surroundings } from '../../../renderer/check/surroundings.ts'
import { blocksOf } from '../../../renderer/common/blocks-of.ts'
import { isRecord } from '../../../renderer/common/is-record.ts'
import { authorsOf } from '../../../renderer/expand/blog/lists.ts'
import { type Outline, outlineOf } from '../../../renderer/expand/outline.ts'
import { expand } from '../../../renderer/expand/templates/expand.ts'
import { parseFrame, parsePages, readPage } from '../../../renderer/read/parse.ts'
import { sourceText } from '../../../renderer/read/source-text.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'

/** Something an author may choose in an editor, with a line that says what it is. */
export interface Choice {
  value: string
  about?: string
}

/**
 * What the texts that name something may name, by the schemas' keyword `reference`; `route` stands for page addresses, and
 * `kind` for the kinds of page.
 */
export type Choices = Record<NonNullable<Schema['reference']> | 'route' | 'kind', Choice[]>

/** Beyond so many pages a list of their names helps nobody, and an editor reads it at every start. */
const MOST = 1000

/**
 * Gathers the choices from the text of a pages.yaml and from what is around it; mistakes in the text do no harm. Only
 * names count, so that new words on a page do not put the generated schema out of date.
 */
export function choicesOf(source: string, { images, files, icons, fonts }: Required<Surroundings>): Choices {
  const text = sourceText(source)
  const tooMany = new Set(text.chunks.slice(MOST))
  const parsed = parsePages(parseFrame(text), (chunk) => (tooMany.has(chunk) ? unread : readPage(chunk)))
  const outline = outlineOf(expand(parsed).file)
  const routes = named([...outline.pages.keys()].slice(0, MOST))
  return {
    route: routes,
    link: [...routes, ...anchorChoices(outline), ...outside],
    image: named(pictures(images)),
    file: named(files.filter((name) => /\.(?:png|jpe?g|webp)$/.test(name)).toSorted()),
    icon: named(icons.toSorted()),
    font: named(fonts.toSorted()),
    form: named(Object.keys(outline.forms)),
    kind: Object.entries(kindsOf(outline.data)).map(([value, { description }]) => ({
      value,
      ...(description && { about: description }),
    })),
    shared: named(Object.keys(outline.shared)),
    author: Object.entries(authorsOf(outline)).map(([value, { name }]) => ({ value, about: String(name) })),
    tag: named(tagsIn(outline)),
  }
}

/** The tags of all posts, each once. */
function tagsIn({ data }: Outline): string[] {
  const tags = Object.values(Object(data.pages)).flatMap((page): unknown => Object(page).tags ?? [])
  return [...new Set(tags)].filter((tag) => typeof tag === 'string').sort()
}

const unread = { data: undefined, isBroken: false, mistakes: [] }

const outside: Choice[] = [
  { value: 'tel:{phone}', about: 'Calls the phone number.' },
  { value: 'mailto:{email}', about: 'Writes to the e-mail address.' },
]

/** Anchors alone, which every page answers to through the home page, and the sections that have an id of their own. */
function anchorChoices(outline: Outline): Choice[] {
  const home = outline.pages.get('/')?.names ?? []
  const alone = new Set([...outline.pages.values()].flatMap(({ names }) => names))
  const withId = [...outline.pages.keys()].flatMap((route) =>
    idsOf(Object(outline.data.pages)[route]).map((id) => ({
      value: `${route}#${id}`,
      about: `A section of ${route}.`,
    })),
  )
  return [
    ...[...alone].sort().map((name) => ({
      value: `#${name}`,
      about: home.includes(name)
        ? "A section of the same page, or else the home page's."
        : 'A section of the same page.',
    })),
    ...[...new Set(home)].map((name) => ({ value: `/#${name}`, about: 'A section of the home page.' })),
    ...withId.filter(({ value }) => !value.startsWith('/#')),
  ]
}

const idsOf = (page: unknown): string[] =>
  blocksOf(page).flatMap((block) => (isRecord(block) && typeof block.id === 'string' ? [block.id] : []))

const named = (names: Iterable<string>): Choice[] => [...names].map((value) => ({ value }))
const pictures = (images: readonly string[]) =>
  images.filter((name) => /^[a-z0-9][a-z0-9-]*\.(?:jpg|jpeg|png|webp|avif|svg)$/.test(name)).toSorted()
