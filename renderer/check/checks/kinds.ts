import { isRecord } from '../../common/is-record.ts'
import { listNames } from '../../common/nearest.ts'
import { blockPath, quote } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import { sectionOf } from '../../expand/anchors.ts'
import type { Frame } from '../../expand/frame.ts'
import type { PageOutline } from '../../expand/outline.ts'
import { startOf } from '../../schema/opening.ts'
import { isOpeningType, type Need, offeringTypes, schemaOf } from '../../schema/schemas.ts'
import { canHave, fittingKind, type Kind, type Kinds, kindsOf, unmetNeeds } from '../kind.ts'
import type { Check } from './check.ts'
import { schema } from './schema.ts'

/** Sections and fields of its kind that a page lacks or has out of place. */
export const kinds = {
  when: 'always',
  codes: {
    'missing-section': {
      severity: 'error',
      about: 'A page lacks a section that pages of its kind must have. Add it, or give the page another kind.',
    },
    'forbidden-section': {
      severity: 'error',
      about: 'A page has a section that pages of its kind cannot have. Remove it, or give the page another kind.',
    },
    'misplaced-section': {
      severity: 'error',
      about:
        'A section stands in the wrong place: pages of this kind have it at the top, where only a notice may stand above it, at the end, or before another one. Move it with all its lines.',
    },
    'wrong-kind': {
      severity: 'error',
      about: 'A page breaks the rules of its kind in several ways, and is right for another. Give it that kind.',
    },
    'second-h1': {
      severity: 'error',
      about: 'A page has two headings of the first level: two openings, or a heading "# …" in a text. A page has one.',
    },
    'missing-field': schema.codes['missing-field'],
  },
  // A section under the name of another is not also missing.
  ofPage: ({ route, data, outline, found }, { frame }) =>
    found.some(({ code }) => code === 'other-section') ? [] : checkKinds(route, data, outline, frame),
} satisfies Check

/** Sections of its kind that a page lacks or has out of place. Drafts and unreadable pages are not judged. */
function checkKinds(route: string, page: unknown, { certain, draft }: PageOutline, frame: Frame): Finding[] {
  const kinds = kindsOf(frame.data)
  const kind = isRecord(page) && typeof page.kind === 'string' ? kinds[page.kind] : undefined
  if (!isRecord(page) || !Array.isArray(page.blocks) || page.blocks.length === 0 || !kind || !certain || draft)
    return []
  const types = page.blocks.map((block: unknown) => Object(sectionOf(block, frame.shared)).type)
  const own = [...missingFields(route, page, kind), ...judge(route, String(page.kind), kinds, types)]
  const { home, ...others } = kinds
  const other = own.length > 1 ? fittingKind(route === '/' ? kinds : others, Object.keys(page), types) : undefined
  return [...(other ? [wrongKind(route, String(page.kind), own, other)] : own), ...secondOpening(route, types)]
}

/** A page that breaks its kind in several ways and is right for another has one mistake: the name of its kind. */
function wrongKind(route: string, name: string, findings: readonly Finding[], other: string): Finding {
  return {
    code: 'wrong-kind',
    place: { path: ['pages', route, 'kind'] },
    message: `${route} is no page of kind "${name}": ${findings.map(({ about }) => about).join(', ')}`,
    hint: `Give it the kind "${other}", which fits, or mend what is wrong.`,
  }
}

function judge(route: string, name: string, kinds: Kinds, types: string[]): Finding[] {
  const kind = kinds[name] ?? {}
  const missing = (kind.must ?? []).filter((type) => !types.includes(type))
  const forbidden = forbiddenSections(route, name, kinds, types)
  if (missing.length > 0) return [missingSections(route, name, missing), ...forbidden]
  const unmet = unmetNeeds(kind, types).map((need) => missingNeed(route, name, need))
  return unmet.length + forbidden.length > 0 ? [...unmet, ...forbidden] : misplaced(route, name, kind, types)
}

function missingFields(route: string, page: Record<string, unknown>, { fields = [] }: Kind): Finding[] {
  const missing = fields.filter((field) => !Object.hasOwn(page, field))
  return missing.map((field) => ({
    code: 'missing-field',
    about: `"${field}" is missing`,
    place: { path: ['pages', route] },
    message: `"${field}" is missing from ${route}, a page of kind "${String(page.kind)}"`,
    hint: `Add "${field}: …". ${schemaOf('page').properties?.[field]?.description ?? ''}`,
  }))
}

/** The sections that open a page hold its first-level heading, of which there is one. */
function secondOpening(route: string, types: string[]): Finding[] {
  const index = types.findIndex((type, at) => isOpeningType(type) && types.slice(0, at).some(isOpeningType))
  if (index < 0) return []
  const message = `${route} has a second opening, block ${index + 1} ("${types[index]}"), and so two first-level headings`
  return [
    {
      code: 'second-h1',
      place: { path: blockPath(route, index) },
      message,
      hint: 'Keep one of them, at the top of the page.',
    },
  ]
}

function missingSections(route: string, kind: string, types: string[]): Finding {
  const names = types.map((type) => `"${type}"`).join(', ')
  const purposes = types.map((type) => `${type}: ${schemaOf(`sections/${type}`).description ?? ''}`)
  return {
    code: 'missing-section',
    about: `it has no section ${names}`,
    place: { path: ['pages', route, 'blocks'], key: true },
    message: `${route} is a page of kind "${kind}" but has no section ${names}`,
    hint: `Add a block that begins with "- type: ${types[0]}"${types.length > 1 ? ', and so on' : ''}. ${purposes.join(' ')}`,
  }
}

/** What pages need in words, and what to do about it. */
const needs: Record<Need, { lacks: string; purpose: string }> = {
  opening: { lacks: 'no opening', purpose: 'An opening stands at the top and holds the first-level heading.' },
  contact: {
    lacks: 'no way to get in touch',
    purpose: 'A visitor who likes what they read looks for a form or a button.',
  },
}

function missingNeed(route: string, kind: string, need: Need): Finding {
  const { lacks, purpose } = needs[need]
  return {
    code: 'missing-section',
    about: `it has ${lacks}`,
    place: { path: ['pages', route, 'blocks'], key: true },
    message: `${route} is a page of kind "${kind}" but has ${lacks}`,
    hint: `Add a section of one of these types: ${listNames(offeringTypes(need))}. ${purpose}`,
  }
}

/** A page under the wrong kind may have several of them. An opening that is out of place is said by itself. */
function forbiddenSections(route: string, name: string, kinds: Kinds, types: string[]): Finding[] {
  const isForbidden = (type: string) => !canHave(kinds[name] ?? {}, type) && !isOpeningType(type)
  const indexes = types.flatMap((type, index) => (isForbidden(type) ? [index] : []))
  const [first] = indexes
  if (first === undefined) return []
  const blocks = indexes.map((index) => `"${types[index]}" (block ${index + 1})`).join(', ')
  const others = Object.keys(kinds).filter((other) =>
    indexes.every((at) => canHave(kinds[other] ?? {}, types[at] ?? '')),
  )
  const message = `${route} is a page of kind "${name}", which cannot have the section ${blocks}`
  const { must = [], may = [] } = kinds[name] ?? {}
  const hint = `Remove it with all its lines, or give the page another kind that may have it: ${listNames(others)}. Sections of this kind: ${listNames([...must, ...may])}`
  return [
    {
      code: 'forbidden-section',
      about: `it cannot have ${blocks}`,
      place: { path: blockPath(route, first) },
      message,
      hint,
    },
  ]
}

function misplaced(
  route: string,
  kind: string,
  { first, last, order = [], needs = [] }: Kind,
  types: string[],
): Finding[] {
  const finding = (type: string, index: number, where: string): Finding => ({
    code: 'misplaced-section',
    place: { path: blockPath(route, index) },
    message: `The section "${type}" of ${route} stands in the wrong place: a page of kind "${kind}" has it ${where}`,
    hint: `Move block ${index + 1} with all its lines ${where.replace(/^at/, 'to')}.`,
  })
  const start = startOf(types)
  if (first && types[start] !== first && types.includes(first))
    return [finding(first, types.indexOf(first), 'at the top')]
  const opening = needs.includes('opening') ? types.findIndex(isOpeningType) : -1
  if (opening > start) return [finding(String(types[opening]), opening, 'at the top')]
  if (last && types.at(-1) !== last && types.includes(last))
    return [finding(last, types.lastIndexOf(last), 'at the end')]
  const ranks = types.map((type) => order.indexOf(type))
  const index = ranks.findIndex((rank, at) => rank >= 0 && ranks.slice(0, at).some((before) => before > rank))
  const before = types.find((_, at) => at < index && (ranks[at] ?? -1) > (ranks[index] ?? 0))
  return index < 0 ? [] : [finding(String(types[index]), index, `before ${quote(before)}`)]
}
