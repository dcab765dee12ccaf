import { type Finding, worded } from '../../common/problem.ts'
import { isStarterText } from '../../schema/starter-texts.ts'
import type { Text } from '../../schema/walk.ts'
import type { PageIndex } from '../page-index.ts'
import { type Check, type SiteToCheck, warning } from './check.ts'

/** Pages that say nearly the same. */
export const similar = {
  when: 'if sound',
  codes: {
    'similar-pages': warning(
      'Two pages say nearly the same, and search engines show only one of them. Say what each has of its own, or make one page of both.',
      { yields: true },
    ),
  },
  ofSite: ({ site, similarityOf }) => checkSimilar(site.pages, similarityOf),
} satisfies Check

/** Words in a row that are compared. */
const run = 4
/** Pages of which this share of all runs of words is the same are reported. */
const leastSimilarity = 0.5
/** Fewer runs than this say nothing: such pages are alike by their kind. */
const leastRuns = 40
/** How many of a page's runs stand for it when candidates are looked for. */
const sketchSize = 16
/** Pages whose sketches have less than this share in common are not compared run by run. */
const usualShare = 0.18
/** Pages that share a run beyond this many are no candidates by it: it is a phrase of the house. */
const mostSharers = 12

/**
 * Pages that say nearly the same as one before them, each with the page that it is most like. They are
 * compared only where their sketches are alike.
 */
function checkSimilar(
  pages: ReadonlyMap<string, Pick<PageIndex, 'draft' | 'head' | 'sketch'>>,
  similarityOf: SiteToCheck['similarityOf'],
): Finding[] {
  const sketches = new Map([...pages].map(([route, { sketch }]) => [route, sketch]))
  return closestPages(sketches).flatMap(([route, other]): Finding[] => {
    const share = similarityOf(route, other)
    const [page, like] = [pages.get(route), pages.get(other)]
    if (share < leastSimilarity || page?.draft) return []
    if (page?.head.canonical === other || like?.head.canonical === route) return []
    if (page?.head.noindex || like?.head.noindex) return []
    return [
      {
        ...worded('similar-pages', { percent: Math.round(share * 100), route, other }, { other }),
        place: { path: ['pages', route], key: true },
      },
    ]
  })
}

/**
 * The sorted hashes of a page's runs of words. Shared sections, what is no text, and starter text, which is told by
 * itself, are left out.
 */
export function runsOf(texts: readonly Text[]): Uint32Array {
  const isOwn = ({ text, path, schema }: Text) =>
    path[0] === 'pages' &&
    path[2] === 'blocks' &&
    !schema.reference &&
    !schema.pattern &&
    !schema.enum &&
    !isStarterText(text)
  const own = texts.filter(isOwn)
  const runs = new Uint32Array(own.reduce((sum, { text }) => sum + ((text.length + 1) >> 1), 0))
  let end = 0
  for (const { text } of own) end = addRuns(text, runs, end)
  const sorted = runs.subarray(0, end).sort()
  let last = 0
  for (let at = 0; at < end; at++) if (at === 0 || sorted[at] !== sorted[last - 1]) sorted[last++] = sorted[at] ?? 0
  return sorted.slice(0, last)
}

const start = 0x811c9dc5
const prime = 0x01000193

/**
 * Writes the hash of each run of words of a text into a list, from a place on, and returns where the next belongs. Words
 * are hashed (FNV-1a, 32 bits), whatever their case. It looks at every letter of a site, so it makes neither texts nor lists.
 */
function addRuns(text: string, runs: Uint32Array, from: number): number {
  let end = from
  let [first, second, third, word, words] = [0, 0, 0, start, 0]
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? letterOf(text.charCodeAt(at)) : 0
    if (code !== 0) {
      word = Math.imul(word ^ code, prime)
    } else if (word !== start) {
      if (++words >= run) runs[end++] = joined(joined(joined(joined(start, first), second), third), word)
      first = second
      second = third
      third = word
      word = start
    }
  }
  return end
}

/** The code of a letter or digit in lower case, 0 for anything else. */
function letterOf(code: number): number {
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return code
  if (code >= 65 && code <= 90) return code + 32
  return code >= 0xc0 && (code < 0x2000 || code > 0x206f) ? code : 0
}

/** The hash of a run with one more word. */
const joined = (value: number, word: number) => Math.imul(value ^ word, prime) ^ (value >>> 15)

/** The smallest runs of a page, which stand for all; none for a page that has too few to say anything. */
export function sketchOf(runs: Uint32Array): Uint32Array {
  return runs.slice(0, runs.length < leastRuns ? 0 : sketchSize)
}

/**
 * For each page the one before it that shares most of its smallest hashes: pages that are alike have like smallest
 * hashes, so that not every pair need be compared.
 */
export function closestPages(
  sketches: ReadonlyMap<string, ArrayLike<number>>,
  leastShared = usualShare,
): [route: string, other: string][] {
  const routes = [...sketches.keys()]
  const sharersOf = createSharers(sketches.size * sketchSize)
  const shared = new Uint8Array(sketches.size)
  return [...sketches.values()].flatMap((sketch, page): [string, string][] => {
    const sharers: number[] = []
    let closest = 0
    let most = 0
    // An iterator would make an object for each of the values, of which a large site has hundreds of thousands.
    for (let at = 0; at < sketch.length; at++) {
      for (const other of sharersOf(sketch[at] ?? 0, page) ?? none) {
        const count = (shared[other] ?? 0) + 1
        shared[other] = count
        sharers.push(other)
        if (count > most) [closest, most] = [other, count]
      }
    }
    for (const other of sharers) shared[other] = 0
    return most === 0 || most < sketch.length * leastShared ? [] : [[routes[page] ?? '', routes[closest] ?? '']]
  })
}

const none: readonly number[] = []

/**
 * Notes that a page has a value, and tells the pages that had it before; undefined where none had. Nearly every value is
 * had by one page alone: these stand in a table with a place for each (open addressing), which is several times as fast
 * as a map.
 */
function createSharers(mostValues: number): (value: number, page: number) => readonly number[] | undefined {
  const last = 2 * 2 ** Math.ceil(Math.log2(1.5 * mostValues + 2)) - 1
  /** Each value with the first page that had it, counted from 1; 0 is a free place. */
  const table = new Uint32Array(last + 1)
  const several = new Map<number, number[]>()
  return (value, page) => {
    let at = (value << 1) & last
    while (table[at + 1] !== 0 && table[at] !== value) at = (at + 2) & last
    const first = table[at + 1] ?? 0
    if (first === 0) {
      table[at] = value
      table[at + 1] = page + 1
      return undefined
    }
    const before = several.get(at) ?? [first - 1]
    if (before.length < mostSharers) several.set(at, before.concat(page))
    return before
  }
}

/** The share of all runs of both that both have (Jaccard), from two sorted lists. */
export function similarity(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let both = 0
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const difference = (one[a] ?? 0) - (other[b] ?? 0)
    if (difference === 0) both++
    if (difference <= 0) a++
    if (difference >= 0) b++
  }
  return both / (one.length + other.length - both || 1)
}
