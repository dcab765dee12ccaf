/** Runs the header's dropdowns: under the pointer, the arrow keys and Escape. Gives what closes them all. */
export function startMenus(header: HTMLElement): () => void {
  const arrows = [...header.querySelectorAll<HTMLDetailsElement>('nav details')]
  /** A menu under the pointer stays closed until the pointer leaves, so that Escape and scrolling do close it. */
  const closeAll = () => {
    for (const arrow of arrows) {
      arrow.open = false
      const item = itemOf(arrow)
      if (item.matches(':hover')) item.classList.add('is-dismissed')
    }
  }

  for (const arrow of arrows) {
    const item = itemOf(arrow)
    item.addEventListener('pointerleave', () => item.classList.remove('is-dismissed'))
    item.addEventListener('focusout', ({ relatedTarget }) => {
      // On phones they fold out in the menu, and stay as they are.
      if (matchMedia('(width >= 48rem)').matches && !item.contains(relatedTarget as Node | null)) arrow.open = false
    })
  }
  document.addEventListener('keydown', (event) => {
    const open = arrows.filter((arrow) => arrow.open && itemOf(arrow).matches(':focus-within')).pop()
    if (event.key === 'Escape') {
      open?.querySelector('summary')?.focus()
      if (open) open.open = false
      else closeAll()
    } else if (open && /^Arrow(Down|Up)$/.test(event.key)) {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    }
  })
  return closeAll
}

const itemOf = (part: Element) => part.closest('li') as HTMLElement

/** Moves the focus to the next line of the open menus, or the one before, and no further than their ends. */
function step(by: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>('[open] + ul > li > a')]
  const item = document.activeElement?.closest('li')
  const here = links.findIndex((link) => link.parentElement === item)
  links[here + by]?.focus()
}
