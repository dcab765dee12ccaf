import { heldIn } from '../common/held.ts'

/** Reads a page as text. The content of <noscript> becomes text, as it is in a browser with scripts. */
export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const noscript of page.querySelectorAll('noscript')) noscript.textContent = noscript.innerHTML
  return page
}

/**
 * Changes the live page where the new page differs from the one before, and nowhere else: what a visitor has opened,
 * typed or scrolled stays. Returns the elements that were exchanged as a whole. idiomorph and morphdom compare the live
 * page with the new one alone, and cannot tell what a visitor changed from what an author did.
 */
export function patch(shown: Node, before: Node, after: Node): Element[] {
  const live = heldIn(shown)
  if (before.isEqualNode(after)) return []
  if (!isElement(live) || !isElement(before) || !isElement(after)) return replace(live, after)
  if (live.nodeName !== after.nodeName || isOneThing(live)) return replace(live, after)
  patchAttributes(live, before, after)
  return patchChildren(live, before, after)
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/**
 * React owns an island's markup once it is live, the header and films have listeners on their parts, and the rest are no
 * trees. Where somebody types in an island, which is not live then, it stays.
 */
const isOneThing = (element: Element) =>
  element.matches(
    '[data-island]:is([data-ready], :not(:has([data-typing]))), .site-header, [data-film], svg, script, style',
  )

function replace(live: Node, after: Node): Element[] {
  if (live.nodeType === Node.TEXT_NODE && after.nodeType === Node.TEXT_NODE) {
    live.nodeValue = after.nodeValue
    return []
  }
  const imported = document.importNode(after, true)
  live.parentNode?.replaceChild(imported, live)
  return isElement(imported) ? [imported] : []
}

function patchAttributes(live: Element, before: Element, after: Element) {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of after.attributes) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value)
  }
}

/** Scripts may have added children at the end. Children that came or went are found from both ends. */
function patchChildren(live: Element, before: Element, after: Element): Element[] {
  const [lives, olds, news] = [[...live.childNodes], [...before.childNodes], [...after.childNodes]]
  if (olds.some((old, index) => nameOf(lives[index]) !== old.nodeName)) return replace(live, after)
  const isSame = (old: Node | undefined, wanted: Node | undefined) => old && wanted && old.isEqualNode(wanted)
  const fewest = Math.min(olds.length, news.length)
  let head = 0
  while (head < fewest && isSame(olds[head], news[head])) head++
  let tail = 0
  while (tail < fewest - head && isSame(olds.at(-1 - tail), news.at(-1 - tail))) tail++
  const oldMiddle = olds.slice(head, olds.length - tail)
  const newMiddle = news.slice(head, news.length - tail)
  return patchMiddle(live, lives.slice(head, olds.length), oldMiddle, newMiddle)
}

const nameOf = (node: Node | undefined) => node && heldIn(node).nodeName

/** Pairs children in order as long as both sides have one; the rest is added or removed. */
function patchMiddle(parent: Element, lives: Node[], olds: Node[], news: Node[]): Element[] {
  const next = lives[olds.length] ?? null
  const exchanged = news.flatMap((wanted, index) => {
    const [live, old] = [lives[index], olds[index]]
    if (live && old) return patch(live, old, wanted)
    const added = parent.insertBefore(document.importNode(wanted, true), next)
    return isElement(added) ? [added] : []
  })
  for (const live of lives.slice(news.length, olds.length)) live.parentNode?.removeChild(live)
  return exchanged
}
