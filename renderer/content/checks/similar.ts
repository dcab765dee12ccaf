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

/** Pages that say nearly the same, each with the page that it is most like. */
export function checkSimilar({ texts, data }: Outline): Finding[] {
  const runs = runsByPage(texts)
  const closest = new Map<string, { other: string; share: number }>()
  for (const [one, other] of candidates(runs)) {
    const share = similarity(runs.get(one) ?? [], runs.get(other) ?? [])
    if (share >= leastSimilarity && share > (closest.get(other)?.share ?? 0)) closest.set(other, { other: one, share })
  }
  const drafts = Object(data.pages)
  return [...closest]
    .filter(([route]) => drafts[route]?.draft !== true)
    .map(([route, { other, share }]) => ({
      code: 'similar-pages',
      severity: 'warning',
      place: { path: ['pages', route], key: true },
      message: `${Math.round(share * 100)} % of ${route} reads the same as ${other}`,
      hint: 'Search engines show only one of two such pages. Say what this one has of its own, make one page of both, or give it a "canonical".',
    }))
}

/** The sorted hashes of each page's runs of words; shared sections and what is no text are left out. */
function runsByPage(texts: Outline['texts']): Map<string, number[]> {
  const hashes = new Map<string, Set<number>>()
  for (const { text, path, schema } of texts) {
    if (path[0] !== 'pages' || path[2] !== 'blocks' || schema.reference || schema.pattern || schema.enum) continue
    const route = String(path[1])
    const found = hashes.get(route) ?? new Set()
    hashes.set(route, found)
    const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
    for (let at = 0; at + run <= words.length; at++) found.add(hash(words.slice(at, at + run).join(' ')))
  }
  const long = [...hashes].filter(([, found]) => found.size >= leastRuns)
  return new Map(long.map(([route, found]) => [route, [...found].sort((a, b) => a - b)]))
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** Pairs of pages whose smallest hashes meet; like pages have like smallest hashes, so that not every pair is compared. */
function candidates(runs: ReadonlyMap<string, number[]>): [string, string][] {
  const sharers = new Map<number, string[]>()
  const pairs = new Map<string, [string, string]>()
  for (const [route, found] of runs) {
    for (const value of found.slice(0, sketchSize)) {
      const others = sharers.get(value) ?? []
      for (const other of others) pairs.set(`${other} ${route}`, [other, route])
      if (others.length < mostSharers) sharers.set(value, [...others, route])
    }
  }
  return [...pairs.values()]
}

/** The share of all runs of both that both have (Jaccard), from two sorted lists. */
function similarity(one: number[], other: number[]): number {
  let both = 0
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const difference = (one[a] ?? 0) - (other[b] ?? 0)
    if (difference === 0) both++
    if (difference <= 0) a++
    if (difference >= 0) b++
  }
  return both / (one.length + other.length - both || 1)
}
