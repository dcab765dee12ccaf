import { heldIn } from '../../../renderer/common/held.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import type { MarkedPage } from '../../marks/marks.ts'
import { createReader } from '../../marks/signs.ts'

/** A stretch of a text on the page, and where in the file it is written. */
export interface Target {
  path: Path
  start: number
  end: number
}

/** What of a page leads to the file. */
export interface Found {
  texts: Map<Text, Target[]>
  /** Descriptions of pictures, labels and placeholders. */
  attributes: Map<Element, Path>
  pictures: Map<Element, Path>
}

const named = ['alt', 'aria-label', 'placeholder']
/** Scripts may change them, or browsers read them otherwise than as a text alone. */
const passedOver = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'])

/**
 * Walks the page beside the marked one. Only what reads the same on both is taken: a script may have changed the page,
 * or the two may be of different moments.
 */
export function walk(live: Element, { body, texts, pictures }: Pick<MarkedPage, 'body' | 'texts' | 'pictures'>): Found {
  const found: Found = { texts: new Map(), attributes: new Map(), pictures: new Map() }
  const read = createReader()
  const unused = [...pictures]
  const marked = new DOMParser().parseFromString(body, 'text/html').body
  visit(live, marked)
  return found

  function visit(one: Node, other: Node): void {
    if (other.nodeType === Node.TEXT_NODE) visitText(one, other.nodeValue ?? '')
    if (other.nodeType !== Node.ELEMENT_NODE || passedOver.has(other.nodeName)) return
    visitAttributes(one as Element, other as Element)
    if (other.nodeName === 'IMG') visitPicture(one as Element)
    other.childNodes.forEach((child, index) => {
      const shown = one.childNodes[index]
      const beside = shown && heldIn(shown)
      if (beside?.nodeName === child.nodeName) visit(beside, child)
      // The marks that are open here have to be read all the same.
      else read(child.textContent ?? '')
    })
  }

  function visitText(one: Node, written: string): void {
    const { text, stretches } = read(written)
    if (stretches.length === 0 || one.nodeValue !== text) return
    const targets = stretches.flatMap(({ place, start, end }) =>
      texts[place] ? [{ path: texts[place], start, end }] : [],
    )
    found.texts.set(one as Text, targets)
  }

  function visitAttributes(one: Element, other: Element): void {
    for (const name of named) {
      const { text, stretches } = createReader()(other.getAttribute(name) ?? '')
      const path =
        stretches.length === 1 && one.getAttribute(name) === text ? texts[stretches[0]?.place ?? -1] : undefined
      if (path) found.attributes.set(one, path)
    }
  }

  /** A picture that only decorates has no words: it is known by its file, in the order in which files are named. */
  function visitPicture(one: Element): void {
    const name = /\/_images\/([^?]+)/.exec(one.getAttribute('src') ?? '')?.[1]
    const index = unused.findIndex(({ src }) => src === name)
    const [picture] = index < 0 ? [] : unused.splice(index, 1)
    if (picture) found.pictures.set(one, picture.path)
  }
}

/** What a click at a point of a text is about. */
export function targetAt(targets: readonly Target[] | undefined, offset: number): Path | undefined {
  return (targets?.find(({ start, end }) => offset >= start && offset <= end) ?? targets?.[0])?.path
}

/** The elements of a page that show its sections, each with the place of the section in the file. */
export function sectionsOf(main: Element | null, blocks: readonly unknown[], page: string, found: Found) {
  const pathsIn = (element: Element) => [
    ...[...found.texts].flatMap(([node, targets]) => (element.contains(node) ? targets.map(({ path }) => path) : [])),
    ...[...found.pictures, ...found.attributes].flatMap(([node, path]) => (element.contains(node) ? [path] : [])),
  ]
  const elements = [...(main?.children ?? [])].filter(({ id, tagName }) => id !== 'opening-end' && tagName !== 'SCRIPT')
  const sections: { element: Element; index: number }[] = []
  let next = 0
  for (const element of elements) {
    const paths = pathsIn(element)
    const index = blocks.findIndex((block, at) => at >= next && paths.some((path) => isOf(path, block, page, at)))
    if (index < 0) continue
    sections.push({ element, index })
    next = index + 1
  }
  return sections
}

function isOf(path: Path, block: unknown, page: string, index: number): boolean {
  const { use } = Object(block)
  if (use !== undefined) return path[0] === 'shared' && path[1] === use
  return path[0] === 'pages' && path[1] === page && path[2] === 'blocks' && path[3] === index
}
