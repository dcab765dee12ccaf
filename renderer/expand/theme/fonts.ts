import { isFontFile } from '../../common/font-parts.ts'
import type { SiteTheme } from '../../schema/types.generated.ts'

type Settings = NonNullable<SiteTheme['fonts']>

/** The two fonts of a site, by their names at fontsource.org or as files of the site's own. */
export interface FontChoice {
  heading: string
  /** How bold headings are, from 100 to 900; left out, as bold as the file of its own that a site names. */
  headingWeight?: number
  text: string
}

/** Fonts that go together and come along. */
export const fontPairs: Record<NonNullable<Settings['pair']>, Required<FontChoice>> = {
  sturdy: { heading: 'bricolage-grotesque', headingWeight: 700, text: 'source-sans-3' },
  elegant: { heading: 'playfair-display', headingWeight: 600, text: 'mulish' },
  friendly: { heading: 'nunito', headingWeight: 800, text: 'nunito' },
  grotesque: { heading: 'hanken-grotesk', headingWeight: 700, text: 'hanken-grotesk' },
  technical: { heading: 'space-grotesk', headingWeight: 700, text: 'ibm-plex-sans' },
  humanist: { heading: 'alegreya-sans', headingWeight: 700, text: 'alegreya-sans' },
  newspaper: { heading: 'newsreader', headingWeight: 700, text: 'source-serif-4' },
}

/** The fonts of a site: those of a pair, the plain and light one where none is named, and in their place what is named besides. */
export function fontsOf({ fonts = {} }: SiteTheme = {}): FontChoice {
  const { pair = 'grotesque', ...own } = fonts
  const { headingWeight, ...rest } = fontPairs[pair]
  return { ...rest, ...(!(own.heading && isFontFile(own.heading)) && { headingWeight }), ...own }
}
