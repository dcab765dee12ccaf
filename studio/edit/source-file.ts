import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import type { Path } from '../../renderer/common/problem.ts'
import { type Outline, outlineOf } from '../../renderer/expand/outline.ts'
import { expand } from '../../renderer/expand/templates/expand.ts'
import { type ParsedFile, parse } from '../../renderer/read/parse.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { brokenYaml } from './refusal.ts'

export type Span = [start: number, end: number]

/** A pages.yaml as text, as data, and with the places of its parts. */
export interface SourceFile {
  source: string
  outline: Outline
  /** The pages that a template makes, by address, with the template's address. */
  made: ReadonlyMap<string, string>
  /** Where the value at a path stands, quotes and the signs of block texts included; absent where there is none. */
  spanOf(path: Path): Span | undefined
  /** Where the key at a path stands. */
  keyOf(path: Path): Span | undefined
  /** true for a list or a group of keys that is written in brackets. */
  isFlow(path: Path): boolean
  lineOf(offset: number): { line: number; column: number; text: string }
}

/** Opens a text whose YAML can be read; one that cannot is refused, since a tool could spoil it further. */
export function openSource(source: string): SourceFile {
  const parsed = parse(sourceText(source))
  const lineOf = (offset: number) => {
    const { line, column, text } = parsed.source.lines.positionOf(offset, offset)
    return { line, column, text: text.trimEnd() }
  }
  const mistake = parsed.mistakes.find(({ doubt }) => !doubt)
  if (mistake) throw brokenYaml(lineOf(mistake.start).line)
  const find = createFinder(parsed)
  return {
    source,
    outline: outlineOf(parsed),
    made: expand(parsed).origins,
    spanOf: (path) => spanOfNode(find(path), 'value'),
    keyOf: (path) => spanOfNode(find(path), 'key'),
    isFlow: (path) => Object(find(path)?.value).flow === true,
    lineOf,
  }
}

interface Found {
  key?: unknown
  value: unknown
  /** Where the part of the file begins that was parsed to find it. */
  offset: number
}

/** Parses a page again only when something in it is looked for, since places cost more than data. */
function createFinder({ source: { chunks } }: ParsedFile): (path: Path) => Found | undefined {
  const documents = new Map<number, Document>()
  const documentOf = ({ offset, text }: { offset: number; text: string }) => {
    const document = documents.get(offset) ?? parseDocument(text, { logLevel: 'silent' })
    documents.set(offset, document)
    return document
  }
  return (path) => {
    const page = chunks.find(({ route }) => path[0] === 'pages' && route !== undefined && route === path[1])
    if (page) return follow(documentOf(page), path.slice(1), page.offset)
    const outside = chunks.filter(({ route }) => route === undefined)
    return outside.map((chunk) => follow(documentOf(chunk), path, chunk.offset)).find((target) => target !== undefined)
  }
}

function follow(document: Document, path: Path, offset: number): Found | undefined {
  let target: Omit<Found, 'offset'> | undefined = { value: document.contents }
  for (const step of path) {
    const node: unknown = isAlias(target?.value) ? target.value.resolve(document) : target?.value
    if (isSeq(node) && typeof step === 'number') target = { value: node.items[step] }
    else if (isMap(node)) target = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
    else return undefined
  }
  return target && { ...target, offset }
}

function spanOfNode(target: Found | undefined, part: 'key' | 'value'): Span | undefined {
  const range = (target?.[part] as Node | null | undefined)?.range
  return target && range ? [target.offset + range[0], target.offset + range[1]] : undefined
}
