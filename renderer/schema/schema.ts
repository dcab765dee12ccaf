import type { ForeignContent } from '../common/foreign.ts'

/** The part of JSON Schema (draft-07) that our schemas use, with our own keywords. */
export interface Schema {
  $id?: string
  $ref?: string
  title?: string
  description?: string
  type?: string
  enum?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  propertyNames?: { pattern: string }
  items?: Schema
  oneOf?: Schema[]
  definitions?: Record<string, Schema>
  /** What the text names: a link, an image, a file in public/, an icon, font, form or shared section. */
  reference?: 'link' | 'image' | 'file' | 'icon' | 'font' | 'form' | 'shared' | 'author' | 'tag'
  /**
   * How the text is read: as Markdown, as a point of a picture, as a postal code of the site's country, as a video of the
   * site, one that runs by itself (`film`), or as something of another site ({@link ForeignContent}).
   */
  content?: 'markdown' | 'focus' | 'postal-code' | 'video' | 'film' | ForeignContent
  /** Names in braces that the section fills in by itself, so that they are no tokens. */
  placeholders?: string[]
  /** Anchors that a section always answers to. */
  anchors?: string[]
  /** A section that opens a page, with the first-level heading of it. */
  opening?: boolean
  /** A section by which visitors get in touch. */
  contact?: boolean
  /** Of a section that lists pages: their kind. */
  lists?: string
  /** Among which other sections the studio offers one: `text`, `trust` and so on. */
  category?: string
  /** What a section does for people with assistive technology, and what its author has to see to. */
  accessibility?: string
  [keyword: string]: unknown
}

const base = 'https://pages.schemas.local/'

/** The `$id` of a schema by its file's name, such as "page" or "sections/faq". */
export const schemaId = (name: string) => `${base}${name}.schema.json`

export const schemaName = (id: string) => id.slice(base.length, -'.schema.json'.length)

/** What a reference stands for, such as "…/common.schema.json#/definitions/text"; undefined where it leads nowhere. */
export function referred(reference: string, schemas: ReadonlyMap<string, Schema>): Schema | undefined {
  const [id = '', pointer = ''] = reference.split('#')
  let node: unknown = schemas.get(id)
  for (const step of pointer.split('/').slice(1)) node = Object(node)[step]
  return node as Schema | undefined
}
