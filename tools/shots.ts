/**
 * Takes screenshots of every page at phone and desktop width, light and dark, into one HTML page to look through.
 * Without --dist the site is built first.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pagesOption, readOptions, text, textOr } from '../scripts/support/arguments.ts'
import { buildOf } from '../scripts/support/build-of.ts'
import { serveBuild } from '../scripts/support/serve-build.ts'
import { isTheme, takeShots, themes } from '../scripts/support/take-shots.ts'
import { pageRoutes } from './budget/page-list.ts'
import { writeSheet } from './shots/sheet.ts'

const { values } = readOptions(
  '[--pages FILE | --dist DIR] [--out DIR] [--page ROUTE …] [--width PIXELS …] [--theme light|dark …]',
  {
    ...pagesOption,
    dist: text,
    out: textOr('.cache/shots'),
    page: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true, default: ['390', '1280'] },
    theme: { type: 'string', multiple: true, default: [...themes] },
  },
)

const dist = buildOf(values)

const known = await pageRoutes(join(dist, 'client'))
const unknown = values.page?.filter((route) => !known.includes(route)) ?? []
const widths = values.width.map(Number).filter((width) => width >= 200 && width <= 4000)
const chosen = values.theme.filter(isTheme)
if (unknown.length > 0 || widths.length < values.width.length || chosen.length < values.theme.length) {
  if (unknown.length > 0) console.error(`The build has no page ${unknown.join(', ')}.`)
  else console.error('--width is in pixels, from 200 to 4000; --theme is light or dark.')
  process.exit(2)
}

const server = await serveBuild(dist)
try {
  const shots = await takeShots(server.url, {
    routes: values.page ?? known,
    widths,
    themes: chosen,
    folder: values.out,
  })
  const sheet = await writeSheet(shots, values.out)
  console.log(`${shots.length} screenshots: ${pathToFileURL(resolve(sheet))}`)
} finally {
  server.stop()
}
