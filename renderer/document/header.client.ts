/** Below this many pixels from the top the header always shows (spec section 2, shared header). */
const THRESHOLD = 10

/** Hides the header while the visitor scrolls down, shows it while they scroll up, and runs its menus. */
export function startHeader() {
  const header = document.querySelector<HTMLElement>('.site-header')
  if (!header) return
  const menu = header.querySelector('details')
  let last = 0
  const show = () => header.classList.remove('is-hidden')

  addEventListener(
    'scroll',
    () => {
      const down = scrollY > last
      last = scrollY
      if (scrollY < THRESHOLD || !down) return show()
      if (scrollY <= THRESHOLD || menu?.open) return
      header.classList.add('is-hidden')
      closeMenus()
    },
    { passive: true },
  )
  header.addEventListener('focusin', show)

  const items = [...header.querySelectorAll<HTMLElement>('[data-menu]')]
  const setOpen = (item: HTMLElement, open: boolean) => {
    item.classList.toggle('is-open', open)
    item.querySelector('button')?.setAttribute('aria-expanded', String(open))
  }
  /** A menu under the pointer stays closed until the pointer leaves, so that Escape and scrolling do close it. */
  const closeMenus = () => {
    for (const item of items) {
      setOpen(item, false)
      if (item.matches(':hover')) item.classList.add('is-dismissed')
    }
  }

  for (const item of items) {
    const button = item.querySelector('button')
    button?.addEventListener('click', () => setOpen(item, !item.classList.contains('is-open')))
    item.addEventListener('pointerleave', () => item.classList.remove('is-dismissed'))
    item.addEventListener('focusout', ({ relatedTarget }) => {
      if (!item.contains(relatedTarget as Node | null)) setOpen(item, false)
    })
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const open = items.filter((item) => item.matches('.is-open:focus-within')).pop()
    open?.querySelector('button')?.focus()
    if (open) setOpen(open, false)
    else closeMenus()
    if (menu?.open) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.open = false
  })
}
