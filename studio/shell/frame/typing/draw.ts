import { words } from '../../words/index.ts'
import { type Look, merged, namesApart, type Run } from './runs.ts'
import { isOneList, lengthOf, type Origin, type Place, type Unit } from './units.ts'

/** How units on the page are written in the file. What the browser makes of them while somebody types has none. */
const origins = new WeakMap<Element, Origin>()

/** Keeps a caret beside a name that stands at an end; it is no part of the text. */
export const EDGE = '\u200b'

export interface Drawing {
  document: Document
  /** What a name stands for. */
  valueFor: (name: string) => string
  /** What a part that is left as it is looks like on the page. */
  shown: Map<string, Element>
}

/** The units as elements of a page, of which those that are typed can be changed. */
export function drawUnits(units: readonly Unit[], drawing: Drawing): Node[] {
  const made: Element[] = []
  units.forEach((unit, index) => {
    const last = units[index - 1]
    const list = last && isOneList(last, unit) ? made.at(-1) : undefined
    const element = drawUnit(unit, drawing)
    if (list) list.append(element)
    else if (element.localName === 'li') {
      const own = drawing.document.createElement(unit.kind === 'bullet' ? 'ul' : 'ol')
      if (unit.number !== undefined && unit.number !== 1) own.setAttribute('start', String(unit.number))
      own.append(element)
      made.push(own)
    } else made.push(element)
  })
  return made
}

function drawUnit({ kind, runs, ...origin }: Unit, drawing: Drawing): Element {
  const { document, shown } = drawing
  const copy = shown.get(origin.source ?? '')?.cloneNode(true) as HTMLElement | undefined
  const names = { paragraph: 'p', heading: `h${origin.level ?? 3}`, bullet: 'li', number: 'li', written: 'div' }
  const element = copy ?? document.createElement(names[kind])
  origins.set(element, origin)
  if (kind === 'written') element.setAttribute('contenteditable', 'false')
  else element.append(...drawRuns(runs, drawing))
  return element
}

export function drawRuns(runs: readonly Run[], { document, valueFor }: Omit<Drawing, 'shown'>): Node[] {
  const made = runs.map((run) => {
    const node = run.isName ? chip(run.text) : document.createTextNode(run.text)
    return wraps(run).reduce<Node>((inner, [name, href]) => {
      const outer = document.createElement(name)
      if (href !== undefined) outer.setAttribute('href', href)
      outer.append(inner)
      return outer
    }, node)
  })
  const edge = (run: Run | undefined) => (run?.isName ? [document.createTextNode(EDGE)] : [])
  if (made.length === 0) return [document.createElement('br')]
  return [...edge(runs[0]), ...made, ...edge(runs.at(-1))]

  function chip(name: string): Element {
    const element = document.createElement('span')
    element.setAttribute('contenteditable', 'false')
    element.setAttribute('data-name', name)
    element.title = words.changeThere
    element.textContent = valueFor(name)
    return element
  }
}

const wraps = ({ bold, italic, href }: Look): [string, string?][] => [
  ...(italic ? [['em'] as [string]] : []),
  ...(bold ? [['strong'] as [string]] : []),
  ...(href === undefined ? [] : [['a', href] as [string, string]]),
]

/** The elements of a text that are units, in their order; words beside them come into a paragraph of their own. */
export function unitElements(editor: Element): Element[] {
  const { ownerDocument } = editor
  let stray: Element | undefined
  for (const node of [...editor.childNodes]) {
    if (isBlock(node)) stray = undefined
    else {
      if (!stray) {
        stray = ownerDocument.createElement('p')
        node.before(stray)
      }
      stray.append(node)
    }
  }
  return [...editor.children].flatMap((child) => (isList(child) ? [...child.children] : [child]))
}

const isBlock = (node: Node) => /^(?:P|DIV|H[1-6]|UL|OL|PRE|TABLE|BLOCKQUOTE|HR)$/.test(node.nodeName)
const isList = ({ localName }: Element) => localName === 'ul' || localName === 'ol'

export const readEditor = (editor: Element): Unit[] => unitElements(editor).map(readUnit)

function readUnit(element: Element): Unit {
  const { level: _, ...origin } = origins.get(element) ?? {}
  if (origin.source !== undefined) return { kind: 'written', runs: [], ...origin }
  const runs = readRuns(element)
  const [, level] = /^h([1-6])$/.exec(element.localName) ?? []
  if (level) return { kind: 'heading', runs, ...origin, level: Number(level) }
  const list = element.parentElement?.localName
  if (element.localName !== 'li') return { kind: 'paragraph', runs, ...origin }
  return { kind: list === 'ol' ? 'number' : 'bullet', runs, ...origin }
}

/** What is said between two ends of the page, and how it looks there. */
export function readRuns(node: Node, look: Look = {}): Run[] {
  return merged(
    [...node.childNodes].flatMap((child): Run[] => {
      if (child.nodeType === 3) return namesApart((child.nodeValue ?? '').replaceAll(EDGE, ''), look)
      const name = (child as Element).getAttribute?.('data-name')
      if (name) return [{ ...look, text: name, isName: true }]
      return readRuns(child, { ...look, ...lookLike(child as Element) })
    }),
  )
}

function lookLike(element: Element): Look {
  const href = element.localName === 'a' ? element.getAttribute('href') : null
  return {
    ...(/^(?:b|strong)$/.test(element.localName) && { bold: true }),
    ...(/^(?:i|em)$/.test(element.localName) && { italic: true }),
    ...(href !== null && { href }),
  }
}

/** Whether the browser, or somebody who typed a name in braces, has made something of it that is drawn otherwise. */
export function isStrange(editor: Element): boolean {
  const foreign =
    'div:not([contenteditable]), font, b, i, u, s, span:not([data-name]), li ul, li ol, li p, p p, [style]'
  if ([...editor.querySelectorAll(foreign)].some((each) => !each.closest('[contenteditable="false"]'))) return true
  const names = readRuns(editor).filter(({ isName }) => isName)
  return names.length !== editor.querySelectorAll('[data-name]').length
}

/** Where a point of the page is in the text; one between units is at the beginning of the next. */
export function placeOf(elements: readonly Element[], node: Node, offset: number): Place {
  for (const [unit, element] of elements.entries()) {
    const range = element.ownerDocument.createRange()
    range.selectNodeContents(element)
    const side = range.comparePoint(node, offset)
    if (side < 0) return { unit, offset: 0 }
    if (side > 0 && unit < elements.length - 1) continue
    if (side === 0) range.setEnd(node, offset)
    return { unit, offset: lengthOf(readRuns(range.cloneContents())) }
  }
  return { unit: 0, offset: 0 }
}

/** Where a place of the text is on the page. */
export function pointOf(element: Element, offset: number): [Node, number] {
  let left = offset
  let last: [Node, number] = [element, 0]
  const visit = (node: Node): boolean => {
    for (const child of node.childNodes) {
      if (child.nodeType === 3) {
        const text = child.nodeValue ?? ''
        let at = 0
        for (; at < text.length && (left > 0 || text[at] === EDGE); at++) if (text[at] !== EDGE) left--
        last = [child, at]
        if (left === 0) return true
      } else if ((child as Element).hasAttribute('data-name')) {
        if (left === 0) return true
        left--
        last = [node, [...node.childNodes].indexOf(child) + 1]
      } else if (visit(child)) return true
    }
    return false
  }
  visit(element)
  return last
}
