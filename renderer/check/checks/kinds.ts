import { isRecord } from '../../common/is-record.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { sectionOf } from '../../expand/anchors.ts'
import type { Frame } from '../../expand/frame.ts'
import type { PageOutline } from '../../expand/outline.ts'
import { momentIn, type Period } from '../../expand/periods.ts'
import { type Message, message, type Values } from '../../messages/message.ts'
import { startOf } from '../../schema/opening.ts'
import { isOpeningType, type Need, offeringTypes, schemaOf } from '../../schema/schemas.ts'
import { canHave, fittingKind, type Kind, type Kinds, kindsOf, unmetNeeds } from '../kind.ts'
import { type Check, error } from './check.ts'
import { schema } from './schema.ts'

/** Sections and fields of its kind that a page lacks or has out of place. */
export const kinds = {
  when: 'always',
  codes: {
    'missing-section': error(
      'A page lacks a section that pages of its kind must have. Add it, or give the page another kind.',
    ),
    'forbidden-section': error(
      'A page has a section that pages of its kind cannot have. Remove it, or give the page another kind.',
    ),
    'misplaced-section': error(
      'A section stands in the wrong place: pages of this kind have it at the top, where only a notice may stand above it, at the end, or before another one. Move it with all its lines.',
    ),
    'wrong-kind': error(
      'A page breaks the rules of its kind in several ways, and is right for another. Give it that kind.',
    ),
    'wrong-at-times': error(
      'Sections of a page that show for some time only ("from", "until") leave it without one that pages of its kind must have, or in a wrong order, or empty. Give the page another section for that time, or let the page itself come and go.',
    ),
    'second-h1': error(
      'A page has two headings of the first level: two openings, or a heading "# …" in a text. A page has one.',
    ),
    'missing-field': schema.codes['missing-field'],
  },
  // A section under the name of another is not also missing.
  ofPage: ({ route, data, outline, findings }, { frame, today }) =>
    findings.some(({ code }) => code === 'other-section') ? [] : checkKinds(route, data, outline, { frame, today }),
} satisfies Check

/** Sections of its kind that a page lacks or has out of place. Drafts and unreadable pages are not judged. */
function checkKinds(
  route: string,
  page: unknown,
  { certain, draft, periods }: PageOutline,
  { frame, today }: { frame: Frame; today: string },
): Finding[] {
  const kinds = kindsOf(frame.data)
  const kind = isRecord(page) && typeof page.kind === 'string' ? kinds[page.kind] : undefined
  if (!isRecord(page) || !Array.isArray(page.blocks) || page.blocks.length === 0 || !kind || !certain || draft)
    return []
  const types = page.blocks.map((block: unknown) => Object(sectionOf(block, frame.shared)).type)
  if (periods) {
    const name = String(page.kind)
    const always = [...missingFields(route, page, kind), ...forbiddenSections(route, name, kinds, types)]
    return always.length > 0
      ? always.map(({ finding }) => finding)
      : wrongAtTimes({ route, name, kinds, types }, periods, Date.parse(today), Object(frame.data.site).timeZone)
  }
  const own = [...missingFields(route, page, kind), ...judge(route, String(page.kind), kinds, types)]
  const { home, ...others } = kinds
  const other = own.length > 1 ? fittingKind(route === '/' ? kinds : others, Object.keys(page), types) : undefined
  const findings = other ? [wrongKind(route, String(page.kind), own, other)] : own.map(({ finding }) => finding)
  return [...findings, ...secondOpening(route, types)]
}

/** A rule of its kind that a page breaks, and that in few words: why it is none of the kind. */
interface Breach {
  finding: Finding
  reason: Message
}

const choice = (name: string) => ({ choice: name })
const choices = (names: readonly string[]) => ({ list: names.map(choice) })

/** A page that breaks its kind in several ways and is right for another has one mistake: the name of its kind. */
function wrongKind(route: string, name: string, breaches: readonly Breach[], other: string): Finding {
  return {
    ...worded(
      'wrong-kind',
      {
        route,
        kind: choice(name),
        reasons: { list: breaches.map(({ reason }) => reason) },
      },
      { kind: choice(other) },
    ),
    place: { path: ['pages', route, 'kind'] },
  }
}

function judge(route: string, name: string, kinds: Kinds, types: string[]): Breach[] {
  const kind = kinds[name] ?? {}
  const missing = (kind.must ?? []).filter((type) => !types.includes(type))
  const forbidden = forbiddenSections(route, name, kinds, types)
  if (missing.length > 0) return [missingSections(route, name, missing), ...forbidden]
  const unmet = unmetNeeds(kind, types).map((need) => missingNeed(route, name, need))
  return unmet.length + forbidden.length > 0 ? [...unmet, ...forbidden] : misplaced(route, name, kind, types)
}

function missingFields(route: string, page: Record<string, unknown>, { fields = [] }: Kind): Breach[] {
  const missing = fields.filter((name) => !Object.hasOwn(page, name))
  return missing.map((name) => {
    const field = { field: name }
    const description = schemaOf('page').properties?.[name]?.description
    return {
      finding: {
        code: 'missing-field',
        place: { path: ['pages', route] },
        message: message('missing-field.of-kind', { field, route, kind: choice(String(page.kind)) }),
        hint: [
          message('missing-field.hint', { key: name }),
          ...(description === undefined ? [] : [message('described', { description: { description } })]),
        ],
      },
      reason: message('wrong-kind.field', { field }),
    }
  })
}

interface KindOfPage {
  route: string
  name: string
  kinds: Kinds
  types: string[]
}

/** The first of the periods to come in which the page as it shows then is none of its kind. */
function wrongAtTimes(
  { route, name, kinds, types }: KindOfPage,
  periods: readonly Period[],
  today: number,
  timeZone: unknown,
): Finding[] {
  const wrong = periods.flatMap(({ ends = Number.POSITIVE_INFINITY, isAway, hidden }, index): Finding[] => {
    if (isAway || ends <= today) return []
    const shown = types.filter((_, at) => !hidden.includes(at))
    const reasons = [
      ...judge(route, name, kinds, shown).map(({ reason }) => reason),
      ...secondOpening(route, shown).map(() => message('wrong-at-times.openings')),
    ]
    if (shown.length > 0 && reasons.length === 0) return []
    const begins = periods[index - 1]?.ends ?? 0
    return [
      {
        ...worded('wrong-at-times', {
          route,
          when: begins > today ? 'later' : 'now',
          moment: momentIn(timeZone, begins),
          reasons: { list: shown.length > 0 ? reasons : [message('wrong-at-times.empty')] },
        }),
        place: { path: ['pages', route, 'blocks'], key: true },
      },
    ]
  })
  return wrong.slice(0, 1)
}

/** The sections that open a page hold its first-level heading, of which there is one. */
function secondOpening(route: string, types: string[]): Finding[] {
  const index = types.findIndex((type, at) => isOpeningType(type) && types.slice(0, at).some(isOpeningType))
  if (index < 0) return []
  return [
    {
      ...worded('second-h1', { route, number: index + 1, type: choice(String(types[index])) }),
      place: { path: blockPath(route, index) },
    },
  ]
}

function missingSections(route: string, kind: string, types: string[]): Breach {
  const names = { list: types.map(choice), quoted: true } as const
  const purposes = types.map((type) => {
    const description = schemaOf(`sections/${type}`).description ?? ''
    return message('missing-section.purpose', { type: choice(type), description: { description } })
  })
  return {
    finding: {
      code: 'missing-section',
      place: { path: ['pages', route, 'blocks'], key: true },
      message: message('missing-section', { route, kind: choice(kind), types: names }),
      hint: [message('missing-section.hint', { type: String(types[0]), count: types.length }), ...purposes],
    },
    reason: message('wrong-kind.section', { types: names }),
  }
}

function missingNeed(route: string, kind: string, need: Need): Breach {
  return {
    finding: {
      code: 'missing-section',
      place: { path: ['pages', route, 'blocks'], key: true },
      message: message('missing-section.need', { route, kind: choice(kind), need }),
      hint: message('missing-section.need-hint', { types: choices(offeringTypes(need)), need }),
    },
    reason: message('wrong-kind.need', { need }),
  }
}

/** A page under the wrong kind may have several of them. An opening that is out of place is said by itself. */
function forbiddenSections(route: string, name: string, kinds: Kinds, types: string[]): Breach[] {
  const isForbidden = (type: string) => !canHave(kinds[name] ?? {}, type) && !isOpeningType(type)
  const indexes = types.flatMap((type, index) => (isForbidden(type) ? [index] : []))
  const [first] = indexes
  if (first === undefined) return []
  const blocks = indexes.map((index) =>
    message('forbidden-section.block', { number: index + 1, type: choice(String(types[index])) }),
  )
  const others = Object.keys(kinds).filter((other) =>
    indexes.every((at) => canHave(kinds[other] ?? {}, String(types[at]))),
  )
  const { must = [], may = [] } = kinds[name] ?? {}
  return [
    {
      finding: {
        ...worded(
          'forbidden-section',
          { route, kind: choice(name), sections: { list: blocks } },
          { kinds: choices(others), types: choices([...must, ...may]) },
        ),
        place: { path: blockPath(route, first) },
      },
      reason: message('wrong-kind.forbidden', { sections: { list: blocks } }),
    },
  ]
}

function misplaced(
  route: string,
  kind: string,
  { first, last, order = [], needs = [] }: Kind,
  types: string[],
): Breach[] {
  const breach = (type: string, index: number, where: Values): Breach => ({
    finding: {
      ...worded(
        'misplaced-section',
        { type: choice(type), route, kind: choice(kind), ...where },
        { number: index + 1, ...where },
      ),
      place: { path: blockPath(route, index) },
    },
    reason: message('wrong-kind.misplaced', { type: choice(type) }),
  })
  const start = startOf(types)
  if (first && types[start] !== first && types.includes(first))
    return [breach(first, types.indexOf(first), { where: 'top' })]
  const opening = needs.includes('opening') ? types.findIndex(isOpeningType) : -1
  if (opening > start) return [breach(String(types[opening]), opening, { where: 'top' })]
  if (last && types.at(-1) !== last && types.includes(last))
    return [breach(last, types.lastIndexOf(last), { where: 'end' })]
  const ranks = types.map((type) => order.indexOf(type))
  const index = ranks.findIndex((rank, at) => rank >= 0 && ranks.slice(0, at).some((before) => before > rank))
  const before = types.find((_, at) => at < index && (ranks[at] ?? -1) > (ranks[index] ?? 0))
  return index < 0 ? [] : [breach(String(types[index]), index, { where: 'before', before: choice(String(before)) })]
}
