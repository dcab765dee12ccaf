import { linksIn } from '../../renderer/check/links-in.ts'
import { thankYouPath } from '../../renderer/common/reserved.ts'
import { targetOf } from '../../renderer/expand/links.ts'
import type { Tokens } from '../../renderer/expand/tokens.ts'
import { message } from '../../renderer/messages/message.ts'
import type { Text } from '../../renderer/schema/walk.ts'
import { applyEdits, type Edit } from './edits.ts'
import { assertFree } from './free-address.ts'
import { compose } from './operations/compose.ts'
import { change } from './operations/node-operations.ts'
import { partsOf, textOf } from './operations/parts.ts'
import { ownPath, siteUrlOf } from './own-path.ts'
import { Refusal, unknownName } from './refusal.ts'
import { openSource, type SourceFile, type Span } from './source-file.ts'
import { spansOfRoute, writtenText } from './written-text.ts'

export interface Renaming {
  edits: Edit[]
  /** How many links were rewritten. */
  links: number
  /** The addresses, as the file has them. */
  from: string
  to: string
  /** The page came back to an address that it had before: the redirect from there now leads the other way. */
  isBack: boolean
  /** Lines, of the text after the edits, whose links still lead to the old address and want a person. */
  left: number[]
}

/** Gives a page another address: its key, every link to it, and a redirect from the old address, if it `wasSaved`. */
export function renameRoute(
  source: string,
  given: string,
  wanted: string,
  wasSaved: (route: string) => boolean = () => true,
): Renaming {
  const file = openSource(source)
  const [from, to] = [given, wanted].map((address) => ownPath(address, file.outline.data)) as [string, string]
  const { links, left } = findLinks(file, from)
  const isHalfDone = renamedByHand(file, from, to) && links.length > 0
  if (!isHalfDone) assertRenamable(file, from, to)
  const rewritten = links.map(([start, end]) => ({ start, end, text: to }))
  const key = isHalfDone ? [] : [renamedKey(file, from, to)]
  const moved = [...rewritten, ...key]
  const isBack = file.outline.redirects[to] === from
  const parts = partsOf(applyEdits(source, moved))
  const isThanks = from === thankYouPath && Object(file.outline.data.site).thankYouPage === undefined
  const operation = redirect(from, to, { isBack, isThanks, wasSaved: wasSaved(from) })
  const redirected = operation ? change(parts, operation) : { parts, edits: [] }
  const edits = compose([moved, redirected.edits])
  const after = textOf(redirected.parts)
  const lineAfter = (offset: number) => after.slice(0, placeAfter(offset, edits)).split('\n').length
  return { edits, from, to, isBack, links: links.length, left: left.map(lineAfter) }
}

/**
 * Leads from the old address to the new one. Where the page comes back to an address that redirects to it, that redirect
 * is turned round; its target has become the new address with all other links. Nobody comes to an address that was
 * never saved; forms lead to the page with thanks by its usual address, or by the one that is named.
 */
function redirect(
  from: string,
  to: string,
  { isBack, isThanks, wasSaved }: Record<'isBack' | 'isThanks' | 'wasSaved', boolean>,
): Parameters<typeof change>[1] | undefined {
  if (isBack && !wasSaved) return { do: 'remove', path: ['redirects', to] }
  if (isBack) return { do: 'rename', path: ['redirects', to], key: from }
  if (wasSaved) return { do: 'set', path: ['redirects', from], value: to }
  return isThanks ? { do: 'set', path: ['site', 'thankYouPage'], value: to } : undefined
}

/** The page has its new address already, and the links still have the old one. */
function renamedByHand({ outline: { pages, redirects } }: SourceFile, from: string, to: string): boolean {
  return !pages.has(from) && pages.has(to) && !Object.hasOwn(redirects, from)
}

function assertRenamable(file: SourceFile, from: string, to: string): void {
  const { pages, redirects } = file.outline
  const template = file.made.get(from)
  if (template !== undefined)
    throw new Refusal(message('readdress.made', { route: from, template }), message('readdress.made-hint'))
  if (!pages.has(from)) throw unknownName('no-such.page', from, [...pages.keys()])
  if (from === '/') throw new Refusal(message('readdress.home'), message('readdress.home-hint'))
  if (from.includes('{')) throw new Refusal(message('readdress.many', { route: from }), message('readdress.many-hint'))
  const comesBack = redirects[to] === from
  assertFree(file, to, comesBack)
}

/** The spots of all links to a page, and the texts that lead there without showing its address. */
function findLinks(file: SourceFile, route: string): { links: Span[]; left: number[] } {
  const siteUrl = siteUrlOf(file.outline.data)
  const links = new Map<number, Span>()
  const left: number[] = []
  for (const text of file.outline.texts) {
    const leading = leadingTo(route, text, file.outline.tokens)
    if (leading === 0 && !text.text.includes(route)) continue
    const inFile = writtenText(file, text)
    const spots = inFile ? spansOfRoute(inFile, route, siteUrl) : []
    for (const spot of spots) links.set(spot[0], spot)
    if (inFile && spots.length < leading) left.push(inFile.start)
  }
  return { links: [...links.values()], left }
}

/** How many links of a text lead to a page once its tokens are filled. */
const leadingTo = (route: string, text: Text, tokens: Tokens): number =>
  pagesFrom(text, tokens).filter((each) => each === route).length

/** The addresses to which a text leads once its tokens are filled. */
export function pagesFrom(text: Text, tokens: Tokens): string[] {
  const targets = linksIn(text, tokens).map(({ href }) => targetOf(href))
  return targets.flatMap((target) => (target.kind === 'page' ? target.route : []))
}

/** The key keeps its quotes. */
function renamedKey(file: SourceFile, from: string, to: string): Edit {
  const span = file.keyOf(['pages', from])
  if (!span) throw new Error(`No place for the page ${from}`)
  const start = span[0] + file.source.slice(...span).indexOf(from)
  return { start, end: start + from.length, text: to }
}

/** Where an offset of the old text lies in the new one. */
function placeAfter(offset: number, edits: readonly Edit[]): number {
  const before = edits.filter(({ start }) => start < offset)
  return before.reduce((at, { start, end, text }) => at + text.length - (end - start), offset)
}
