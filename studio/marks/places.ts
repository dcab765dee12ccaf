import type { Path } from '../../renderer/common/problem.ts'
import type { Checked, Site } from '../../renderer/pipeline/index.ts'
import type { Text } from '../../renderer/schema/walk.ts'
import { withMark } from './signs.ts'

/** Where the marks of a page lead. */
export interface Places {
  /** By the number in a mark. */
  texts: Path[]
  /** Pictures of the page by file name, since nothing can be written into a picture's address. */
  pictures: { src: string; path: Path }[]
}

/** A site whose texts are marked, and the places that the marks name; they fill as pages are asked for. */
export function markSite({
  marked,
  origins,
  madeOfPosts,
}: Pick<Checked, 'marked' | 'origins' | 'madeOfPosts'>): { site: Site; places: Places } | undefined {
  const places: Places = { texts: [], pictures: [] }
  const entries = new Map<string, number>()
  const mark = (shown: string, text: Text) => {
    if (text.path[0] === 'pages' && madeOfPosts?.has(String(text.path[1]))) return shown
    const path = inFile(text.path, origins)
    if (text.schema.reference === 'image') places.pictures.push({ src: shown, path })
    if (!isForReaders(text) || shown === '') return shown
    return withMark(shown, placeOf(path, shown))
  }
  /** The menu of phones finds an entry of the header by its words: both have one mark, so that it still does. */
  const placeOf = (path: Path, shown: string) => {
    const entry = isMenuEntry(path) ? entries.get(shown) : undefined
    const place = entry ?? places.texts.push(path) - 1
    if (isMenuEntry(path)) entries.set(shown, place)
    return place
  }
  const site = marked?.(mark)
  return site && { site, places }
}

const isMenuEntry = ([part, menu, , key, ...rest]: Path) =>
  part === 'navigation' && (menu === 'header' || menu === 'mobile') && key === 'label' && rest.length === 0

/** Settings with a form of their own that visitors read all the same. */
const shownSettings = ['phone', 'email']

/** Names, addresses and choices are for the program: a mark in them would change what the page does. */
function isForReaders({ schema, path }: Text): boolean {
  if (path.length === 2 && path[0] === 'site') return shownSettings.includes(String(path[1])) || isFree(schema)
  return isFree(schema)
}

const isFree = (schema: Text['schema']) =>
  schema.type === 'string' && schema.pattern === undefined && !schema.enum && !schema.reference

/** A page that a template makes is written in the template, or in the item that it is made for. */
function inFile(path: Path, origins: Checked['origins']): Path {
  const [part, route, ...rest] = path
  const template = part === 'pages' ? origins?.origins.get(String(route)) : undefined
  if (template === undefined) return path
  return origins?.wordsUnderData({ path }) ?? ['pages', template, ...rest]
}
