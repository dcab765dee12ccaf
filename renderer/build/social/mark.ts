import type { SiteSettings } from '../../schema/types.generated.ts'

type Mark = NonNullable<SiteSettings['mark']>

/** How many times larger the mark may be drawn within a space. */
export function markScale({ width, height }: Mark, space: { width: number; height: number }): number {
  return Math.min(space.width / width, space.height / height)
}

/** The lines and shapes of the mark as SVG, in its own units. */
export function markPaths({ lineWidth, lines }: Mark, colours: { text: string; accent: string }): string {
  const paths = lines.map(({ path, color, filled }) => {
    const paint = filled ? `fill="${colours[color]}"` : `stroke="${colours[color]}"`
    return `<path d="${path}" ${paint}/>`
  })
  return `<g fill="none" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`
}
