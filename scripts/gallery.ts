/** Writes the block gallery as static files. */
import { readSite } from '../renderer/pipeline/index.ts'
import { buildGallery } from '../renderer/preview/build-gallery.ts'
import { commandFor, pagesOption, readOptions, textOr } from './support/arguments.ts'

const { values } = readOptions('[--out DIR] [--pages FILE]', { out: textOr('dist-gallery'), ...pagesOption })
const { site } = await readSite(values.pages)
const check = commandFor('check', values.pages)
if (!site) console.error(`${values.pages} has mistakes ("${check}" says which): the gallery has its own colors.`)
const count = await buildGallery(values.out, site?.settings.theme)
console.log(`${values.out}/index.html shows ${count} sections; put the folder on any static host.`)
console.log(`With "${commandFor('dev', values.pages)}" the same gallery is at /_gallery/.`)
