import { kindsOf, startingSections } from '../../renderer/check/kind.ts'
import type { Surroundings } from '../../renderer/check/surroundings.ts'
import { isRecord } from '../../renderer/common/is-record.ts'
import { anchorsOfSection } from '../../renderer/expand/anchors.ts'
import { languagesBelow, languagesOf } from '../../renderer/expand/translations.ts'
import type { Edit } from './edits.ts'
import { fitStarter, type Setting } from './fit.ts'
import { assertFree } from './free-address.ts'
import { textOf } from './operations/parts.ts'
import { insertPage } from './page-gap.ts'
import { pageHead, pageLanguage, type TitledPage, type WantedPage } from './page-head.ts'
import { unknownName } from './refusal.ts'
import type { SourceFile } from './source-file.ts'

export interface NewPage {
  edits: Edit[]
  /** The first and last line of the page, and the types of its sections. */
  lines: [first: number, last: number]
  sections: string[]
}

export interface Around extends Surroundings {
  /** yyyy-mm-dd, the date of a new post. */
  today: string
  /** The text with which a section of a type begins on a kind of page, as an item of a list. */
  starterOf: (type: string, kind: string) => string
  /** Whether visitors may know an address: the saved file has it. Without it, all count as known. */
  wasSaved?: (route: string) => boolean
}

/** A page with every section that its kind must have or begins with, after the last page of that kind. */
export function newPage(file: SourceFile, wanted: WantedPage, around: Around): NewPage {
  const kinds = kindsOf(file.outline.data)
  const kind = kinds[wanted.kind]
  if (!kind) throw unknownName('no-such.kind', wanted.kind, Object.keys(kinds))
  assertFree(file, wanted.route)
  const sections = startingSections(kind).map((type) =>
    // The opening of a home page shows a picture.
    type === 'hero' && around.images.length === 0 ? 'page-hero' : type,
  )
  const language = languageOf(wanted, file)
  const page = { ...wanted, title: wanted.title ?? titleOf(wanted.route), language }
  const blocks = sections.map((type) => blockOf(type, sections, page, file, around))
  const head = [...pageHead(page, file, around.today), '  blocks:']
  const { parts, edits } = insertPage(file, { ...page, head, blocks })
  const at = parts.findIndex(({ route }) => route === wanted.route)
  const first = textOf(parts.slice(0, at)).split('\n').length
  return { edits, lines: [first, first + head.length + blocks.join('\n').split('\n').length], sections }
}

/** The language to write into a page: none where it is the first of the site. */
function languageOf({ route, language }: WantedPage, { outline }: SourceFile): string | undefined {
  const [first = '', ...others] = languagesOf(outline)
  if (language !== undefined && language !== first && !others.includes(language))
    throw unknownName('no-such.language', language, [first, ...others])
  const own = language ?? languagesBelow(outline.pages)(route)
  return own === first ? undefined : own
}

/** A shared section of the type where there is one, since the other pages use it too; else the starter text. */
function blockOf(type: string, types: string[], page: TitledPage, file: SourceFile, around: Around): string {
  const shared = Object.entries(file.outline.shared).find(([, block]) => isRecord(block) && block.type === type)
  if (shared) return `- use: ${shared[0]}`
  const setting: Setting = {
    outline: file.outline,
    language: pageLanguage(page, file),
    surroundings: around,
    anchors: types.flatMap((other) => anchorsOfSection({ type: other })),
    title: type === types[0] ? page.title : '',
    serviceType: page.kind === 'service' ? slugOf(page.route) : 'general',
  }
  return fitStarter(around.starterOf(type, page.kind), setting).trimEnd()
}

const slugOf = (route: string) => route.slice(route.lastIndexOf('/') + 1)

/** "/deck-repair" is "Deck Repair". */
function titleOf(route: string): string {
  const words = slugOf(route).split('-').filter(Boolean)
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ')
}
