/** The icons of Lucide. Server only: they are one large file. */
import { createRequire } from 'node:module'

interface IconSet {
  icons: Record<string, { body: string }>
  /** Further names of an icon. */
  aliases: Record<string, { parent: string }>
}

const { icons, aliases }: IconSet = createRequire(import.meta.url)('@iconify-json/lucide/icons.json')

export const iconNames: readonly string[] = [...Object.keys(icons), ...Object.keys(aliases)]

/** How the package draws each line; the page says that once, on the <svg> around them. */
const pen = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

/** The inside of an icon's SVG. */
export function drawingOf(name: string): string {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? '']
  if (!icon) throw new Error(`Cannot find the icon "${name}"`)
  return icon.body.replaceAll(pen, '').replace(/^<g>(.*)<\/g>$/, '$1')
}
