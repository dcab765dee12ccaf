/** The address that a badly written one was probably meant to be: "Roof Repair/" becomes "/roof-repair". */
export function tidyRoute(written: string): string {
  const words = written
    .toLowerCase()
    .replace(/\.(?:html?|php)$/, '')
    .replaceAll(/[^a-z0-9/]+/g, '-')
  return `/${words.replaceAll(/^[-/]+|[-/]+$/g, '')}`
}

const letters = (route: string) => route.toLowerCase().replaceAll(/[^a-z0-9/]/g, '')

/** Whether a key that is no address of its own, misspelt or a template that could not be read, stands for an address. */
export function isMeant(key: string, route: string): boolean {
  if (/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(key)) return false
  if (!key.includes('{')) return letters(tidyRoute(key)) === letters(route)
  const parts = key
    .split('/')
    .map((part) => (part.includes('{') ? '[a-z0-9-]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}$`).test(route)
}
