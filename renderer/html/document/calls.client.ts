import { showWhole } from './show-whole.ts'

/** The first thing in a form that a visitor fills in, or what stands in its place once it is sent. */
const FIRST = '.thank-you, input:not([type=hidden], [tabindex]), select, textarea'

/**
 * Has calls to act end where they say, in the form of the section that they name: it is seen whole, with the cursor in
 * its first field. Without script all are links.
 */
export function startCalls() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.button, a.arrow-link, .place-bar a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    const form = link.pathname === location.pathname ? formAt(link.hash) : undefined
    if (!form) return
    event.preventDefault()
    history.pushState(null, '', link.hash)
    show(form)
  })
  const form = formAt(location.hash)
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // The browser has gone to the section in the first frame. Who comes back to a page finds it as it was left.
  if (form && visit?.type === 'navigate') requestAnimationFrame(() => requestAnimationFrame(() => show(form)))
}

/** The form of the section with this name. What stands beside a section, or opens over it, is not what its name means. */
const formAt = (hash: string) =>
  document.getElementById(hash.slice(1))?.closest('section')?.querySelector('form:not(aside form, dialog form)')

function show(form: Element) {
  const card = form.closest('.form-card, .calculator') ?? form
  showWhole(card, card.closest('section:has(h2)')?.querySelector('h2'))
  card.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true })
}
