import { startMenus } from './menus.client.ts'

/** Below this many pixels from the top the header always shows (spec section 2, shared header). */
const THRESHOLD = 10

let last = 0

/** Hides the header while the visitor scrolls down, shows it while they scroll up, and runs its menus. */
export function startHeader() {
  const header = document.querySelector<HTMLElement>('.site-header')
  if (!header) return
  const menu = header.querySelector<HTMLDetailsElement>('.mobile-menu')
  const show = () => header.classList.remove('is-hidden')
  const closeMenus = startMenus(header)

  addEventListener(
    'scroll',
    () => {
      if (scrollY === last) return
      const down = scrollY > last
      last = scrollY
      header.style.setProperty('--gone', `${-scrollY}px`)
      if (scrollY < THRESHOLD || !down) return show()
      // Who is in it by keyboard would lose their place with it.
      if (scrollY <= THRESHOLD || menu?.open || header.querySelector(':focus-visible')) return
      header.classList.add('is-hidden')
      closeMenus()
    },
    { passive: true },
  )
  const closeMenu = menu && startPhoneMenu(menu)
  header.addEventListener('focusin', show)
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu?.open) return
    closeMenu?.()
    menu.querySelector('summary')?.focus()
  })
  header.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) closeMenu?.()
  })
}

/**
 * While the menu of phones is open, nobody gets under it; assistive technology knows its sign for a button. Gives what
 * closes it, after which what lay behind can be used at once.
 */
function startPhoneMenu(menu: HTMLDetailsElement): () => void {
  const button = menu.firstElementChild as HTMLElement
  const isWide = matchMedia('(width >= 48rem)')
  const tell = () => {
    button.ariaExpanded = `${menu.open}`
    for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = menu.open && !isWide.matches
  }
  button.role = 'button'
  tell()
  menu.addEventListener('toggle', tell)
  const close = () => {
    menu.open = false
    tell()
  }
  isWide.addEventListener('change', tell)
  return close
}

/** Scrolls for the page's own sake: at once, and the header stays as it is. */
export function moveBy(pixels: number) {
  scrollBy({ top: pixels, behavior: 'instant' })
  last = scrollY
}
