import { isRecord } from '../../common/is-record.ts'
import type { Finding } from '../../common/problem.ts'
import type { Frame } from '../../expand/frame.ts'
import { type Hex, readable } from '../../expand/theme/color.ts'
import { faintPairs, pairs, type ShownPair, toneAt } from '../../expand/theme/pairs.ts'
import { settingFor, settingOf } from '../../expand/theme/settings.ts'
import { tonesOf } from '../../expand/theme/tones.ts'
import { message } from '../../messages/message.ts'
import type { SiteTheme } from '../../schema/types.generated.ts'
import { type Check, warning } from './check.ts'

/** Theme colors that are too much like another to be read with it. */
export const contrast = {
  when: 'in full',
  codes: {
    'low-contrast': warning(
      'Two colors of the theme are so much alike that text in one on the other is hard to read. Make one of them darker or lighter, or leave it out: what follows from the brand color can be read.',
    ),
  },
  ofSite: ({ site }) => checkContrast(site),
} satisfies Check

/** One finding for each color that the theme sets by hand and that is too much like another, with its worst pair. */
function checkContrast({ data }: Frame): Finding[] {
  const theme = validColors(isRecord(data.site) ? data.site.theme : undefined) as SiteTheme
  const worst = new Map<string, Faint>()
  for (const pair of faintPairs(theme)) {
    const blamed = blame(theme, pair)
    if (blamed && !worst.has(blamed.path.join()))
      worst.set(blamed.path.join(), { ...blamed, pair, theme, others: beside(theme, blamed.path) })
  }
  return [...worst.values()].map(lowContrast)
}

interface Faint {
  path: string[]
  pair: ShownPair
  theme: SiteTheme
  /** Whether the color of the words is blamed, and not that of their ground. */
  isText: boolean
  /** The colors with which it is seen. */
  others: Hex[]
}

/** The colors with which a color of the theme is seen. */
function beside(theme: SiteTheme, path: readonly string[]): Hex[] {
  const tones = tonesOf(theme)
  const isAt = (tone: string) => settingOf(theme, tone)?.join() === path.join()
  const names = pairs.flatMap(({ text, ground }) => [...(isAt(text) ? [ground] : []), ...(isAt(ground) ? [text] : [])])
  return names.flatMap((name) => toneAt(tones, name) ?? [])
}

/** Without what another check finds in it. */
function validColors(theme: unknown): Record<string, unknown> {
  if (!isRecord(theme)) return {}
  const entries = Object.entries(theme).map(([name, value]) => [name, isRecord(value) ? validColors(value) : value])
  return Object.fromEntries(entries.filter(([, value]) => isRecord(value) || /^#[0-9a-f]{6}$/i.test(String(value))))
}

/** The color at which a pair is shown: that of the words before that of the ground, which many pairs share. */
function blame(theme: SiteTheme, { text, ground }: ShownPair): { path: string[]; isText: boolean } | undefined {
  const [ofText, ofGround] = [settingOf(theme, text), settingOf(theme, ground)]
  // The main text of a site is right more often than a ground or accent that was chosen for it.
  const isShared = ofText?.[0] === 'ink'
  if (ofText && !(isShared && ofGround)) return { path: ofText, isText: true }
  return ofGround && { path: ofGround, isText: false }
}

function lowContrast({ path, pair, theme, isText, others }: Faint): Finding {
  const { text, ground } = pair.colors
  const { ratio, least, use } = pair
  const [hex, otherHex] = isText ? [text, ground] : [ground, text]
  const color = { field: path.join('.') }
  const other = { field: settingFor(theme, isText ? pair.ground : pair.text) }
  const better = readable(hex, others, least) ?? readable(hex, [otherHex], least)
  return {
    code: 'low-contrast',
    place: { path: ['site', 'theme', ...path] },
    message: message('low-contrast', { color, hex, other, otherHex, ratio, use }),
    hint: [
      message('low-contrast.hint', { least }),
      ...(better ? [message('low-contrast.better', { hex: better })] : []),
    ],
  }
}
