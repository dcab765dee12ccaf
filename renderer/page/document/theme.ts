import type { SiteSettings } from '../../schema/types.generated.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The colours of `site.theme` as custom properties; styles/app.css holds the values that they replace. */
export function themeStyles(theme: SiteSettings['theme'] = {}): string {
  const rules = Object.entries(theme).map(([name, colour]) => `--theme-${kebab(name)}:${colour}`)
  return rules.length > 0 ? `:root{${rules.join(';')}}` : ''
}
