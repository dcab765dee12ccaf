/** Adds a style sheet to the page. Resolves once it applies. */
export function linkStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const applied = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${href} did not come`))
  })
  document.head.append(link)
  return applied
}
