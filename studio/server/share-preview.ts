import { readFile } from 'node:fs/promises'
import type { DrawnFonts } from '../../renderer/build/fonts/cut.ts'
import { dropOldest } from '../../renderer/common/drop-oldest.ts'
import type { SiteFolder } from '../../renderer/common/site-folder.ts'
import { pageTitle } from '../../renderer/expand/title.ts'
import { cacheFolder } from '../../renderer/folders.ts'
import { findPage } from '../../renderer/html/find-page.ts'
import { createAsk } from '../../renderer/html/questions.ts'
import { type SocialPicture, socialPicture } from '../../renderer/html/social-picture.ts'
import { message } from '../../renderer/messages/message.ts'
import type { PreviewState } from '../../renderer/preview/index.ts'
import { Refusal } from '../edit/refusal.ts'

/** What social networks and messengers show of a page that somebody shares. */
export interface SharePreview {
  title: string
  description: string
  host: string
  /** The picture, or its address; absent where the site has none. */
  picture?: string
}

const cache = cacheFolder('shares')
/** Each title that was typed and looked at leaves one. */
const mostKept = 40

/** A page as it would be shared now, with the picture that the build would draw for it. */
export async function sharePreview({ shown, folder }: PreviewState, route: string): Promise<SharePreview> {
  const page = shown && findPage(shown.site, route)
  if (!shown || !page)
    throw new Refusal(message('share-preview.no-page', { route }), message('share-preview.no-page-hint'))
  const { site, images } = shown
  const { settings } = site
  // Not by the context of pages, which loads React before the preview has said which of its versions.
  const drawn = socialPicture({ site, page, icon: '', ask: createAsk(site, images) })
  const picture = drawn ? await dataAddress(drawn, folder, settings) : (page.ogImage ?? settings.ogImage)
  return {
    title: pageTitle(settings, page.title),
    description: page.description,
    host: new URL(settings.url).host,
    ...(picture && { picture }),
  }
}

async function dataAddress(picture: SocialPicture, folder: SiteFolder, fonts: DrawnFonts): Promise<string> {
  const { createDraw } = await import('../../renderer/build/social/draw.ts')
  const draw = await createDraw(folder, cache, fonts)
  const file = await draw(picture)
  const content = await readFile(file)
  dropOldest(cache, mostKept)
  return `data:image/jpeg;base64,${content.toString('base64')}`
}
