import type { Root } from 'postcss'
import { oncePer } from '../../common/once-per.ts'
import { classesOf } from './selectors.ts'

/** The names that classes have on built pages, by those that they have in the source. */
export type ShortNames = ReadonlyMap<string, string>

/**
 * Short names for the classes of Tailwind: each says in words what its rule says again, and both are sent with every
 * page. A name stays where others write it: sheets of our own, scripts of pages, the server. Filters against
 * advertisements know no name that begins with "_".
 */
export function shortNames(sheet: Root, isKept: (name: string) => boolean): ShortNames {
  const names = new Map<string, string>()
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return
    layer.walkRules(({ selectors }) => {
      for (const name of selectors.flatMap(classesOf))
        if (!names.has(name) && !isKept(name)) names.set(name, `_${names.size.toString(36)}`)
    })
  })
  return names
}

/** A selector with the short names. */
export const shortSelector = (selector: string, names: ShortNames): string =>
  selector.replace(/\.((?:\\.|[\w-])+)/g, (whole, escaped: string) => {
    const short = names.get(escaped.replace(/\\(.)/g, '$1'))
    return short ? `.${short}` : whole
  })

const valuesOf = oncePer((_: ShortNames) => new Map<string, string>())

/** A page with the short names, as React has written it. Nearly all values of "class" are on other pages too. */
export function shortClasses(html: string, names: ShortNames): string {
  const values = valuesOf(names)
  return html.replace(/ class="([^"]*)"/g, (_, value: string) => {
    const attribute = values.get(value) ?? shortAttribute(value, names)
    values.set(value, attribute)
    return attribute
  })
}

function shortAttribute(value: string, names: ShortNames): string {
  const classes = value.match(/\S+/g) ?? []
  const short = classes.map((className) => names.get(unescaped(className)) ?? className).join(' ')
  return short && ` class="${short}"`
}

const signs: Record<string, string> = { '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }
const unescaped = (className: string) => className.replace(/&(?:[gl]t|quot|#x27|amp);/g, (sign) => signs[sign] ?? sign)
