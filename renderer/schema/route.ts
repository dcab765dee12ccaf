import { addressWords } from '../common/address-words.ts'
import { oldRoutePattern } from './schemas.ts'

/** The address that a badly written one was probably meant to be: "Roof Repair/" becomes "/roof-repair". */
export function tidyRoute(text: string): string {
  const path = text
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:html?|php)$/i, '')
  return `/${path
    .split('/')
    .map((part) => addressWords(part))
    .filter(Boolean)
    .join('/')}`
}

/** The slug that a badly written one was meant to be: "Roof Repair" becomes "roof-repair". */
export const tidySlug = (text: string) => tidyRoute(text).slice(1)

/** The name that a badly written one was meant to be: "pageHero" becomes "page-hero". */
export const tidyName = (text: string) => tidySlug(text.replaceAll(/([a-z0-9])(?=[A-Z])/g, '$1-'))

const letters = (route: string) => route.toLowerCase().replaceAll(/[^a-z0-9/]/g, '')

/** True for an address that may lead on to another: "/About.php", "/leak". */
export const isOldRoute = (route: string) => new RegExp(oldRoutePattern()).test(route)

/** The old address that was meant: "https://www.example.com/about.php?id=1" becomes "/about.php". */
export function tidyOldRoute(text: string): string {
  const path = text.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
  return `/${path.split('/').filter(Boolean).join('/')}`
}

/** The page whose file is asked for by its name: "/faq/index.html" is the page "/faq". */
export function pageOfFile(route: string): string | undefined {
  return route.endsWith('/index.html') ? route.slice(0, -'/index.html'.length) || '/' : undefined
}

/** True for an address that a page may have. */
export const isRoute = (route: string) => /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(route)

/** Whether a key that is no address of its own, misspelt or a template that could not be read, stands for an address. */
export function isMeant(key: string, route: string): boolean {
  if (isRoute(key)) return false
  if (!key.includes('{')) return letters(tidyRoute(key)) === letters(route)
  const parts = key
    .split('/')
    .map((part) => (part.includes('{') ? '[a-z0-9-]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}$`).test(route)
}
