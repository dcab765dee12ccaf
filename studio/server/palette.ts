import { readFile } from 'node:fs/promises'
import { fontFile, readFontPackage } from '../../renderer/build/fonts/package.ts'
import { contrastOf, type Hex, ofHue, TEXT_CONTRAST, turned } from '../../renderer/expand/theme/color.ts'
import { fontPairs } from '../../renderer/expand/theme/fonts.ts'
import { type Tones, tonesOf } from '../../renderer/expand/theme/tones.ts'
import { message } from '../../renderer/messages/message.ts'
import type { PreviewState } from '../../renderer/preview/index.ts'
import type { SiteTheme } from '../../renderer/schema/types.generated.ts'
import { Refusal } from '../edit/refusal.ts'

/** What words are read on, and how well: 1 is not at all, 21 is black on white. */
interface Contrast {
  use: 'text' | 'captions' | 'links' | 'buttons' | 'bands'
  ratio: number
  least: number
}

/** All colors of the site as it is shown, and others to try. */
export interface Palette extends Tones {
  contrasts: Record<'light' | 'dark', Contrast[]>
  proposals: { brand: Hex[]; secondary: Hex[] }
}

/** Around the circle, dark enough for white words. */
const hues = [25, 50, 80, 125, 160, 195, 235, 260, 290, 335]
/** Beside the brand's hue, against it, and with hardly any. */
const turns = [0, -35, 35, 180]

export function paletteOf({ shown }: PreviewState): Palette {
  const theme: SiteTheme = shown?.site.settings.theme ?? {}
  const tones = tonesOf(theme)
  const brand = theme.brand ?? tones.light.accent
  return {
    ...tones,
    contrasts: { light: contrasts(tones, 'light'), dark: contrasts(tones, 'dark') },
    proposals: {
      brand: hues.map((hue) => ofHue(hue, 0.5, 0.13)),
      secondary: [...turns.map((degrees) => turned(brand, degrees, 0.32, 0.06)), turned(brand, 0, 0.27, 0.015)],
    },
  }
}

function contrasts({ onDark, button, ...schemes }: Tones, scheme: 'light' | 'dark'): Contrast[] {
  const { text, muted, accent, onAccent, paper, band } = schemes[scheme]
  const pairs: [Contrast['use'], Hex, Hex][] = [
    ['text', text, paper],
    ['captions', muted, paper],
    ['links', accent, paper],
    ['buttons', button?.words ?? onAccent, button?.ground ?? accent],
    ['bands', onDark.text, band],
  ]
  return pairs.map(([use, words, ground]) => ({ use, ratio: contrastOf(words, ground), least: TEXT_CONTRAST }))
}

/** The two fonts of a pair as the browser can load them. */
export interface Faces {
  heading: string
  text: string
  headingWeight: number
}

export async function facesOf(pair: string): Promise<Faces> {
  if (!Object.hasOwn(fontPairs, pair))
    throw new Refusal(message('request.unknown', { name: pair }), message('request.reload'))
  const { heading, text, headingWeight } = fontPairs[pair as keyof typeof fontPairs]
  return {
    heading: await faceOf(heading, headingWeight, true),
    text: await faceOf(text, 400, false),
    headingWeight,
  }
}

async function faceOf(id: string, weight: number, isLarge: boolean): Promise<string> {
  const file = fontFile(readFontPackage(id), 'latin', { weight, isLarge })
  if (!file) throw new Error(`the font "${id}" has no Latin letters`)
  return `data:font/woff2;base64,${(await readFile(file.path)).toString('base64')}`
}
