/** Words looked for in all texts of the draft, and replaced in some of them or in all. */
import { blocksOf } from '../../renderer/common/blocks-of.ts'
import { joinPath, type Path } from '../../renderer/common/problem.ts'
import { message } from '../../renderer/messages/message.ts'
import { shown } from '../../renderer/messages/shown.ts'
import type { Text } from '../../renderer/schema/walk.ts'
import type { Author } from '../draft/author.ts'
import type { Applied, DraftText } from '../draft/draft.ts'
import { type Found, finderOf, isRead, isWithin, type Sought, withWords } from '../edit/found-words.ts'
import type { Operation } from '../edit/operations/operation.ts'
import { Refusal } from '../edit/refusal.ts'
import { type DraftData, textsIn } from './draft-data.ts'

/** A place that has the words, with what stands around it. */
export interface Hit extends Found {
  path: Path
  before: string
  words: string
  after: string
}

interface PartCount {
  part: Path
  count: number
  /** The first page on which it shows, where that is known. */
  route?: string
}

export interface Hits {
  hits: Hit[]
  /** Of all, those that are not sent too. */
  count: number
  /** How many there are on each page, and in each other part of the file. */
  counts: PartCount[]
}

const most = { words: 200, hits: 300, around: 40 }

export function soughtIn(query: { get(name: string): unknown }): Sought {
  const words = String(query.get('words') ?? '')
  if (words.length > most.words) throw new Refusal(message('find.long'), message('find.long-hint'))
  return {
    words,
    matchCase: String(query.get('matchCase')) === 'true',
    wholeWords: String(query.get('wholeWords')) === 'true',
  }
}

interface FoundText extends Pick<Text, 'text' | 'path'> {
  places: Found[]
}

function* foundIn(data: DraftData, sought: Sought): Generator<FoundText> {
  if (sought.words === '') return
  const find = finderOf(sought)
  for (const text of textsIn(data)) {
    const places = isRead(text) ? find(text.text) : []
    if (places.length > 0) yield { ...text, places }
  }
}

/** A page, or what stands beside the pages under one name. */
const partOf = (path: Path): Path => path.slice(0, path[0] === 'site' || path[0] === 'navigation' ? 1 : 2)

export function findWords(data: DraftData, sought: Sought): Hits {
  const hits: Hit[] = []
  const counts = new Map<string, PartCount>()
  let count = 0
  for (const { text, path, places } of foundIn(data, sought)) {
    const part = partOf(path)
    const key = joinPath(part)
    const { count: before = 0 } = counts.get(key) ?? {}
    counts.set(key, { part, count: before + places.length })
    count += places.length
    for (const place of places.slice(0, most.hits - hits.length)) hits.push(hitOf(text, path, place))
  }
  return { hits, count, counts: [...counts.values()].map((each) => ({ ...each, ...pageOf(data, each.part) })) }
}

/** The page itself, the first that uses a shared section, or the template that shows a set. */
function pageOf({ pages }: DraftData, [top, name]: Path): { route?: string } {
  const uses = (page: unknown) => blocksOf(page).some((block) => Object(block).use === name)
  const shows = ([route, page]: [string, unknown]) =>
    top === 'pages' ? route === name : top === 'data' ? route.includes(`{${name}.`) : top === 'shared' && uses(page)
  const [route] = [...pages].find(shows) ?? []
  return { ...(route !== undefined && { route }) }
}

function hitOf(text: string, path: Path, { start, end }: Found): Hit {
  const line = (part: string) => part.replaceAll(/\s+/g, ' ')
  const [from, to] = [Math.max(0, start - most.around), end + most.around]
  const before = `${from > 0 ? '…' : ''}${line(text.slice(from, start))}`
  const after = `${line(text.slice(end, to))}${to < text.length ? '…' : ''}`
  return { path, start, end, before, words: text.slice(start, end), after }
}

/** What is to be replaced: all, all that a path leads to, or one place in a text. */
interface Where {
  path: Path
  start?: number
}

interface Replacing {
  by: Author
  /** That take their place. */
  words: string
  where: Where
}

/** Replaces words as one step. Refuses where none is left, as when somebody else was faster. */
export function replaceWords(
  draft: Pick<DraftText, 'apply'>,
  data: DraftData,
  sought: Sought,
  { by, words, where }: Replacing,
): Applied & { replaced: number } {
  const meant = [...foundIn(data, sought)].flatMap(({ text, path, places }) => {
    const own = where.start === undefined ? places : places.filter(({ start }) => start === where.start)
    return isWithin(path, where.path) && own.length > 0 ? [{ text, path, places: own }] : []
  })
  if (meant.length === 0) throw new Refusal(message('find.gone'), message('find.gone-hint'))
  const operations = meant.map(
    ({ text, path, places }): Operation => ({ do: 'set', path, value: withWords(text, places, words) }),
  )
  const label = message('change.replaced', { from: shown(sought.words), to: shown(words) })
  const replaced = meant.reduce((sum, { places }) => sum + places.length, 0)
  return { ...draft.apply(operations, { by, label }), replaced }
}
