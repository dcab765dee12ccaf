import { playerOf } from '../../../common/foreign.ts'
import type { PageContextValue } from '../../context.ts'
import { plainText } from '../../markdown.ts'

/** The videos of a page of which enough is said for search engines: title, caption, picture and day. */
export function videosData({ site: { settings }, page, ask }: PageContextValue): Record<string, unknown>[] {
  return page.blocks.flatMap((block) => {
    if (block.type !== 'video' || !block.caption || !block.date) return []
    const { title, caption, date, file, url = '', poster, transcript } = block
    const picture = ask('picture', poster.src)?.variants.webp.at(-1)?.url
    if (!picture) return []
    return {
      '@type': 'VideoObject',
      name: title,
      description: caption,
      thumbnailUrl: `${settings.url}${picture}`,
      uploadDate: date,
      contentUrl: file && `${settings.url}${file}`,
      embedUrl: playerOf(url)?.src.replace(/autoplay=1&/, ''),
      transcript: transcript && plainText(transcript),
      inLanguage: settings.language,
    }
  })
}
