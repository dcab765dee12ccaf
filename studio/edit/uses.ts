import { isRecord } from '../../renderer/common/is-record.ts'
import { fillTokens } from '../../renderer/expand/tokens.ts'
import { mapTexts, type Text } from '../../renderer/schema/walk.ts'
import { ownPath, siteUrlOf } from './own-path.ts'
import { unknownName } from './refusal.ts'
import { linksToId, placesOfAnchor, sectionAnchors } from './section-ids.ts'
import type { SourceFile, Span } from './source-file.ts'
import { spansOfRoute, spansOfWords, type WrittenText, writtenText } from './written-text.ts'

export const useKinds = ['fact', 'shared', 'image', 'route', 'form', 'token', 'id'] as const
export type UseKind = (typeof useKinds)[number]

export interface Uses {
  /** Where it is written or declared; nothing for a picture, which is a file. */
  declared?: Span
  /** Where it is written besides: in another language, or once more. */
  also: Span[]
  /** In the order of the file. */
  uses: Span[]
}

/** Where a name is used. Throws a Refusal, with the nearest name, for one that does not exist. */
export function findUses(file: SourceFile, kind: UseKind, typed: string, images: readonly string[]): Uses {
  const candidates = knownNames(file, kind, images)
  const name = tidy(kind, typed, candidates, file)
  if (!candidates.includes(name)) throw unknownName(unknown[kind], name, candidates)
  const [declared, ...also] = declarations(file, kind, name)
  const texts = [...file.outline.texts, ...textsOfData(file.outline.data)]
  const spots =
    kind === 'id'
      ? linksToId(file, name, siteUrlOf(file.outline.data))
      : texts.filter(mayName(name)).flatMap((text) => {
          const inFile = writtenText(file, text)
          return inFile ? spotsOf(kind, name, inFile, file) : []
        })
  const once = new Map(spots.map((spot) => [spot[0], spot]))
  return { ...(declared && { declared }), also, uses: [...once.values()].toSorted((a, b) => a[0] - b[0]) }
}

const mayName =
  (name: string) =>
  ({ text }: Text) =>
    text.includes(name) || text.includes('{')

const unknown = {
  fact: 'no-such.fact',
  shared: 'no-such.shared',
  image: 'no-such.picture',
  route: 'no-such.page',
  form: 'no-such.form',
  token: 'no-such.value',
  id: 'no-such.section-id',
} as const

/** "{facts.response}" and "facts.response" are "response", "/images/hail.jpg" and "hail" are "hail.jpg". */
function tidy(kind: UseKind, name: string, candidates: readonly string[], { outline }: SourceFile): string {
  if (kind === 'image') {
    const file = name.slice(name.lastIndexOf('/') + 1)
    return candidates.find((other) => other.startsWith(`${file}.`)) ?? file
  }
  if (kind === 'route') return candidates.includes(`/${name}`) ? `/${name}` : ownPath(name, outline.data)
  if (kind === 'token') return name.replace(/^\{(.*)\}$/, '$1')
  if (kind === 'id') return name.replace(/^.*#/, '')
  return kind === 'fact' ? name.replace(/^\{?(?:facts\.)?([^}]*)\}?$/, '$1') : name
}

function knownNames(file: SourceFile, kind: UseKind, images: readonly string[]): string[] {
  const { outline, made } = file
  if (kind === 'id') return sectionAnchors(file)
  if (kind === 'token') return [...outline.tokens.keys()].filter((name) => !name.startsWith('facts.'))
  if (kind === 'route') return [...outline.pages.keys(), ...made.keys(), ...Object.keys(outline.redirects)]
  if (kind === 'fact') return Object.keys(Object(outline.data.facts))
  if (kind !== 'image') return Object.keys(kind === 'form' ? outline.forms : outline.shared)
  const used = outline.texts.flatMap(({ text, schema }) => (schema.reference === 'image' ? [text] : []))
  return [...new Set([...images, ...used])].sort()
}

/** Where a name is written, that of the site's first language at the head. */
function declarations(file: SourceFile, kind: UseKind, name: string): Span[] {
  if (kind === 'id') return placesOfAnchor(file, name)
  const groups: Record<Exclude<UseKind, 'id'>, string[]> = {
    fact: ['facts'],
    shared: ['shared'],
    form: ['forms'],
    image: [],
    token: ['site'],
    route: ['pages', 'redirects'],
  }
  const template = (kind === 'route' && file.made.get(name)) || name
  const languages = Object.keys(Object(file.outline.data.translations))
  const paths = groups[kind].flatMap((group) => [[group], ...languages.map((each) => ['translations', each, group])])
  return paths.flatMap((path) => {
    const span = file.keyOf([...path, template])
    return span ? [span] : []
  })
}

/** What the items of sets say: their fields have no schema, and a value is a picture where it has the name of one. */
export function textsOfData(data: Record<string, unknown>): Text[] {
  const texts: Text[] = []
  for (const [set, value] of Object.entries(Object(data.data)))
    mapTexts(isRecord(value) ? value.items : undefined, {}, ['data', set, 'items'], (text) => {
      texts.push(text)
      return text.text
    })
  return texts
}

function spotsOf(kind: UseKind, name: string, inFile: WrittenText, { outline }: SourceFile): Span[] {
  const isOfItem = inFile.text.path[0] === 'data'
  if (isOfItem && (kind === 'route' || kind === 'image'))
    return inFile.text.text === name ? spansOfWords(inFile, name) : []
  if (kind === 'route') return spansOfRoute(inFile, name, siteUrlOf(outline.data))
  const token = { fact: `{facts.${name}}`, token: `{${name}}` }[String(kind)]
  if (token) return inFile.text.text.includes(token) ? spansOfWords(inFile, token) : []
  return names(inFile.text, kind) && fillTokens(inFile.text.text, outline.tokens) === name
    ? spansOfWords(inFile, name)
    : []
}

const names = ({ schema }: Text, kind: UseKind) => schema.reference === kind
