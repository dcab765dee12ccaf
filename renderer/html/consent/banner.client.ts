import type { Answer } from './answer.client.ts'

/** Shows the question if it is not answered yet, and whenever somebody asks for it in the footer. */
export function startBanner(isOpen: boolean, choose: (answer: Answer) => void) {
  const banner = document.getElementById('consent')
  const settings = document.getElementById('consent-settings')
  if (!banner || !settings) return
  banner.hidden = !isOpen
  settings.hidden = false
  settings.addEventListener('click', () => {
    banner.hidden = false
    banner.querySelector('button')?.focus()
  })
  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (!button) return
    const hadFocus = banner.contains(document.activeElement)
    banner.hidden = true
    // What had the focus is gone; the page goes on at its beginning, without a jump.
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
    choose(button.value as Answer)
  })
}
