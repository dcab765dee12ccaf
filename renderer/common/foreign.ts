import { siteName } from './site-name.ts'

/** Something of another site that stands in a page once its visitor asks for it. */
export interface Foreign {
  /** Whose it is, as visitors know it. */
  from: string
  /** What the frame loads. */
  src: string
  /** The page of it, for who opens it by itself. */
  href: string
}

/** What a text of the file names: a video of another site, a page of another site, or the map of one. */
export type ForeignContent = (typeof foreignContents)[number]
const foreignContents = ['player', 'frame', 'map'] as const

export const isForeign = (content: string | undefined): content is ForeignContent =>
  foreignContents.some((name) => name === content)

const MAP = 'https://www.openstreetmap.org'

/** A video by the address of its page, in whichever form YouTube and Vimeo give it; undefined for other sites. */
export function playerOf(address: string): Foreign | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && url.protocol === 'https:' ? (youTube(url) ?? vimeo(url)) : undefined
}

/** YouTube's player that sets no cookies before the video runs. */
function youTube({ hostname, pathname, searchParams }: URL): Foreign | undefined {
  const host = hostname.replace(/^(www|m)\./, '')
  const [, kind = '', last = ''] = pathname.split('/')
  const isSite = host === 'youtube.com' || host === 'youtube-nocookie.com'
  const named = kind === 'watch' ? (searchParams.get('v') ?? '') : /^(embed|shorts|live)$/.test(kind) ? last : ''
  const id = host === 'youtu.be' ? kind : isSite ? named : ''
  if (!/^[\w-]{11}$/.test(id)) return undefined
  const start = seconds(searchParams.get('t') ?? searchParams.get('start') ?? '')
  const src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`
  const href = `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`
  return { from: siteName(href), src, href }
}

/** "1m30s", "90s" and "90" as 90; 0 for what is no time. */
function seconds(time: string): number {
  const [, hours = 0, minutes = 0, rest = 0] = (/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []).map(Number)
  return (hours || 0) * 3600 + (minutes || 0) * 60 + (rest || 0)
}

/** Vimeo's player with "do not track". Videos that are not listed have a second name in their address. */
function vimeo({ hostname, pathname, searchParams }: URL): Foreign | undefined {
  const host = hostname.replace(/^www\./, '')
  const [, id, own] = /^(?:\/video)?\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? []
  if (!/^(player\.)?vimeo\.com$/.test(host) || !id) return undefined
  const key = own ?? /^[0-9a-f]+$/.exec(searchParams.get('h') ?? '')?.[0]
  return {
    from: siteName('https://vimeo.com'),
    src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
    href: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  }
}

/** A page of another site that may stand in a frame, such as a calendar. Google's asks to be told so. */
export function frameOf(address: string): Foreign {
  const url = new URL(address)
  if (url.hostname === 'calendar.google.com') url.searchParams.set('gv', 'true')
  return { from: siteName(address), src: url.href, href: address }
}

/** OpenStreetMap around a place, whose mark stands in the middle. */
export function mapOf({ latitude, longitude }: { latitude: number; longitude: number }): Foreign {
  // About five kilometers across, as wide as high on the screen at the latitudes of most places.
  const box = [longitude - 0.03, latitude - 0.02, longitude + 0.03, latitude + 0.02].map((value) => value.toFixed(4))
  return {
    from: siteName(MAP),
    src: `${MAP}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    href: `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  }
}

/** The origin that a page loads from once a visitor asks for what a text names; undefined where it names none. */
export function foreignOrigin(content: ForeignContent, text: string): string | undefined {
  if (content === 'map') return MAP
  if (content === 'player') return originOf(playerOf(text)?.src)
  return originOf(text)
}

const originOf = (address = '') =>
  /^https:/.test(address) && URL.canParse(address) ? new URL(address).origin : undefined
