import type { Outline } from '../outline.ts'
import type { Finding } from '../problem.ts'

/** Words in a row that are compared. */
const run = 4
/** Pages of which this share of all runs of words is the same are reported. */
const leastSimilarity = 0.5
/** Fewer runs than this say nothing: such pages are alike by their kind. */
const leastRuns = 40
/** How many of a page's runs stand for it when candidates are looked for. */
const sketchSize = 48
/** Pages that share a run beyond this many are no candidates by it: it is a phrase of the house. */
const mostSharers = 12

/** Pages that say nearly the same as one before them, each with the page that it is most like. */
export function checkSimilar({ texts, data }: Outline): Finding[] {
  const pages = Object(data.pages)
  const runs = runsByPage(texts)
  return closestPages(runs).flatMap(([route, other]): Finding[] => {
    const share = similarity(runs.get(route) ?? [], runs.get(other) ?? [])
    if (share < leastSimilarity || pages[route]?.draft === true || pages[route]?.canonical === other) return []
    const message = `${Math.round(share * 100)} % of ${route} reads the same as ${other}`
    const hint = `Search engines show only one of two such pages. Say what this one has of its own, make one page of both, or give it "canonical: ${other}".`
    return [{ code: 'similar-pages', severity: 'warning', place: { path: ['pages', route], key: true }, message, hint }]
  })
}

/** The sorted hashes of each page's runs of words; shared sections and what is no text are left out. */
export function runsByPage(texts: Outline['texts'], least = leastRuns): Map<string, Uint32Array> {
  const hashes = new Map<string, Set<number>>()
  for (const { text, path, schema } of texts) {
    if (path[0] !== 'pages' || path[2] !== 'blocks' || schema.reference || schema.pattern || schema.enum) continue
    const route = String(path[1])
    const found = hashes.get(route) ?? new Set()
    hashes.set(route, found)
    const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
    for (let at = 0; at + run <= words.length; at++) found.add(hash(words.slice(at, at + run).join(' ')))
  }
  const long = [...hashes].filter(([, found]) => found.size >= least)
  return new Map(long.map(([route, found]) => [route, Uint32Array.from(found).sort()]))
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/**
 * For each page the one before it that shares most of its smallest hashes: pages that are alike have like smallest
 * hashes, so that not every pair need be compared.
 */
function closestPages(runs: ReadonlyMap<string, Uint32Array>): [route: string, other: string][] {
  const sharers = new Map<number, string[]>()
  return [...runs].flatMap(([route, found]): [string, string][] => {
    const shared = new Map<string, number>()
    for (const value of found.subarray(0, sketchSize)) {
      const others = sharers.get(value) ?? []
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1)
      if (others.length < mostSharers) sharers.set(value, others.concat(route))
    }
    const [closest] = [...shared].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0])
    return closest === '' ? [] : [[route, closest]]
  })
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
