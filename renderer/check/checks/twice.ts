import { blocksOf } from '../../common/blocks-of.ts'
import { isRecord } from '../../common/is-record.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, joinPath, type Path, worded } from '../../common/problem.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { isOpeningType } from '../../schema/schemas.ts'
import { isStarterText } from '../../schema/starter-texts.ts'
import type { Text } from '../../schema/walk.ts'
import { type Check, warning } from './check.ts'

/** What stands twice where visitors look for two different things. */
export const twice = {
  when: 'in full',
  codes: {
    'same-picture': warning('The pictures from before and after the work are one and the same. Choose the other one.'),
    'heading-twice': warning(
      'Two sections of a page have the same heading, or a question is asked twice on a page: most likely one of them was copied and is still to be changed.',
    ),
    'link-twice': warning(
      'A menu leads twice to one page. Most likely another page is meant; if not, remove one of the entries.',
    ),
  },
  ofTexts: checkQuestions,
  ofPage: ({ route, data }) => {
    const blocks = blocksOf(data).map((block, index) => ({ block: Object(block), path: blockPath(route, index) }))
    return [...blocks.flatMap(({ block, path }) => samePicture(block, path)), ...checkHeadings(blocks)]
  },
  ofSite: ({ site }) => [
    ...Object.entries(site.shared).flatMap(([name, block]) => samePicture(Object(block), ['shared', name])),
    ...checkMenus(site.data.navigation, ['navigation']),
    ...Object.entries(Object(site.data.translations)).flatMap(([language, words]) =>
      checkMenus(Object(words).navigation, ['translations', language, 'navigation']),
    ),
  ],
} satisfies Check

function samePicture({ type, before, after }: Record<string, unknown>, path: Path): Finding[] {
  const { src, alt } = Object(after)
  if (type !== 'before-after' || typeof src !== 'string' || src !== Object(before).src) return []
  // A new section begins so, and that its words are to be written is said already.
  if (typeof alt === 'string' && isStarterText(alt)) return []
  return [
    { ...worded('same-picture', { file: shown(src), place: at(path) }), place: { path: [...path, 'after', 'src'] } },
  ]
}

interface Said {
  text: unknown
  path: Path
}

/**
 * Of the sections written on the page itself: a shared one that is shown twice is so by choice. That a section is headed
 * as its page is usual, and so are small headings alike in two sections, such as "What it costs".
 */
function checkHeadings(blocks: readonly { block: Record<string, unknown>; path: Path }[]): Finding[] {
  const headed = blocks.filter(({ block }) => !isOpeningType(String(block.type)))
  const headings = headed.map(({ block: { heading }, path }) => ({ text: heading, path: [...path, 'heading'] }))
  return repeated(headings).map(([{ text, path }, first]) => ({
    ...worded('heading-twice', { heading: shown(text), place: at(first.path.slice(0, 4)) }),
    place: { path },
  }))
}

/** Of one page, or of one shared section. */
function checkQuestions(texts: readonly Text[]): Finding[] {
  const questions = texts.filter(({ path }) => path.at(-1) === 'question')
  const owners = Map.groupBy(questions, ({ path }) => joinPath(path.slice(0, 2)))
  return [...owners.values()].flatMap(repeated).map(([{ text, path }, first]) => ({
    code: 'heading-twice',
    place: { path },
    message: message('heading-twice.question', { question: shown(text), place: at(first.path) }),
    hint: message('heading-twice.question-hint'),
  }))
}

/** Each that says the same as one before it, whatever its capitals, with the first that does. */
function repeated(all: readonly Said[]): [said: Said, first: Said][] {
  const first = new Map<string, Said>()
  return all.flatMap((said): [Said, Said][] => {
    if (typeof said.text !== 'string') return []
    const key = said.text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
    const before = first.get(key)
    if (!before) first.set(key, said)
    return before ? [[said, before]] : []
  })
}

/** The lists of links below a part of the navigation; each dropdown and each column of the footer is a list of its own. */
function checkMenus(value: unknown, path: Path): Finding[] {
  if (Array.isArray(value))
    return [...sameTargets(value, path), ...value.flatMap((item, at) => checkMenus(item, [...path, at]))]
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => checkMenus(inner, [...path, key])) : []
}

function sameTargets(items: readonly unknown[], path: Path): Finding[] {
  const links = items.map((item, index) => ({ text: Object(item).href, path: [...path, index, 'href'] }))
  const pages = links.filter(({ text }) => typeof text === 'string' && text.startsWith('/'))
  return repeated(pages).map(([{ text, path: entry }]) => ({
    ...worded('link-twice', { place: at(path), route: String(text) }),
    place: { path: entry },
  }))
}
