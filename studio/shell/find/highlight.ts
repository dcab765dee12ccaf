import { finderOf, type Sought } from '../../edit/found-words.ts'
import { frameDocument, onWalk } from '../frame/controller.ts'

const NAME = 'studio-found'
/** What the words look like on any page, in light and dark. */
const look = `::highlight(${NAME}) { background: #ffd84d; color: #1c1a12; }`
const styled = new WeakSet<Document>()

/** Marks the words on the page in the frame while they are looked for. Gives a function that stops it. */
export function highlight(sought: Sought): () => void {
  const find = sought.words === '' ? () => [] : finderOf(sought)
  mark(find)
  const stop = onWalk(() => mark(find))
  return () => {
    stop()
    frameDocument()?.defaultView?.CSS.highlights?.delete(NAME)
  }
}

/** Nothing in the page is changed: its texts get no elements around them. Browsers without such marks go without. */
function mark(find: ReturnType<typeof finderOf>): void {
  const page = frameDocument()
  const view = page?.defaultView as (Window & typeof globalThis) | null | undefined
  if (!page?.body || !view?.CSS.highlights) return
  if (!styled.has(page)) {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(look)
    page.adoptedStyleSheets.push(sheet)
    styled.add(page)
  }
  const ranges: Range[] = []
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { start, end } of find(node.nodeValue ?? '')) {
      const range = page.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  view.CSS.highlights.set(NAME, new view.Highlight(...ranges))
}
