/**
 * Takes screenshots of every page at phone and desktop width, light and dark, into one HTML page to look through.
 * Without --dist the site is built first. With --starters the page shows all starters side by side, without their names.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { flag, pagesOption, readOptions, text, textOr } from '../scripts/support/arguments.ts'
import { buildOf } from '../scripts/support/build-of.ts'
import { serveBuild } from '../scripts/support/serve-build.ts'
import { isTheme, type Shot, takeShots, themes } from '../scripts/support/take-shots.ts'
import { starterFolder, starterNames } from '../studio/edit/new-site.ts'
import { pageRoutes } from './budget/page-list.ts'
import { writeSheet } from './shots/sheet.ts'

const { values } = readOptions(
  '[--pages FILE | --dist DIR | --starters] [--out DIR] [--page ROUTE …] [--width PIXELS …] [--theme light|dark …]',
  {
    ...pagesOption,
    dist: text,
    starters: flag,
    out: textOr('.cache/shots'),
    page: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true, default: ['390', '1280'] },
    theme: { type: 'string', multiple: true, default: [...themes] },
  },
)

const widths = values.width.map(Number).filter((width) => width >= 200 && width <= 4000)
const chosen = values.theme.filter(isTheme)
if (widths.length < values.width.length || chosen.length < values.theme.length) {
  console.error('--width is in pixels, from 200 to 4000; --theme is light or dark.')
  process.exit(2)
}

async function shoot(dist: string, folder: string, choose: (known: string[]) => string[]): Promise<Shot[]> {
  const routes = choose(await pageRoutes(join(dist, 'client')))
  const server = await serveBuild(dist)
  try {
    return await takeShots(server.url, { routes, widths, themes: chosen, folder })
  } finally {
    server.stop()
  }
}

function wanted(known: string[]): string[] {
  const unknown = values.page?.filter((route) => !known.includes(route)) ?? []
  if (unknown.length === 0) return values.page ?? known
  console.error(`The build has no page ${unknown.join(', ')}.`)
  process.exit(2)
}

/** The home page of each starter, and two more, by numbers: who looks at them is to say which are of one hand. */
async function starterShots(): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const [index, name] of starterNames().entries()) {
    const site = `site-${index + 1}`
    const dist = buildOf({ pages: starterFolder(name).file })
    const own = await shoot(dist, join(values.out, site), (known) =>
      ['/', ...known.filter((route) => route !== '/')].slice(0, 3),
    )
    const inSite = ({ route, file, thumbnail, ...shot }: Shot) => ({
      ...shot,
      route: `${site}${route}`,
      file: `${site}/${file}`,
      thumbnail: `${site}/${thumbnail}`,
    })
    shots.push(...own.map(inSite))
  }
  return shots
}

const shots = values.starters ? await starterShots() : await shoot(buildOf(values), values.out, wanted)
const sheet = await writeSheet(shots, values.out)
console.log(`${shots.length} screenshots: ${pathToFileURL(resolve(sheet))}`)
