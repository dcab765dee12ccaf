import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

interface Face {
  family: string
  source: string
  /** The name of the file under public/fonts/, before its hash. */
  name: string
  /** Weights in the CSS notation for a range. */
  weight: string
  axes: Record<string, number | { min: number; max: number }>
  fallback: { local: string[]; sizeAdjust: number; ascent: number; descent: number }
}

/** Latin letters, figures and the punctuation of American English and of the content. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€™−×→←`

/** The design's two faces. The fallback figures are percentages of the em, measured against the local face. */
const FACES: Face[] = [
  {
    family: 'Bricolage',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    name: 'bricolage',
    weight: '700',
    axes: { wght: 700, wdth: 100, opsz: 32 },
    fallback: {
      local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Roboto Bold', 'Liberation Sans Bold'],
      sizeAdjust: 96,
      ascent: 97,
      descent: 28,
    },
  },
  {
    family: 'Source Sans',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    name: 'source-sans',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    fallback: {
      local: ['Arial', 'ArialMT', 'Helvetica', 'Roboto', 'Liberation Sans'],
      sizeAdjust: 93.7,
      ascent: 109,
      descent: 43,
    },
  },
]

/** The files to write: one font a face, and the style sheet that declares them. */
export async function makeFonts(): Promise<{ file: string; content: string | Uint8Array }[]> {
  const require = createRequire(import.meta.url)
  const fonts = await Promise.all(
    FACES.map(async (face) => {
      const full = await readFile(require.resolve(face.source))
      const content = await subsetFont(full, CHARACTERS, { targetFormat: 'woff2', variationAxes: face.axes })
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
      return { face, content, url: `/fonts/${face.name}.${hash}.woff2` }
    }),
  )
  const rules = fonts.map(({ face, url }) => fontFaceRules(face, url)).join('\n')
  return [
    ...fonts.map(({ content, url }) => ({ file: `public${url}`, content })),
    { file: 'styles/fonts.css', content: rules },
  ]
}

function fontFaceRules({ family, weight, fallback }: Face, url: string): string {
  const local = fallback.local.map((name) => `local("${name}")`).join(', ')
  return `@font-face {
  font-family: "${family}";
  src: url("${url}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}
@font-face {
  font-family: "${family} Fallback";
  src: ${local};
  size-adjust: ${fallback.sizeAdjust}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: 0%;
}
`
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}
