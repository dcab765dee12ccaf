import { isRecord } from '../../library/is-record.ts'
import type { Finding } from '../../library/problem.ts'
import type { Frame } from '../../making/frame.ts'
import type { Check } from './check.ts'

/** Theme colours that are too much like another to be read with it. */
export const contrast = {
  when: 'in full',
  codes: {
    'low-contrast': {
      severity: 'warning',
      about:
        'Two colours of the theme are so much alike that text in one on the other is hard to read. Make one of them darker or lighter.',
    },
  },
  ofSite: ({ site }) => checkContrast(site),
} satisfies Check

/** The colours of a site that names none, as in styles/tokens.css; a test compares the two. */
export const defaultTheme = {
  ink: '#22303a',
  paper: '#fffdf9',
  tint: '#f6eee2',
  accent: '#a8501c',
  accentDark: '#7f3a11',
  highlight: '#f0b27a',
}

type Colour = keyof typeof defaultTheme

/** Text and the background on which it stands; "white" is fixed. */
const pairs: readonly [text: Colour | 'white', background: Colour, where: string][] = [
  ['ink', 'paper', 'text on the page'],
  ['ink', 'tint', 'text on tinted bands'],
  ['accent', 'paper', 'links on the page'],
  ['accent', 'tint', 'links on tinted bands'],
  ['white', 'accent', 'the words on buttons'],
  ['white', 'accentDark', 'the words on buttons under the pointer'],
  ['white', 'ink', 'text on dark bands'],
  ['highlight', 'ink', 'accents on dark bands'],
]

/** WCAG 2.2, 1.4.3 (AA): the least contrast of text that is not large. */
const leastContrast = 4.5

/** Theme colours that are too much like another to be read with it: one finding a colour, with its worst pair. */
function checkContrast({ data }: Frame): Finding[] {
  const theme = isRecord(data.site) && isRecord(data.site.theme) ? data.site.theme : {}
  const valid = Object.entries(theme).filter(([, value]) => /^#[0-9a-f]{6}$/i.test(String(value)))
  const colours: Record<string, string> = { ...defaultTheme, ...Object.fromEntries(valid), white: '#ffffff' }
  const faint = pairs
    .map(([text, background, where]) => ({
      text,
      background,
      where,
      ratio: contrastOf(colours[text], colours[background]),
    }))
    .filter(({ ratio }) => ratio < leastContrast)
    .toSorted((a, b) => a.ratio - b.ratio)
  return Object.keys(theme).flatMap((name): Finding[] => {
    const worst = faint.find((pair) => blamed(pair, theme) === name)
    return worst ? [lowContrast(name, worst, colours)] : []
  })
}

interface Pair {
  text: string
  background: string
  where: string
  ratio: number
}

/** The colour at which a pair is shown: accents before the ground and the text, which many pairs share. */
function blamed({ text, background }: Pair, theme: Record<string, unknown>): string | undefined {
  const common = ['ink', 'paper', 'tint']
  return [text, background]
    .filter((name) => Object.hasOwn(theme, name))
    .sort((a, b) => Number(common.includes(a)) - Number(common.includes(b)))[0]
}

function lowContrast(name: string, { text, background, where, ratio }: Pair, colours: Record<string, string>): Finding {
  const message = `"${text}" (${colours[text]}) on "${background}" (${colours[background]}) has a contrast of ${ratio.toFixed(2)} to 1, too little for ${where}`
  const hint = `Make one of them darker or lighter until it is at least ${leastContrast} to 1 (WCAG AA).`
  return { code: 'low-contrast', place: { path: ['site', 'theme', name] }, message, hint }
}

/** The contrast of two "#rrggbb" colours, from 1 to 21. */
export function contrastOf(one = '#000000', other = '#000000'): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
