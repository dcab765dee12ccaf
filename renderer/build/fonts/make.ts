import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, utimes } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { dropOldest } from '../../common/drop-oldest.ts'
import { hashFiles } from '../../common/files-hash.ts'
import { writeWhole } from '../../common/write-whole.ts'
import { fontsOf } from '../../expand/theme/fonts.ts'
import { cacheFolder } from '../../folders.ts'
import { characterSets } from './characters.ts'
import type { DrawnFonts, MadeFonts } from './cut.ts'
import { italicOf, readFont } from './package.ts'

const CACHE = cacheFolder('fonts')
/** Fonts of other themes, such as those that somebody tried; those that were used last are kept. */
const MOST_CHOICES = 20
/** Everything but the packages that a face follows from. */
const SOURCES = [
  'renderer/build/fonts/',
  'renderer/read/own-fonts/',
  'renderer/common/font-parts.ts',
  'renderer/build/social/glyphs.ts',
]
/** Cuts the fonts of a site, unless the cache has them. `ownFolder` is where files of its own lie. */
export async function makeFonts(
  { theme, language, languages: all = [] }: DrawnFonts,
  ownFolder?: string,
): Promise<MadeFonts> {
  const languages = [...new Set([language, ...all])]
  const choice = { ...fontsOf(theme), inCapitals: theme?.shape?.headings === 'capitals', languages }
  const read = await Promise.all([choice.heading, choice.text].map((name) => readFont(name, ownFolder)))
  const versions = read.map(({ version, isVariable }) => [version, isVariable])
  const [, text] = read
  const italic = text && (await italicOf(text, ownFolder))
  const key = sha([choice, versions, italic?.version, hashFiles(SOURCES)]).slice(0, 16)
  const folder = join(CACHE, key)
  const file = join(folder, 'fonts.json')
  if (!existsSync(file)) {
    // Loaded only when there is something to cut: most builds find every font made.
    const { cutFonts } = await import('./cut.ts')
    await mkdir(folder, { recursive: true })
    const made = await cutFonts(choice, characterSets(languages), { own: ownFolder, cut: folder })
    // Who moves a project takes its cache along.
    await writeWhole(file, JSON.stringify(withFiles(made, (path) => relative(folder, path))))
    dropOldest(CACHE, MOST_CHOICES)
  }
  // Builds of other sites that run at the same time drop the oldest.
  const now = new Date()
  await utimes(folder, now, now)
  return withFiles(JSON.parse(await readFile(file, 'utf8')), (path) => join(folder, path))
}

const withFiles = (fonts: MadeFonts, placed: (path: string) => string): MadeFonts => ({
  ...fonts,
  files: Object.fromEntries(Object.entries(fonts.files).map(([url, path]) => [url, placed(path)])),
})

const sha = (value: unknown) => hash('sha256', JSON.stringify(value))
