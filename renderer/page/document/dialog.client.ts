/** Opens <dialog id="x"> by a button with data-opens="x"; closes it by its close control or a tap beside it. */
export function startDialogs() {
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const opener = target.closest<HTMLElement>('[data-opens]')
    if (opener) (document.getElementById(opener.dataset.opens ?? '') as HTMLDialogElement | null)?.showModal()
    else if (target.closest('[data-closes]') || target instanceof HTMLDialogElement) target.closest('dialog')?.close()
  })
}
