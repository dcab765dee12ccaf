import type { Page } from 'playwright/test'

interface Options {
  /** True to open every <details> first: for texts that the specification puts behind a click. */
  opened?: boolean
}

/** What a visitor can read in the main part of a page, in one line; text that is hidden in any way is left out. */
export function visibleText(page: Page, { opened = false }: Options = {}): Promise<string> {
  return page.getByRole('main').evaluate((main, openFirst) => {
    if (openFirst) {
      for (const details of main.querySelectorAll('details')) {
        details.removeAttribute('name')
        details.open = true
      }
    }
    const isForEyes = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const isClipped = width <= 1 && height <= 1 && getComputedStyle(element).position === 'absolute'
      return element.checkVisibility({ visibilityProperty: true }) && !isClipped
    }
    const read = (node: Node): string => {
      if (node instanceof Text) return node.data
      if (!(node instanceof Element)) return ''
      const { display } = getComputedStyle(node)
      const inner = () => [...node.childNodes].map(read).join('')
      if (display === 'contents') return inner()
      if (!isForEyes(node)) return ''
      return display.startsWith('inline') ? inner() : ` ${inner()} `
    }
    return read(main).replace(/\s+/g, ' ')
  }, opened)
}
