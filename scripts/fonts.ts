/**
 * Writes the site's fonts: the faces of the font packages cut down to the characters and weights that the design
 * uses (public/fonts/), and the @font-face rules for them (styles/fonts.css). Fallback faces have the metrics of
 * the real ones, so that text does not move when they arrive. `--check` fails when a file on disk is out of date.
 */
import { readdir, rm } from 'node:fs/promises'
import { makeFonts } from '../renderer/building/fonts/make.ts'
import { writeGenerated } from '../renderer/schema/generate/write.ts'
import { readOptions } from './support/arguments.ts'

const { values } = readOptions('Usage: npm run fonts -- [--check]', {
  options: { check: { type: 'boolean', default: false } },
})
const made = await makeFonts()
for (const { file, content } of made) await writeGenerated(file, content, values.check, 'npm run fonts')
for (const name of await readdir('public/fonts')) {
  const file = `public/fonts/${name}`
  if (!values.check && !made.some((font) => font.file === file)) await rm(file)
}
