import { startOf } from '../../../renderer/schema/opening.ts'
import type { Forms } from '../../server/schemas.ts'
import { inWords } from '../form/labels.ts'
import { now, pageInFile } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** The section itself, or the shared one that it names. */
export function sectionOf(block: unknown, shared: unknown): unknown {
  const { use } = Object(block)
  return use === undefined ? block : Object(shared)[use]
}

/** What of a page its rules are about. */
interface PageData {
  blocks?: unknown
  kind?: string
  draft?: unknown
}

/** The types of the sections of a page. */
function typesOnPage({ blocks }: PageData = pageData()): string[] {
  const { shared } = now().data
  return Array.isArray(blocks) ? blocks.map((block) => String(Object(sectionOf(block, shared)).type)) : []
}

const pageData = (): PageData => Object(now().data.pages[pageInFile(now(), now().route)])

/** What speaks against an order of sections on a page and not yet against the one that it has. */
function objectionTo(after: readonly string[], page = pageData()): string | undefined {
  const known = faultsOf(typesOnPage(page), page)
  return faultsOf(after, page).find((fault) => !known.includes(fault))
}

export const againstRemoving = (index: number) => objectionTo(typesOnPage().toSpliced(index, 1))

export function againstDuplicating(index: number): string | undefined {
  const types = typesOnPage()
  return objectionTo(types.toSpliced(index, 0, types[index] ?? ''))
}

export function againstMoving(from: number, to: number): string | undefined {
  const types = typesOnPage()
  return objectionTo(types.toSpliced(from, 1).toSpliced(to, 0, types[from] ?? ''))
}

/** The place nearest to the one that was asked for where a section may stand, or why it can stand nowhere. */
export function placeFor(
  type: string,
  at: number,
  page = pageData(),
): { at: number; reason?: undefined } | { reason: string; at?: undefined } {
  const types = typesOnPage(page)
  const places = [...types.keys(), types.length].sort((one, other) => Math.abs(one - at) - Math.abs(other - at))
  const reasons = places.map((place) => objectionTo(types.toSpliced(place, 0, type), page))
  const free = reasons.indexOf(undefined)
  return free < 0 ? { reason: reasons[0] ?? '' } : { at: places[free] ?? at }
}

/** The types that the kind of the open page demands and the page does not have yet. */
export function missingTypes(): string[] {
  const types = typesOnPage()
  return kindOfPage()?.kind.must?.filter((type) => !types.includes(type)) ?? []
}

/** The rules of a page. Drafts have none yet. */
function kindOfPage(
  { kind: name = '', draft } = pageData(),
): { name: string; kind: Forms['kinds'][string] } | undefined {
  const kind = now().forms?.kinds[name]
  return kind && draft !== true ? { name: inWords(name), kind } : undefined
}

/** What the check would say of sections in this order, in short. */
function faultsOf(types: readonly string[], page: PageData): string[] {
  const rules = kindOfPage(page)
  if (!rules) return []
  const { name, kind } = rules
  const { needs = [], must = [], may, first, last, order = [] } = kind
  const offers = (need: (typeof needs)[number]) => types.some((type) => now().forms?.sections[type]?.[need] === true)
  const isOpening = (type: string) => now().forms?.sections[type]?.opening === true
  const isForbidden = (type: string) => may && !must.includes(type) && !may.includes(type) && !isOpening(type)
  const faults = [
    ...needs
      .filter((need) => !offers(need))
      .map((need) => fill(words.demanded, { kind: name, type: words[`needs.${need}`] })),
    ...must
      .filter((type) => !types.includes(type))
      .map((type) => fill(words.demanded, { kind: name, type: inWords(type) })),
    ...types.filter(isForbidden).map((type) => fill(words.notOnKind, { kind: name, type: inWords(type) })),
  ]
  if (types.filter(isOpening).length > 1) faults.push(words.oneOpening)
  if (first && types.includes(first) && types[startOf(types)] !== first)
    faults.push(fill(words.standsFirst, { kind: name, type: inWords(first) }))
  if (last && types.includes(last) && types.at(-1) !== last)
    faults.push(fill(words.standsLast, { kind: name, type: inWords(last) }))
  const placed = types.filter((type) => order.includes(type)).map((type) => order.indexOf(type))
  const isLate = placed.some((rank, at) => placed.slice(0, at).some((before) => before > rank))
  if (isLate) faults.push(fill(words.inOrder, { kind: name, types: order.map(inWords).join(', ') }))
  return faults
}
