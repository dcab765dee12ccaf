import { EDIT_URL } from './messages.ts'

const styles = `
  :host { position: fixed; inset: auto auto 0.75rem 0.75rem; z-index: 2147483646; }
  a { display: block; padding: 0.5rem 0.9rem; border: 1px solid #f0b27a; border-radius: 1.5rem; color: #fff;
    background: #22303a; box-shadow: 0 0.4rem 1.2rem rgb(0 0 0 / 0.35); text-decoration: none;
    font: 600 14px/1.3 ui-sans-serif, system-ui, sans-serif; }
  a:hover { background: #35424a; }
  a:focus-visible { outline: 3px solid #f0b27a; outline-offset: 2px; }
  @media print { :host { display: none; } }
`

let link: HTMLElement | undefined

/** A link over the page to where it is changed by clicking on it. It is no part of the page. */
export function showEditLink(): void {
  if (link || window !== window.top) return
  link = document.createElement('preview-edit')
  const shadow = link.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = styles
  const anchor = document.createElement('a')
  anchor.textContent = 'Edit in the studio'
  anchor.href = `${EDIT_URL}?${new URLSearchParams({ page: location.pathname })}`
  shadow.append(style, anchor)
  document.documentElement.append(link)
}
