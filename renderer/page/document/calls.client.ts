import { showWhole } from './show-whole.ts'

/** The first thing in a form that a visitor fills in, or what stands in its place once it is sent. */
const FIRST = '.thank-you, input:not([type=hidden], [tabindex]), select, textarea'

/**
 * Has calls to act end in a form that is seen whole, with the cursor in its first field: those in the text and in the
 * bar of phones in the nearest form that takes requests, those of the header in the section that they name. Without
 * script all are links.
 */
export function startCalls() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.button, a.arrow-link, .place-bar a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    const named = link.pathname === location.pathname ? formAt(link.hash) : undefined
    const isRequest = link.hash === '#contact' || named?.matches('.site-form')
    const form = (isRequest && link.closest('main, .place-bar') && nearestTo(link)) || named
    if (!form) return
    event.preventDefault()
    if (form === named) history.pushState(null, '', link.hash)
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

/** The form that begins least far from a link, up or down the page; those of sheets and other widths have no height. */
function nearestTo(link: Element): Element | undefined {
  const away = (form: Element) => Math.abs(form.getBoundingClientRect().top - link.getBoundingClientRect().top)
  const forms = [...document.querySelectorAll<HTMLElement>('main .site-form')].filter((form) => form.offsetHeight)
  return forms.sort((a, b) => away(a) - away(b))[0]
}

function show(form: Element) {
  const card = form.closest('.form-card, .calculator') ?? form
  showWhole(card)
  card.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true })
}
