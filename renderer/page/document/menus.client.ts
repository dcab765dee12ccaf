/** Runs the header's dropdowns: their arrow buttons, the arrow keys and Escape. Gives what closes them all. */
export function startMenus(header: HTMLElement): () => void {
  const items = [...header.querySelectorAll<HTMLElement>('[data-menu]')]
  const setOpen = (item: HTMLElement, open: boolean) => {
    item.classList.toggle('is-open', open)
    item.querySelector('button')?.setAttribute('aria-expanded', String(open))
  }
  /** A menu under the pointer stays closed until the pointer leaves, so that Escape and scrolling do close it. */
  const closeAll = () => {
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
  document.addEventListener('keydown', (event) => {
    const open = items.filter((item) => item.matches('.is-open:focus-within')).pop()
    if (event.key === 'Escape') {
      open?.querySelector('button')?.focus()
      if (open) setOpen(open, false)
      else closeAll()
    } else if (open && /^Arrow(Down|Up)$/.test(event.key)) {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    }
  })
  return closeAll
}

/** Moves the focus to the next line of the open menus, or the one before, and no further than their ends. */
function step(by: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>('.is-open > ul > li > a')]
  const here = links.findIndex((link) => link.parentElement === document.activeElement?.parentElement)
  links[here + by]?.focus()
}
