/** What the keyboard can reach. */
const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** Of the things in a part, those that stand for what is open. */
const chosen = '[aria-current="true"], [aria-expanded]'

/** The parts of the studio, in the order of its page. */
const parts = ['.top-bar', '.outline', '.stage', '.ask', '.form-panel']

/**
 * Gives the focus to what stands nearest when the thing that had it goes or is disabled: who works with the keys alone
 * is not sent back to the beginning of the page. Gives a function that stops it.
 */
export function keepFocus(): () => void {
  let trail: Element[] = []
  const remember = ({ target }: FocusEvent) => {
    trail = []
    for (let each = target as Element | null; each; each = each.parentElement) trail.push(each)
  }
  const look = () => {
    const [lost, ...around] = trail
    if (!lost || (document.activeElement !== document.body && document.activeElement !== null)) return
    // Whoever clicks beside everything has taken the focus away on purpose.
    if (lost.isConnected && !lost.matches(':disabled')) return
    const inDialog = document.querySelector('dialog[open]')
    for (const each of around) {
      if (!each.isConnected || (inDialog && !inDialog.contains(each))) continue
      if (each.matches('.stage, .work, .studio')) break
      if (enter(each)) return
    }
    if (!inDialog) enter(document.querySelector('.outline'))
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
  }
}

/** Focuses what is chosen in a part of the page, else the first thing in it; says whether there was one. */
function enter(part: Element | null): boolean {
  const [first] = [chosen, reachable].flatMap((wanted) =>
    [...(part?.querySelectorAll<HTMLElement>(wanted) ?? [])].filter(isShown),
  )
  first?.focus()
  return first !== undefined && document.activeElement === first
}

const isShown = (element: Element) => element.checkVisibility() && !element.matches(':disabled, [tabindex="-1"]')

/** Moves the focus to the next part of the studio, or the one before. */
export function nextPart(step: 1 | -1): void {
  const shown = parts.map((part) => document.querySelector(part)).filter((part) => part?.checkVisibility())
  const current = shown.findIndex((part) => part?.contains(document.activeElement))
  const next = shown[(current + step + shown.length) % shown.length] ?? null
  if (next?.matches('.form-panel') && enterFields(next)) return
  if (next && !enter(next)) next.querySelector('iframe')?.focus()
}

/** The first field, before which stands the way back to the page. */
function enterFields(panel: Element): boolean {
  const field = [...panel.querySelectorAll<HTMLElement>('input, textarea, select, .entry-button')].find(isShown)
  field?.focus()
  return field !== undefined
}

/** Back from a field to what it belongs to. */
export function leaveField(): void {
  if (enter(document.querySelector('.outline'))) return
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
