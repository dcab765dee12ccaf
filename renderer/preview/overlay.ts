const styles = `
  :host { position: fixed; inset: auto 0 0 0; z-index: 2147483647; box-sizing: border-box; width: auto; max-width: none;
    margin: 0; padding: 0; border: 0; background: none; overflow: visible; }
  section { max-height: 60vh; overflow: auto; padding: 1rem 1.25rem 1.5rem; color: #f7f1e8; background: #2a1412;
    border-top: 4px solid #ff8a75; box-shadow: 0 -1rem 3rem rgb(0 0 0 / 0.4);
    font: 15px/1.5 ui-sans-serif, system-ui, sans-serif; }
  header { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between; }
  h2 { margin: 0; font-size: 1.1rem; }
  p { margin: 0.25rem 0 0; color: #e6cfc8; }
  pre { margin: 1rem 0 0; padding: 0.75rem 1rem; overflow-x: auto; background: #170a09; border-radius: 6px;
    font: 14px/1.55 ui-monospace, SFMono-Regular, Consolas, monospace; white-space: pre-wrap; }
  button { padding: 0.4rem 0.9rem; font: inherit; color: inherit; background: #50231e; border: 1px solid #ff8a75;
    border-radius: 6px; cursor: pointer; }
  button:focus-visible, pre:focus-visible { outline: 3px solid #ffd0c7; outline-offset: 2px; }
`

let overlay: HTMLElement | undefined
let shown = ''

/**
 * Shows what is wrong in the file over the page, or takes it away when nothing is. What was said already is left as
 * it is, so that a panel that was put aside stays away and one that is being read keeps its place.
 */
export function showErrors(errors: string[], file: string) {
  const told = errors.join('\n')
  if (told === shown) return
  shown = told
  overlay?.remove()
  overlay = undefined
  if (errors.length === 0) return
  overlay = document.createElement('preview-overlay')
  const shadow = overlay.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = styles
  shadow.append(style, panel(errors, file))
  document.documentElement.append(overlay)
  showOnTop(overlay)
}

/** Also over a dialog that is open, which lies over everything that is no popover. */
function showOnTop(element: HTMLElement) {
  if (!('popover' in element)) return
  element.popover = 'manual'
  element.showPopover()
}

function panel(errors: string[], file: string): HTMLElement {
  const section = document.createElement('section')
  section.setAttribute('role', 'alert')
  const header = document.createElement('header')
  const title = document.createElement('h2')
  title.textContent = `${errors.length === 1 ? 'One mistake' : `${errors.length} mistakes`} in ${file}`
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Hide'
  close.addEventListener('click', () => overlay?.remove())
  header.append(title, close)
  const note = document.createElement('p')
  note.textContent =
    'The page behind this is the last one without mistakes. This goes away when the file is right again.'
  section.append(header, note, ...errors.map(frame))
  return section
}

function frame(error: string): HTMLElement {
  const element = document.createElement('pre')
  element.textContent = error
  return element
}
