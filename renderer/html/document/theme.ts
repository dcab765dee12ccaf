import { kebab } from '../../common/kebab.ts'
import { oncePer } from '../../common/once-per.ts'
import { channels } from '../../expand/theme/color.ts'
import { type Scheme, type Tones, tonesOf } from '../../expand/theme/tones.ts'
import type { SiteTheme } from '../../schema/types.generated.ts'

const none: SiteTheme = {}

/**
 * The look of a site as custom properties, which styles/ names and gives no colors: a sheet for the layer that print
 * and components overrule. Those of bands in the brand's color come along where the page's own styles ask for them.
 */
export const themeStyles = (theme: SiteTheme = none, styles = ''): string =>
  stylesOf(theme)[styles.includes('var(--brand)') ? 'withBrand' : 'usual']

const stylesOf = oncePer((theme: SiteTheme) => ({ usual: colors(theme, false), withBrand: colors(theme, true) }))

function colors({ scheme = 'auto', ...theme }: SiteTheme, hasBrand: boolean): string {
  const tones = tonesOf(theme)
  const light = schemeRules('light', tones.light)
  const dark = schemeRules('dark', tones.dark)
  // On paper everything is dark on white.
  const schemes = {
    auto: `${light}@media screen and (prefers-color-scheme:dark){${dark}}`,
    light: fixed(light),
    dark: `${light}@media screen{${fixed(dark)}}`,
  }
  return `@layer base{:root{${declared({ ...everywhere(tones), ...(hasBrand && brandGround(tones)) })}}${schemes[scheme]}${buttonRules(tones.button, theme.shape?.buttons === 'outlined')}}`
}

/** Browsers leave such pages as they are, and the script of messages goes by it (islands/toasts.tsx). */
const fixed = (rules: string) => rules.replace('color-scheme:', 'color-scheme:only ')

function schemeRules(name: 'light' | 'dark', { footer, ...tones }: Scheme): string {
  const shade = name === 'light' ? channels(tones.band) : '0 0 0'
  const [near, far] = name === 'light' ? [0.08, 0.28] : [0.4, 0.7]
  const root = { footer, shadeNear: `rgb(${shade} / ${near})`, shadeFar: `rgb(${shade} / ${far})` }
  // What lies on a band of another color, such as a card on a dark one, has the page's own colors again.
  return `:root,.surface{${declared(tones)}}:root{${declared(root)};color-scheme:${name}}`
}

function everywhere({ onDark, ink, alert }: Tones): Record<string, string> {
  return {
    ink,
    alert,
    onBand: onDark.text,
    onBandMuted: onDark.muted,
    onBandError: onDark.error,
    highlight: onDark.accent,
    highlightHover: onDark.accentHover,
    onHighlight: onDark.onAccent,
    bright: onDark.bright,
    veil: channels(onDark.veil),
  }
}

const brandGround = ({ onBrand }: Tones) => ({
  brand: onBrand.ground,
  onBrand: onBrand.text,
  onBrandMuted: onBrand.muted,
  onBrandError: onBrand.error,
  ...(onBrand.accent && { brandAccent: onBrand.accent }),
  ...(onBrand.onAccent && { onBrandAccent: onBrand.onAccent }),
})

/** Outlines of buttons, which lie on the page, keep the color of links. */
function buttonRules(button: Tones['button'], areOutlined: boolean): string {
  if (!button) return ''
  const { ground, hover, words } = button
  // An outlined one lies on the page itself until it is filled, and its words too keep the color of links.
  const filled = areOutlined ? '.button-primary:hover' : '.button-primary'
  return `${filled}:not(:focus-visible),.place-bar>.surface{${declared({ accent: ground, accentHover: hover, onAccent: words })}}`
}

const declared = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${kebab(name)}:${value.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')}`)
    .join(';')
