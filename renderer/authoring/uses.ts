import { fillTokens } from '../making/tokens.ts'
import type { Text } from '../schema/walk.ts'
import { unknownName } from './refusal.ts'
import type { SourceFile, Span } from './source-file.ts'
import { spansOfRoute, spansOfWords, type WrittenText, writtenText } from './written-text.ts'

export const useKinds = ['fact', 'shared', 'image', 'route', 'form'] as const
export type UseKind = (typeof useKinds)[number]

export interface Uses {
  /** Where it is written or declared; nothing for a picture, which is a file. */
  declared?: Span
  /** In the order of the file. */
  uses: Span[]
}

/** Where a name is used. Throws a Refusal, with the nearest name, for one that does not exist. */
export function findUses(file: SourceFile, kind: UseKind, written: string, images: readonly string[]): Uses {
  const known = knownNames(file, kind, images)
  const name = tidy(kind, written, known)
  if (!known.includes(name)) throw unknownName(things[kind], name, known)
  const spots = file.outline.texts.filter(mayName(name)).flatMap((text) => {
    const written = writtenText(file, text)
    return written ? spotsOf(kind, name, written, file) : []
  })
  const once = new Map(spots.map((spot) => [spot[0], spot]))
  const declared = declaration(file, kind, name)
  return { ...(declared && { declared }), uses: [...once.values()].toSorted((a, b) => a[0] - b[0]) }
}

const mayName =
  (name: string) =>
  ({ text }: Text) =>
    text.includes(name) || text.includes('{')

const things = { fact: 'fact', shared: 'shared section', image: 'picture', route: 'page', form: 'form' }

/** "{facts.response}" and "facts.response" are "response", "/images/hail.jpg" and "hail" are "hail.jpg". */
function tidy(kind: UseKind, name: string, known: readonly string[]): string {
  if (kind === 'image') {
    const file = name.slice(name.lastIndexOf('/') + 1)
    return known.find((other) => other.startsWith(`${file}.`)) ?? file
  }
  if (kind === 'route' && known.includes(`/${name}`)) return `/${name}`
  return kind === 'fact' ? name.replace(/^\{?(?:facts\.)?([^}]*)\}?$/, '$1') : name
}

function knownNames({ outline, made }: SourceFile, kind: UseKind, images: readonly string[]): string[] {
  if (kind === 'route') return [...outline.pages.keys(), ...made.keys(), ...Object.keys(outline.redirects)]
  if (kind === 'fact') return Object.keys(Object(outline.data.facts))
  if (kind !== 'image') return Object.keys(kind === 'form' ? outline.forms : outline.shared)
  const used = outline.texts.flatMap(({ text, schema }) => (schema.reference === 'image' ? [text] : []))
  return [...new Set([...images, ...used])].sort()
}

function declaration(file: SourceFile, kind: UseKind, name: string): Span | undefined {
  const groups = { fact: ['facts'], shared: ['shared'], form: ['forms'], route: ['pages', 'redirects'], image: [] }
  const written = (kind === 'route' && file.made.get(name)) || name
  return groups[kind].map((group) => file.keyOf([group, written])).find((span) => span !== undefined)
}

function spotsOf(kind: UseKind, name: string, written: WrittenText, { outline }: SourceFile): Span[] {
  if (kind === 'route') return spansOfRoute(written, name, siteUrlOf(outline.data))
  if (kind === 'fact')
    return written.text.text.includes(`{facts.${name}}`) ? spansOfWords(written, `{facts.${name}}`) : []
  return names(written.text, kind) && fillTokens(written.text.text, outline.tokens) === name
    ? spansOfWords(written, name)
    : []
}

const names = ({ schema }: Text, kind: UseKind) => schema.reference === kind

/** The address of the live site, with which an author may have written a link. */
export function siteUrlOf(data: Record<string, unknown>): string {
  const url = Object(data.site).url
  return typeof url === 'string' ? url : ''
}
