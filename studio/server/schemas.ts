import { parse } from 'yaml'
import { type Kinds, kindsOf } from '../../renderer/check/kind.ts'
import { isRecord } from '../../renderer/common/is-record.ts'
import { oncePer } from '../../renderer/common/once-per.ts'
import { valueAt } from '../../renderer/common/pointers.ts'
import type { SiteFolder } from '../../renderer/common/site-folder.ts'
import { anchorsOfSection } from '../../renderer/expand/anchors.ts'
import { languagesOf } from '../../renderer/expand/translations.ts'
import { starterOf } from '../../renderer/gallery/examples/read.ts'
import { message } from '../../renderer/messages/message.ts'
import { listSurroundings } from '../../renderer/pipeline/read.ts'
import { allSchemas, type Schema, schemaOf, sectionTypes } from '../../renderer/schema/schemas.ts'
import { fitStarter } from '../edit/fit.ts'
import { Refusal } from '../edit/refusal.ts'
import { openSource } from '../edit/source-file.ts'

/** The schemas from which the studio makes its forms. */
export interface Forms {
  sections: Record<string, Schema>
  page: Schema
  /** The other parts of the file by their names, and which of all its parts a file needs. */
  parts: Record<string, Schema>
  needed: string[]
  kinds: Kinds
}

const formsOf = oncePer(
  (_: ReturnType<typeof allSchemas>): Omit<Forms, 'kinds'> => ({
    sections: Object.fromEntries(sectionTypes().map((type) => [type, schemaOf(`sections/${type}`)])),
    page: withoutBlocks(schemaOf('page')),
    parts: withoutPages(schemaOf('pages')),
    needed: schemaOf('pages').required ?? [],
  }),
)

/** For a file: it may have kinds of its own. */
export function allForms(frame: Record<string, unknown>): Forms {
  const forms = formsOf(allSchemas())
  const kinds = kindsOf(frame)
  return { ...forms, page: withKinds(forms.page, Object.keys(kinds)), kinds }
}

function withKinds({ properties = {}, ...page }: Schema, names: string[]): Schema {
  return { ...page, properties: { ...properties, kind: { ...properties.kind, enum: names } } }
}

function withoutBlocks(page: Schema): Schema {
  const { blocks, ...properties } = page.properties ?? {}
  return { ...page, properties }
}

/** A shared section has the form of its type, and the version is written by `migrate`. */
function withoutPages({ properties = {} }: Schema): Record<string, Schema> {
  const { pages, shared, engine, ...parts } = properties
  return parts
}

/** A new section with its starter text, fitted to the site: its forms, its pictures, its pages. */
export async function starterFor(
  source: string,
  { type, route, folder }: { type: string; route: string; folder: SiteFolder },
): Promise<unknown> {
  if (!sectionTypes().includes(type))
    throw new Refusal(message('starter.unknown', { type }), message('starter.unknown-hint'))
  const { outline } = openSource(source)
  const page = valueAt(outline.data, ['pages', route])
  const kind = isRecord(page) ? String(page.kind) : ''
  const setting = {
    outline,
    language: String(Object(page).language ?? languagesOf(outline)[0]),
    surroundings: await listSurroundings(folder),
    anchors: [...(outline.pages.get(route)?.names ?? []), ...anchorsOfSection({ type })],
    title: '',
    serviceType: kind === 'service' ? route.slice(route.lastIndexOf('/') + 1) : 'general',
  }
  const [block] = parse(fitStarter(starterOf(type, kind).text, setting))
  // Two sections of a page cannot have one name.
  const { id, ...rest } = block
  return rest
}
