import type { Standing } from '../../../renderer/common/held.ts'
import { valueAt } from '../../../renderer/common/pointers.ts'
import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import { VERSION_META } from '../../../renderer/preview/messages.ts'
import type { MarkedPage } from '../../marks/marks.ts'
import { ask } from '../store/api.ts'
import { isWaiting } from '../store/edit.ts'
import { now, pageInFile } from '../store/state.ts'
import { type Found, sectionsOf, targetAt, walk } from './walk.ts'

/** Something on the page that can be changed. */
export interface Spot {
  path: Path
  rects: DOMRect[]
  /** Where it is a text. */
  node?: Text
}

const nothing: Found = { texts: new Map(), attributes: new Map(), pictures: new Map() }

/** What is known of the page in the frame. There is one frame. */
let frame: HTMLIFrameElement | undefined
let page: (MarkedPage & { route: string }) | undefined
let found: Found = nothing
/** Texts that are being typed, by place: they show at once, and an older answer of the server does not take them back. */
const typed = new Map<string, string>()
/** The elements in which somebody types, with what they stand for. */
export const standing = new Map<Element, Path>()
const walkers = new Set<() => void>()
/** Whether the page in the frame has been walked since it came. */
let isWalked = false
/** Answers a click; says whether it could. At the last time what is there is all that will be. */
type Answer = (isLast: boolean) => boolean
let early: { answer: Answer; drop: () => void; until: number } | undefined

const LONGEST_MS = 5000
const AGAIN_MS = 40

/**
 * Answers a click once it is known what is there: the page has to be walked first, and what was typed a moment ago be
 * marked anew. Of several clicks that came too early the last counts, and none once somebody has gone elsewhere.
 */
export function whenKnown(answer: Answer, drop = () => {}): void {
  dropEarly()
  early = { answer, drop, until: performance.now() + LONGEST_MS }
  answerEarly()
  if (!early) return
  fetchMarks()
  addEventListener('pointerdown', dropEarly, { once: true })
}

function dropEarly(): void {
  early?.drop()
  early = undefined
}

function answerEarly(): void {
  const own = early
  if (!own) return
  if (isWalked && own.answer(isUpToDate() || performance.now() > own.until)) early = undefined
  else setTimeout(() => early === own && answerEarly(), AGAIN_MS)
}

/** Whether the page in the frame and its marks have all that was done. */
const isUpToDate = () =>
  !isWaiting() && page?.version === now().overview?.shown && versionIn(frameDocument()) === page?.version

const versionIn = (shown: Document | undefined) =>
  Number(shown?.querySelector(`meta[name="${VERSION_META}"]`)?.getAttribute('content'))

export const frameDocument = () => frame?.contentDocument ?? undefined

/** Calls back whenever the page may have changed. */
export function onWalk(listener: () => void): () => void {
  walkers.add(listener)
  return () => void walkers.delete(listener)
}

export function attach(element: HTMLIFrameElement): () => void {
  frame = element
  const body = frameDocument()?.body
  if (!body) return () => {}
  let waiting: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    keepTyped()
    clearTimeout(waiting)
    waiting = setTimeout(rewalk, 40)
  })
  observer.observe(body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['open', 'src', 'alt'],
  })
  found = nothing
  isWalked = false
  fetchMarks()
  return () => {
    observer.disconnect()
    clearTimeout(waiting)
  }
}

const QUIET_MS = 250
let asked: ReturnType<typeof setTimeout> | undefined

/** Fetches the marks of the page as it is now; while somebody types, once they pause, or click. */
export function fetchMarks(): void {
  clearTimeout(asked)
  asked = setTimeout(fetchNow, isWalked && !early && page?.route === now().route ? QUIET_MS : 0)
}

async function fetchNow(): Promise<void> {
  const { route } = now()
  try {
    const marked = await ask<MarkedPage>('marks', { route })
    if (route !== now().route) return
    page = { ...marked, route }
    rewalk()
  } catch {
    // The next change asks again.
  }
}

function rewalk(): void {
  const body = frameDocument()?.body
  if (!body || !page || page.route !== now().route) return
  const walked = walk(body, page)
  // What is being typed reads otherwise for a moment: what was known of it before still holds.
  for (const [node, targets] of found.texts) {
    if (!walked.texts.has(node) && isOn(body, node) && targets.some(({ path }) => isTyped(path)))
      walked.texts.set(node, targets)
  }
  for (const [element, path] of standing) walked.attributes.set(element, path)
  found = walked
  isWalked = true
  for (const listener of walkers) listener()
}

const isTyped = (path: Path) =>
  typed.has(joinPath(path)) || [...standing.values()].some((each) => joinPath(each) === joinPath(path))

const isOn = (body: Element, node: Node) =>
  body.contains(node) || [...standing.keys()].some((each: Standing) => each.held?.contains(node))

/** Shows a text at once where it stands alone; the server's answer follows. */
export function showText(path: Path, text: string): void {
  const key = joinPath(path)
  const before = letters(typed.get(key) ?? valueAt(now().data, path))
  // A piece of a text, before bold words or a link, is not the text.
  const isWhole = nodesOf(key).every(({ nodeValue }) => letters(nodeValue) === before)
  if (/[{]/.test(text) || !isWhole) return void typed.delete(key)
  typed.set(key, text)
  for (const node of nodesOf(key)) if (node.nodeValue !== text) node.nodeValue = text
}

const letters = (text: unknown) => String(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A text with its place alone in it, so that nothing else of it can be lost. */
function nodesOf(key: string): Text[] {
  return [...found.texts].flatMap(([node, [target, ...others]]) => {
    const isWhole = target && others.length === 0 && joinPath(target.path) === key
    return isWhole && target.start === 0 && (typed.has(key) || target.end === node.length) ? [node] : []
  })
}

function keepTyped(): void {
  if (!isWaiting()) typed.clear()
  for (const [key, text] of typed) for (const node of nodesOf(key)) if (node.nodeValue !== text) node.nodeValue = text
}

/** What stands at a point of the page and can be changed. */
export function spotAt(x: number, y: number, element: Element | null): Spot | undefined {
  if (!element) return undefined
  const caret = caretAt(x, y)
  const path = caret && targetAt(found.texts.get(caret.node), caret.offset)
  if (caret && path && isWithin(textRects(caret.node), x, y))
    return { path, rects: textRects(caret.node), node: caret.node }
  for (let each: Element | null = element; each && each !== each.ownerDocument.body; each = each.parentElement) {
    const own = found.attributes.get(each) ?? found.pictures.get(each)
    if (own) return { path: own, rects: [each.getBoundingClientRect()] }
    const [text, ...more] = [...each.childNodes].filter((node) => found.texts.has(node as Text)) as Text[]
    const first = text && found.texts.get(text)?.[0]
    if (text && first && more.length === 0 && each === element)
      return { path: first.path, rects: textRects(text), node: text }
  }
  const under = pictureUnder(x, y)
  return (
    under && { path: found.attributes.get(under.element) ?? under.path, rects: [under.element.getBoundingClientRect()] }
  )
}

/** A picture may lie behind words. */
function pictureUnder(x: number, y: number): { element: Element; path: Path } | undefined {
  for (const element of frameDocument()?.elementsFromPoint(x, y) ?? []) {
    const path = found.pictures.get(element)
    if (path) return { element, path }
  }
  return undefined
}

export const isOfPicture = (path: Path) => ['src', 'alt'].includes(String(path.at(-1)))

/** Where the picture at a point of the page is written. */
export const pictureAt = (x: number, y: number) => pictureUnder(x, y)?.path

/** Whether words stand at a point of the page, be they of the file or not. */
export function isOnText(x: number, y: number): boolean {
  const caret = caretAt(x, y)
  return caret !== undefined && isWithin(textRects(caret.node), x, y)
}

export function caretAt(x: number, y: number): { node: Text; offset: number } | undefined {
  const view = frameDocument()
  const caret = view?.caretPositionFromPoint?.(x, y)
  if (caret?.offsetNode.nodeType === Node.TEXT_NODE) return { node: caret.offsetNode as Text, offset: caret.offset }
  const range = view?.caretRangeFromPoint?.(x, y)
  return range?.startContainer.nodeType === Node.TEXT_NODE
    ? { node: range.startContainer as Text, offset: range.startOffset }
    : undefined
}

function textRects(node: Text): DOMRect[] {
  const range = node.ownerDocument.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()]
}

const isWithin = (rects: DOMRect[], x: number, y: number) =>
  rects.some(({ left, right, top, bottom }) => x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2)

/** Where a text or a picture shows that the form is about, or all that is written within a part of the file. */
export function rectsOf(path: Path, { isPart = false } = {}): DOMRect[] {
  const key = joinPath(path)
  const isIt = (own: Path) => joinPath(isPart ? own.slice(0, path.length) : own) === key
  const texts = [...found.texts].filter(([, targets]) => targets.some((target) => isIt(target.path)))
  const boxes = (elements: Iterable<[Element, Path]>) =>
    [...elements].filter(([, own]) => isIt(own)).map(([element]) => element.getBoundingClientRect())
  const typed = boxes(standing)
  // What is typed is one, whatever names and bold words it consists of.
  if (typed.length > 0 && !isPart) return typed
  const seen = [...typed, ...texts.flatMap(([node]) => textRects(node)), ...boxes(found.pictures)]
  // What names a part of the page for who does not see it, such as a heading, is not the part.
  return (seen.length > 0 ? seen : boxes(found.attributes)).filter(({ width }) => width > 0)
}

/** What stands for a place of the file on the page, if something does. */
export function elementOf(path: Path): Element | undefined {
  const key = joinPath(path)
  const [typed] = [...standing].find(([, own]) => joinPath(own) === key) ?? []
  const [text] = [...found.texts].find(([, targets]) => targets.some((own) => joinPath(own.path) === key)) ?? []
  const [other] = [...found.attributes, ...found.pictures].find(([, own]) => joinPath(own) === key) ?? []
  return typed ?? text?.parentElement ?? other
}

/** The texts in a part of the page, in its order, each with its place in the file where that is one. */
export const textsIn = (element: Element) =>
  [...found.texts].flatMap(([node, [target, ...others]]) =>
    target && others.length === 0 && element.contains(node) ? [{ node, path: target.path }] : [],
  )

let counted: { found: Found; blocks: unknown; sections: { element: Element; index: number }[] } | undefined

/** The sections of the page as they stand in the frame. */
export function sections(): { element: Element; index: number }[] {
  const route = pageInFile(now(), now().route)
  const { blocks } = Object(now().data.pages[route])
  if (counted?.found === found && counted.blocks === blocks) return counted.sections
  const main = frameDocument()?.querySelector('main') ?? null
  counted = { found, blocks, sections: sectionsOf(main, Array.isArray(blocks) ? blocks : [], route, found) }
  return counted.sections
}

/** Brings a section into view. */
export function scrollTo(index: number): void {
  const element = sections().find((section) => section.index === index)?.element
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const height = frame?.clientHeight ?? 0
  if (top < 0 || bottom > height)
    element.scrollIntoView({ block: bottom - top > height ? 'start' : 'center', behavior: 'smooth' })
}

const SOON_MS = 15_000
let stopWaiting = () => {}

/** Brings a section into view that is not on the page yet, as soon as it is; later somebody may look elsewhere. */
export function scrollOnceShown(index: number, count: number): void {
  const until = performance.now() + SOON_MS
  stopWaiting()
  stopWaiting = onWalk(() => {
    if (performance.now() > until) return stopWaiting()
    // Until all has been made and marked, another section stands in its place.
    if (isWaiting() || page?.version !== now().overview?.shown || sections().length < count) return
    stopWaiting()
    scrollTo(index)
  })
}
