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
  /** Of the em, in percent, above and below the line. */
  ascent: number
  descent: number
  /** Fonts of the system that stand in for the face until it is there, by weight; `size` in percent makes them as wide. */
  fallbacks: { weight: string; local: string[]; size: number }[]
}

/**
 * Every face is cut into files by characters; a browser fetches the second only for a page that needs it. The first
 * holds what American English needs, the second the accented letters of western Europe and the signs of programmers.
 * With its headers the first fits into the ten packets that a server sends before it waits for the browser: 14,600 bytes.
 */
const COMMON = `${without('<>\\^`{|}~', range(0x20, 0x7e))}\u00a0©®°·×–—‘’“”•…™−→`
const SUBSETS = [
  { suffix: '', characters: COMMON },
  { suffix: '-latin', characters: without(COMMON, `${range(0x20, 0x7e)}${range(0xa1, 0xff)}`) },
]
/** Figures, ligatures and alternates that the design does not use weigh as much as thirty letters. */
const FEATURES = ['kern', 'mark', 'tnum']

const ARIAL = ['Arial', 'ArialMT', 'Helvetica', 'Roboto', 'Liberation Sans']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Roboto Bold', 'Liberation Sans Bold']

/**
 * The design's two faces. With these sizes of the fallbacks, most lines break alike; the page's script sees to the others
 * (keep-places.client.ts).
 */
const FACES: Face[] = [
  {
    family: 'Bricolage',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    name: 'bricolage',
    weight: '700',
    axes: { wght: 700, wdth: 100, opsz: 32 },
    ascent: 93.7,
    descent: 27.2,
    fallbacks: [{ weight: '700', local: ARIAL_BOLD, size: 100 }],
  },
  {
    family: 'Source Sans',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    name: 'source-sans',
    weight: '400 650',
    axes: { wght: { min: 400, max: 650 } },
    ascent: 103.1,
    descent: 40.4,
    fallbacks: [
      { weight: '400', local: ARIAL, size: 93.5 },
      { weight: '600 650', local: ARIAL_BOLD, size: 89.5 },
    ],
  },
]

/** The files to write: one font a face, and the style sheet that declares them. */
export async function makeFonts(): Promise<{ file: string; content: string | Uint8Array }[]> {
  const require = createRequire(import.meta.url)
  const fonts = await Promise.all(
    FACES.flatMap((face) =>
      SUBSETS.map(async ({ suffix, characters }) => {
        const full = await readFile(require.resolve(face.source))
        const options = { variationAxes: face.axes, keepFeatures: FEATURES }
        const content = await subsetFont(full, characters, { targetFormat: 'woff2', ...options })
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
        return { content, url: `/fonts/${face.name}${suffix}.${hash}.woff2`, face, characters }
      }),
    ),
  )
  const rules = [
    ...fonts.map(({ face, url, characters }) => fontFaceRule(face, url, characters)),
    ...FACES.flatMap(fallbackRules),
  ]
  return [
    ...fonts.map(({ content, url }) => ({ file: `public${url}`, content })),
    { file: 'styles/fonts.css', content: rules.join('') },
  ]
}

/** A face as one plain font file with all its characters, for drawing text without a browser. */
export async function faceOutlines(family: string): Promise<Uint8Array> {
  const face = FACES.find((each) => each.family === family)
  if (!face) throw new Error(`the design has no face "${family}"`)
  const full = await readFile(createRequire(import.meta.url).resolve(face.source))
  const characters = SUBSETS.map((subset) => subset.characters).join('')
  return subsetFont(full, characters, { targetFormat: 'sfnt', variationAxes: face.axes })
}

function fontFaceRule({ family, weight }: Face, url: string, characters: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("${url}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${unicodeRange(characters)};
}
`
}

function fallbackRules({ family, ascent, descent, fallbacks }: Face): string[] {
  return fallbacks.map(({ weight, local, size }) => {
    const ofSize = (percent: number) => `${((percent / size) * 100).toFixed(1)}%`
    return `@font-face {
  font-family: "${family} Fallback";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${size}%;
  ascent-override: ${ofSize(ascent)};
  descent-override: ${ofSize(descent)};
  line-gap-override: 0%;
}
`
  })
}

/** The characters in the notation of CSS, neighbours joined: "U+20-7E, U+A9". */
function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

function without(left: string, characters: string): string {
  return [...characters].filter((character) => !left.includes(character)).join('')
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}
