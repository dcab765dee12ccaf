/**
 * Makes a site's icons from favicon.svg in its public/: for Android and the web app manifest, for Apple's home screen,
 * and one with room around the mark for launchers that cut icons to their own shape. Run it after changing favicon.svg.
 * A build draws what is not there by itself.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawIconFile, ICON, ICON_FILES } from '../renderer/build/icons.ts'
import { siteFolder } from '../renderer/common/site-folder.ts'
import { pagesOption, readOptions } from './support/arguments.ts'

const { values } = readOptions('[--pages FILE]', pagesOption)
const { publicFiles } = siteFolder(values.pages)
const source = join(publicFiles, ICON)

if (existsSync(source)) {
  const svg = await readFile(source, 'utf8')
  for (const name of ICON_FILES) {
    const content = await drawIconFile(svg, name)
    await writeFile(join(publicFiles, name), content)
    console.log(`${join(publicFiles, name)}: ${(content.length / 1024).toFixed(1)} kB`)
  }
} else {
  console.error(`There is no ${source}, of which icons could be made: put a square drawing there.
Without one, "npm run build" draws icons from "mark" or the name of the business.`)
  process.exitCode = 1
}
