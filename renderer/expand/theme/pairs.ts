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
  what: string
  least: number
}

const schemePairs: readonly (readonly [text: string, grounds: readonly string[], what: string, least?: number])[] = [
  ['text', ['paper', 'tint', 'card'], 'text'],
  ['muted', ['paper', 'tint', 'card'], 'captions and notes'],
  ['accent', ['paper', 'tint', 'card'], 'links'],
  ['accentHover', ['paper', 'tint', 'card'], 'links under the pointer'],
  ['onAccent', ['accent', 'accentHover'], 'the words on buttons'],
  ['error', ['paper', 'card'], 'what is wrong in a form'],
  ['fieldLine', ['paper', 'card'], 'the lines around fields', LINE_CONTRAST],
]

const darkGrounds = ['ink', 'light.band', 'light.footer', 'dark.band', 'dark.footer']

/** Every two colors of which a page can show one on the other. */
export const pairs: readonly Pair[] = [
  ...['light', 'dark'].flatMap((scheme) =>
    schemePairs.flatMap(([text, grounds, what, least = TEXT_CONTRAST]) =>
      grounds.map((ground) => ({
        text: `${scheme}.${text}`,
        ground: `${scheme}.${ground}`,
        what: `${what} in the ${scheme} scheme`,
        least,
      })),
    ),
  ),
  ...(
    [
      ['text', 'text on dark bands'],
      ['muted', 'captions on dark bands'],
      ['accent', 'accents on dark bands'],
      ['accentHover', 'accents on dark bands under the pointer'],
      ['bright', 'headlines over pictures'],
      ['error', 'what is wrong in a form on a dark band'],
    ] as const
  ).flatMap(([text, what]) =>
    darkGrounds.map((ground) => ({ text: `onDark.${text}`, ground, what, least: TEXT_CONTRAST })),
  ),
  ...['accent', 'accentHover'].map((ground) => ({
    text: 'onDark.onAccent',
    ground: `onDark.${ground}`,
    what: 'the words on buttons on dark bands',
    least: TEXT_CONTRAST,
  })),
  { text: 'onDark.bright', ground: 'alert', what: 'urgent notices', least: TEXT_CONTRAST },
  { text: 'onDark.bright', ground: 'onDark.veil', what: 'headlines over pictures', least: TEXT_CONTRAST },
  { text: 'button.words', ground: 'button.ground', what: 'the words on buttons', least: TEXT_CONTRAST },
  { text: 'button.words', ground: 'button.hover', what: 'the words on buttons', least: TEXT_CONTRAST },
]

/** A color by its name; undefined for buttons that have the accent. */
export function toneAt(tones: Tones, name: ToneName): Hex | undefined {
  const [group = '', tone = ''] = name.split('.')
  const found = tones[group as keyof Tones]
  return typeof found === 'object' ? (found as unknown as Record<string, Hex>)[tone] : found
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
