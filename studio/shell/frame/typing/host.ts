import { valueAt } from '../../../../renderer/common/pointers.ts'
import type { Path } from '../../../../renderer/common/problem.ts'
import { isOptional, schemaFor } from '../../../edit/operations/demands.ts'
import { unwrap, wrapLike } from '../../form/wrapping.ts'
import { now, schemasOf } from '../../store/state.ts'
import { type Drawing, drawRuns, drawUnits, readEditor, readRuns } from './draw.ts'
import { namesApart, type Run } from './runs.ts'
import { readUnits, type Unit, writeUnits } from './units.ts'

/** How a text is typed in its place on the page. */
export interface Host {
  /** What makes room for the element in which one types. */
  replaced: ChildNode
  editor: HTMLElement
  isRich: boolean
  isRequired: boolean
  read: (value: string) => Unit[] | undefined
  draw: (units: readonly Unit[]) => Node[]
  units: () => Unit[]
  write: (units: readonly Unit[]) => string
}

/** Scripts own these, or they are no place to type in. */
const closed = '.site-header, svg, select, textarea, title, [aria-hidden="true"]'

/** Whether a text is one whose words may be any: choices, addresses and numbers have their fields. */
export function isTypable(path: Path): boolean {
  const schema = schemaFor(schemasOf(), path, (at) => valueAt(now().data, at))
  const { type, content, pattern, reference, enum: choices } = schema ?? {}
  return type === 'string' && !pattern && !reference && !choices && (content === undefined || content === 'markdown')
}

/** Undefined where a text cannot be typed in its place without losing a sign of it: it has its field. */
export function hostOf(node: Text, path: Path): Host | undefined {
  const value = valueAt(now().data, path)
  const parent = node.parentElement
  if (typeof value !== 'string' || !parent || parent.closest(closed) || !isTypable(path)) return undefined
  const schema = schemaFor(schemasOf(), path, (at) => valueAt(now().data, at))
  const isRequired = !isOptional(schemasOf(), path, (at) => valueAt(now().data, at))
  const host = schema?.content === 'markdown' ? richHost(parent, value) : plainHost(node, parent, value)
  return host && { ...host, isRequired }
}

type OfKind = Omit<Host, 'isRequired'>

function plainHost(node: Text, parent: HTMLElement, value: string): OfKind | undefined {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(value) ?? []
  const runs = namesApart(words)
  const values = valuesIn(node.nodeValue ?? '', [{ kind: 'paragraph', runs }])
  if (words.includes('\n') || !values) return undefined
  const isAlone = parent.childNodes.length === 1 && !parent.closest('a, button, summary, label')
  const { ownerDocument: document } = node
  const editor = isAlone ? (parent.cloneNode(false) as HTMLElement) : document.createElement('span')
  editor.contentEditable = 'plaintext-only'
  const drawing = { document, valueFor: valueFor(values) }
  return {
    replaced: isAlone ? parent : node,
    editor,
    isRich: false,
    read: (text) => [{ kind: 'paragraph', runs: namesApart(text.trim()) }],
    draw: ([unit]) => drawRuns(unit?.runs ?? [], drawing),
    units: () => [{ kind: 'paragraph', runs: readRuns(editor) }],
    write: ([unit]) => {
      const written = (unit?.runs ?? []).map(({ text }) => text.replaceAll(/\s*\n\s*/g, ' ')).join('')
      return before + written.trim() + after
    },
  }
}

function richHost(parent: HTMLElement, value: string): OfKind | undefined {
  const replaced = parent.closest<HTMLElement>('.rich-text')
  const read = (text: string) => readUnits(unwrap(text).trimEnd())
  const units = read(value)
  const values = units && replaced && valuesIn(replaced.textContent ?? '', units)
  if (!values) return undefined
  const { ownerDocument: document } = replaced
  const drawing: Drawing = { document, valueFor: valueFor(values), shown: new Map() }
  const drawn = drawUnits(units, drawing)
  const blocks = replaced.localName === 'p' ? [replaced] : [...replaced.children]
  if (blocks.length !== drawn.length) return undefined
  const parts = units.filter(({ kind }) => kind === 'written')
  for (const [index, block] of blocks.entries()) {
    const isPart = (drawn[index] as Element).getAttribute('contenteditable') === 'false'
    if (isPart) drawing.shown.set(parts.shift()?.source ?? '', block)
    else if (drawn[index]?.nodeName !== block.nodeName) return undefined
  }
  const editor = document.createElement('div')
  for (const { name, value } of replaced.attributes) editor.setAttribute(name, value)
  editor.contentEditable = 'true'
  const [end = ''] = /\s*$/.exec(value) ?? []
  return {
    replaced,
    editor,
    isRich: true,
    read,
    draw: (wanted) => drawUnits(wanted.length > 0 ? wanted : [{ kind: 'paragraph', runs: [] }], drawing),
    units: () => readEditor(editor),
    write: (wanted) => wrapLike(writeUnits(wanted), value.trimEnd()) + end,
  }
}

const valueFor = (values: ReadonlyMap<string, string>) => (name: string) =>
  values.get(name) ?? now().names?.words.find((word) => `{${word.name}}` === name)?.value ?? name

/** The values that names have on the page; undefined where the page says something else than the text. */
export function valuesIn(shown: string, units: readonly Unit[]): Map<string, string> | undefined {
  const said = ({ isName, text }: Run) => (isName ? String.raw`([\s\S]*?)` : asShown(text))
  const parts = units.map(({ kind, runs }) => (kind === 'written' ? String.raw`[\s\S]*?` : runs.map(said).join('')))
  const names = units.flatMap(({ runs }) => runs.filter(({ isName }) => isName))
  const found = new RegExp(String.raw`^\s*${parts.join(String.raw`\s*`)}\s*$`).exec(shown)
  return found ? new Map(names.map(({ text }, index) => [text, found[index + 1] ?? ''])) : undefined
}

/** Pages set quotes, dashes and dots as a printer would. */
function asShown(text: string): string {
  const one = (sign: string) => sign.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  return text
    .split(/(\s+|--+|\.{2,}|["'“”„‘’«»])/)
    .map((part, index) => {
      if (index % 2 === 0) return one(part)
      if (/^\s/.test(part)) return String.raw`\s+`
      if (part.startsWith('--')) return `(?:${one(part)}|[–—])`
      return part.startsWith('..') ? `(?:${one(part)}|…)` : `["'“”„‘’«»]`
    })
    .join('')
}
