/**
 * Opens <dialog id="x"> by a button with data-opens="x"; closes it by its close control or a tap beside it. One with
 * data-takes="y" holds what is in the element of that id while it is open.
 */
export function startDialogs() {
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const opener = target.closest<HTMLElement>('[data-opens]')
    if (opener) open(document.getElementById(opener.dataset.opens ?? '') as HTMLDialogElement)
    else if (target.closest('[data-closes]') || target instanceof HTMLDialogElement) target.closest('dialog')?.close()
  })
}

function open(dialog: HTMLDialogElement) {
  dialog.showModal()
  const place = document.getElementById(dialog.dataset.takes ?? '')
  const taken = [...(place?.children ?? [])]
  dialog.firstElementChild?.append(...taken)
  dialog.addEventListener('close', () => place?.append(...taken), { once: true })
}
