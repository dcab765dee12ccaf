import type { Load } from './load.ts'

/** How long a visitor who has pressed "send" is kept waiting for code, in milliseconds. */
const LONGEST_WAIT = 8000

/**
 * Does again, once an island is live, what a visitor did with it before: each click on a button or on a link that opens
 * something in the page (`data-early`), and the sending of a form, which counts once however often it was asked for.
 * Where the code cannot be loaded, or not in time, what stands for visitors without JavaScript takes the island's place,
 * or else the form goes the plain HTML way. So no visitor's entry is lost to a slow or broken script.
 */
export function replayEarly(island: HTMLElement, load: Load) {
  // The form says itself what is wrong, in the page, once it is live.
  for (const form of island.querySelectorAll('form')) form.noValidate = true
  const sending = new WeakSet<HTMLFormElement>()
  const isEarly = (event: Event) => {
    if (island.dataset.ready !== undefined) return false
    event.preventDefault()
    event.stopImmediatePropagation()
    return true
  }

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    if (!isEarly(event) || sending.has(form)) return
    sending.add(form)
    const late = new Promise((_, giveUp) => setTimeout(giveUp, LONGEST_WAIT))
    // Safari before 16 has no requestSubmit(), and before 15.4 no submitter: then too the form goes the plain way.
    Promise.race([load(island), late])
      .then(() => (submitter as HTMLElement).click())
      .catch(() => giveWay(island) || form.submit())
  }
  const onClick = (event: MouseEvent) => {
    const touched = (event.target as Element).closest<HTMLElement>('button[type=button], a[data-early]')
    if (!touched || event.ctrlKey || event.metaKey || event.shiftKey || !isEarly(event)) return
    load(island).then(
      () => touched.click(),
      () => touched instanceof HTMLAnchorElement && location.assign(touched.href),
    )
  }
  island.addEventListener('submit', onSubmit, true)
  island.addEventListener('click', onClick, true)
}

/** Puts the <noscript> beside an island in its place; false where there is none. */
function giveWay(island: HTMLElement): boolean {
  const plain = island.nextElementSibling
  if (plain?.localName !== 'noscript') return false
  // From here on the browser does everything.
  island.dataset.ready = ''
  island.innerHTML = plain.textContent
  island.tabIndex = -1
  island.focus()
  return true
}
