import { join } from 'node:path'
import type { SiteFolder } from '../common/site-folder.ts'
import { timed } from '../common/timed.ts'
import { cacheFolder } from '../folders.ts'
import type { ImageManifest } from '../html/image-manifest.ts'
import { type SocialPicture, socialPictureUrl } from '../html/social-picture.ts'
import type { Site } from '../pipeline/index.ts'
import { createAnswers } from './answers.ts'
import type { Bundle } from './bundle.ts'
import { compressFiles } from './compress.ts'
import { type Copy, findCopies, isIntact, type LastBuild, stageCopies, stageMade } from './files.ts'
import type { MadeFonts } from './fonts/cut.ts'
import { iconCopies } from './icons.ts'
import type { BuildOptions } from './options.ts'
import { type PageTime, pageFile } from './pages.ts'
import type { RenderedPage } from './record.ts'
import { render } from './render.ts'
import { emitRest } from './rest.ts'
import { pagesOf } from './shard.ts'
import { emitSearch } from './site-search/emit.ts'
import { drawSocialPictures } from './social.ts'

export const IMAGE_CACHE = cacheFolder('images')

export interface Making {
  folder: SiteFolder
  images: ImageManifest
  icon: string
  fonts: MadeFonts
  bundle: Bundle
  before: LastBuild | undefined
  stage: string
  options: BuildOptions
  /** Its number, where it has one. */
  build?: number
}

export interface MadeSite {
  pages: Record<string, RenderedPage>
  times: PageTime[]
  /** What each file of the site holds, those included that the last build left; the compressed copies are not. */
  files: Map<string, string>
  /** The files in the stage, with the compressed copies. */
  fresh: string[]
}

/** Makes what changed of a site, in the stage. */
export async function makeSite(site: Site, making: Making): Promise<MadeSite> {
  const { folder, images, icon, fonts, bundle, before, stage, options, build } = making
  const rendered = await timed('render', () => makePages(site, making))
  const { pages, times } = rendered
  const files = new Map(Object.keys(pages).map((route) => [pageFile(route), 'page']))
  const fresh = times.map(({ route }) => pageFile(route))
  const isFirst = !options.shard || options.shard.index === 1
  const copies = isFirst ? findCopies({ bundle, images, fonts, folder }, IMAGE_CACHE) : new Map<string, Copy>()
  for (const [file, copy] of await socialCopies(site, pages, making)) copies.set(file, copy)
  if (isFirst) for (const [file, copy] of await iconCopies(icon, folder)) copies.set(file, copy)
  for (const [file, { holds }] of copies) files.set(file, holds)
  if (isFirst) {
    const search = timed('search', () => emitSearch(site, { pages: options.pages, code: bundle.key, stage, before }))
    for (const file of search.all) files.set(file, 'named')
    fresh.push(...search.fresh)
    const place = { files: [...files.keys()], out: join(stage, 'rest'), build, pages: options.pages }
    await timed('other files', () => emitRest(site, rendered, place))
    const rest = stageMade(join(stage, 'rest'), before, stage)
    for (const [file, holds] of rest.all) {
      // Made from pages.yaml in place of one of public/, in each build.
      copies.delete(file)
      files.set(file, holds)
    }
    fresh.push(...rest.fresh)
  }
  fresh.push(...stageCopies(copies, before, stage))
  if (options.precompress !== false)
    fresh.push(...(await timed('compress', () => compressFiles(stage, fresh, options.tell))))
  return { pages, times, files, fresh }
}

/** The pictures for sharing pages; what the last build left need not even be in the cache. */
async function socialCopies(
  { settings }: Site,
  pages: MadeSite['pages'],
  { before, options, folder }: Making,
): Promise<Map<string, Copy>> {
  const pictures = Object.values(pages).flatMap(({ social }) => social ?? [])
  const fileOf = (picture: SocialPicture) => join('client', socialPictureUrl(picture))
  const missing = pictures.filter((picture) => !isIntact(fileOf(picture), before))
  const drawn = await drawSocialPictures(missing, folder, settings, options.tell)
  return new Map(
    pictures.map((picture) => [fileOf(picture), { from: drawn.get(socialPictureUrl(picture)) ?? '', holds: 'named' }]),
  )
}

/** Renders the pages that changed; of the others what is known of them stays. */
async function makePages(site: Site, { images, icon, fonts, bundle, before, stage, options }: Making) {
  const { tell } = options
  const answers = createAnswers(site, images)
  const routes = pagesOf(site.routes, options.shard)
  const isCurrent = (route: string) => {
    const page = before?.record.pages[route]
    return (
      page?.from === site.hashOf(route) && page.answers === answers(page.asked) && isIntact(pageFile(route), before)
    )
  }
  const stale = routes.filter((route) => !isCurrent(route))
  const task = { site, images, icon, fonts: fonts.styles, routes: stale, withStandIns: true, stage }
  const rendered = await render(task, { code: bundle.folder, pages: options.pages, tell })
  const knownOf = (route: string): RenderedPage => {
    const page = rendered.pages[route]
    if (!page) return before?.record.pages[route] as RenderedPage
    return { from: site.hashOf(route), ...page, answers: answers(page.asked) }
  }
  return { ...rendered, pages: Object.fromEntries(routes.map((route) => [route, knownOf(route)])) }
}
