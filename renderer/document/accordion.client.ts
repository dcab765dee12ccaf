/** Keeps one <details> of a name open at a time in browsers that do not know <details name> (before 2024). */
export function startAccordions() {
  if ('name' in HTMLDetailsElement.prototype) return
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      const name = target.getAttribute('name')
      if (!name) return
      for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`)) {
        if (other !== target) other.open = false
      }
    },
    true,
  )
}
