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

const drawings = new Map<string, string>()

/** The inside of an icon's SVG: one path where all of it is lines. */
export function drawingOf(name: string): string {
  const drawing = drawings.get(name) ?? draw(name)
  drawings.set(name, drawing)
  return drawing
}

function draw(name: string): string {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? '']
  if (!icon) throw new Error(`Cannot find the icon "${name}"`)
  const drawing = rounded(icon.body.replaceAll(pen, '').replace(/^<g>(.*)<\/g>$/, '$1'))
  const lines = [...drawing.matchAll(/<(\w+)( [^>]*)\/>/g)].map(([, shape = '', attributes = '']) =>
    lineOf(shape, attributes),
  )
  if (lines.length === 1) return drawing
  return lines.every((line) => line !== undefined) ? `<path d="${lines.join('')}"/>` : drawing
}

/** A drawing in hundredths of its units, of which it is 24 wide. A number that begins with a sign or a point needs no space before it. */
const rounded = (drawing: string) =>
  drawing.replace(/-?\d*\.?\d+(?=(\.?))/g, (number, next: string) => {
    if (!/\.\d{3}/.test(number)) return number
    const text = String(Number(Number(number).toFixed(2))).replace(/^(-?)0\./, '$1.')
    const before = /^\d/.test(text) && !/^\d/.test(number) ? ' ' : ''
    return `${before}${text}${next && !text.includes('.') ? ' ' : ''}`
  })

/** A shape as a line of a path; undefined where it has more to it than its place. */
function lineOf(shape: string, attributes: string): string | undefined {
  const given = Object.fromEntries(
    [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const { d, ...rest } = given
  // Where a path of its own begins does not go by the one before.
  if (shape === 'path' && d && Object.keys(rest).length === 0) return d.replace(/^m/, ' M0 0m')
  const { cx, cy, r, x = 0, y = 0, width, height, rx = 0, ry = rx, ...more } = given
  if (Object.keys(more).length > 0) return undefined
  if (shape === 'circle') return `M${sum(cx, -r)} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
  if (shape !== 'rect' || rx !== ry) return undefined
  const [across, down] = [sum(width, -2 * rx), sum(height, -2 * rx)]
  const corner = (toX: string, toY: string) => (Number(rx) ? `a${rx} ${rx} 0 0 1 ${toX}${rx} ${toY}${rx}` : '')
  return `M${sum(x, rx)} ${y}h${across}${corner('', '')}v${down}${corner('-', '')}h-${across}${corner('-', '-')}v-${down}${corner('', '-')}z`
}

/** Of tenths, without what is lost beyond them. */
const sum = (one: unknown, other: unknown) => Number((Number(one) + Number(other)).toFixed(3))
