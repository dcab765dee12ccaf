const styles = `
  [data-typing] { outline: none; white-space-collapse: preserve; cursor: text; min-width: 1ch; }
  [data-typing]:is(span):empty { display: inline-block; }
  [data-typing] [data-name] {
    border-radius: 0.25em;
    background: color-mix(in srgb, currentColor 14%, transparent);
    box-shadow: 0 0 0 0.12em color-mix(in srgb, currentColor 14%, transparent);
    cursor: pointer;
  }
  [data-typing] [data-name]:hover { background: color-mix(in srgb, currentColor 26%, transparent); }
  [data-typing] > [contenteditable="false"] { cursor: not-allowed; }
`
const worn = new WeakSet<Document>()

/** What is typed looks as on the page; names in it stand out. A sheet of the page's own window is no style in the page. */
export function wear(editor: Element): void {
  const { ownerDocument: page } = editor
  editor.setAttribute('data-typing', '')
  const { CSSStyleSheet: Sheet } = page.defaultView as unknown as typeof globalThis
  if (worn.has(page)) return
  worn.add(page)
  const sheet = new Sheet()
  sheet.replaceSync(styles)
  page.adoptedStyleSheets.push(sheet)
}
