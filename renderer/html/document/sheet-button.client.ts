/** Every form of a page that stands open in it, apart from the hub's, which a phone does not show. */
const FORMS = 'main :is(.form-card, .calculator, .lookup):not(.hub-form)'

let observer: IntersectionObserver | undefined

/** Shows the button that floats over a phone's page where neither a form, nor a heading over one, nor the opening is in view. */
export function startSheetButton() {
  const button = document.querySelector('.sheet-button')
  if (!button) return
  const inView = new Set<Element>()
  observer?.disconnect()
  observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
    button.classList.toggle('is-here', inView.size === 0)
  })
  const forms = [...document.querySelectorAll(FORMS)]
  // An opening leads to its form by buttons of its own.
  const headings = forms.flatMap(
    (form) => form.closest('.hero') ?? form.closest('.band')?.querySelector('.section-head') ?? [],
  )
  for (const part of [...forms, ...headings]) observer.observe(part)
  button.classList.toggle('is-here', forms.length === 0)
}
