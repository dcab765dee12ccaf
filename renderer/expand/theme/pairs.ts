import { type Message, type MessageId, message } from '../../messages/message.ts'
import type { SiteTheme } from '../../schema/types.generated.ts'
import { contrastOf, type Hex, LINE_CONTRAST, TEXT_CONTRAST } from './color.ts'
import { type Tones, tonesOf } from './tones.ts'

/** A color of a site by its place, such as "light.accent". */
export type ToneName = string

/** Two colors of which one is read on the other. */
export interface Pair {
  text: ToneName
  ground: ToneName
  /** What is read there. */
  use: Message
  least: number
}

const schemePairs: readonly (readonly [text: string, grounds: readonly string[], use: MessageId, least?: number])[] = [
  ['text', ['paper', 'tint', 'card', 'field'], 'colors.text'],
  ['muted', ['paper', 'tint', 'card'], 'colors.captions'],
  ['accent', ['paper', 'tint', 'card'], 'colors.links'],
  ['accentHover', ['paper', 'tint', 'card'], 'colors.links-under-pointer'],
  ['onAccent', ['accent', 'accentHover'], 'colors.buttons'],
  ['error', ['paper', 'card'], 'colors.form-mistakes'],
  ['fieldLine', ['paper', 'card', 'field'], 'colors.field-lines', LINE_CONTRAST],
]

/** What is read in one of the schemes: in the other the same may be readable. */
const inScheme = (scheme: string, use: MessageId) => message('colors.in-scheme', { scheme, use: message(use) })

const darkGrounds = ['ink', 'veiled', 'light.band', 'light.footer', 'dark.band', 'dark.footer']

/** Every two colors of which a page can show one on the other. */
export const pairs: readonly Pair[] = [
  ...['light', 'dark'].flatMap((scheme) =>
    schemePairs.flatMap(([text, grounds, use, least = TEXT_CONTRAST]) =>
      grounds.map((ground) => ({
        text: `${scheme}.${text}`,
        ground: `${scheme}.${ground}`,
        use: inScheme(scheme, use),
        least,
      })),
    ),
  ),
  ...(
    [
      ['text', 'colors.band-text'],
      ['muted', 'colors.band-captions'],
      ['accent', 'colors.band-accents'],
      ['accentHover', 'colors.band-accents-under-pointer'],
      ['bright', 'colors.headlines-over-pictures'],
      ['error', 'colors.band-form-mistakes'],
    ] as const
  ).flatMap(([text, use]) =>
    darkGrounds.map((ground) => {
      const [scheme] = /^(?:light|dark)(?=\.)/.exec(ground) ?? []
      return {
        text: `onDark.${text}`,
        ground,
        use: scheme ? inScheme(scheme, use) : message(use),
        least: TEXT_CONTRAST,
      }
    }),
  ),
  ...['accent', 'accentHover'].map((ground) => ({
    text: 'onDark.onAccent',
    ground: `onDark.${ground}`,
    use: message('colors.band-buttons'),
    least: TEXT_CONTRAST,
  })),
  { text: 'onDark.bright', ground: 'alert', use: message('colors.urgent-notices'), least: TEXT_CONTRAST },
  {
    text: 'onDark.bright',
    ground: 'onDark.veil',
    use: message('colors.headlines-over-pictures'),
    least: TEXT_CONTRAST,
  },
  ...(['text', 'muted', 'error', 'accent'] as const).map((text) => ({
    text: `onBrand.${text}`,
    ground: 'onBrand.ground',
    use: message('colors.brand-band'),
    least: TEXT_CONTRAST,
  })),
  { text: 'onBrand.onAccent', ground: 'onBrand.accent', use: message('colors.buttons'), least: TEXT_CONTRAST },
  { text: 'button.words', ground: 'button.ground', use: message('colors.buttons'), least: TEXT_CONTRAST },
  { text: 'button.words', ground: 'button.hover', use: message('colors.buttons'), least: TEXT_CONTRAST },
]

/** A color by its name; undefined for one that is as another, such as that of buttons which have the accent. */
export function toneAt(tones: Tones, name: ToneName): Hex | undefined {
  const [group = '', tone = ''] = name.split('.')
  const groupTones = tones[group as keyof Tones]
  return typeof groupTones === 'object' ? (groupTones as unknown as Record<string, Hex>)[tone] : groupTones
}

/** A pair as a theme shows it. */
export interface ShownPair extends Pair {
  colors: { text: Hex; ground: Hex }
  ratio: number
}

/** The pairs of a theme that cannot be read, the worst first. */
export function faintPairs(theme: SiteTheme): ShownPair[] {
  const tones = tonesOf(theme)
  return pairs
    .flatMap((pair) => {
      const [text, ground] = [toneAt(tones, pair.text), toneAt(tones, pair.ground)]
      if (text === undefined || ground === undefined) return []
      return [{ ...pair, colors: { text, ground }, ratio: contrastOf(text, ground) }]
    })
    .filter(({ ratio, least }) => ratio < least)
    .sort((one, other) => one.ratio / one.least - other.ratio / other.least)
}
