import { createHash } from 'node:crypto'
import { townOf } from '../common/address.ts'
import { withoutOrder } from '../common/direction.ts'
import { type FontChoice, fontsOf } from '../expand/theme/fonts.ts'
import { tonesOf } from '../expand/theme/tones.ts'
import type { ResolvedPage } from '../pipeline/index.ts'
import { isOpening } from '../schema/opening.ts'
import type { SiteSettings } from '../schema/types.generated.ts'
import type { PageContextValue } from './context.ts'

/** The size that social networks show uncut, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 }

/** Where the drawn pictures stand under the site's root. */
export const SOCIAL_URL = '/assets/social/'

/** Part of every name: raise it when the drawing changes. */
const DRAWING_VERSION = 4

/** All that the picture shown when a page is shared is drawn from. */
export interface SocialPicture {
  title: string
  brand: string
  mark?: SiteSettings['mark']
  place?: string
  phone?: string
  fonts: FontChoice
  colours: { ink: string; accent: string; highlight: string }
  /** The page's own picture: its name in images/, and the hashed address of a processed copy, which tells its bytes. */
  picture?: {
    name: string
    url: string
    /** The point that stays in view where it is cut, such as "30% 20%". */
    focus?: string
  }
}

/**
 * What to draw for a page. Undefined where the page shows a picture of its own choice or the site's: it names one,
 * search engines are kept from it, or the site draws none.
 */
export function socialPicture({
  site: { settings },
  page,
  ask,
}: Omit<PageContextValue, 'isBuilt'>): SocialPicture | undefined {
  if (settings.socialPictures === 'same' || page.ogImage || page.draft || page.noindex) return undefined
  const { brand, mark, address, phone, theme } = settings
  const { ink, light, onDark } = tonesOf(theme)
  const { src: name, focus } = pagePicture(page) ?? {}
  const url = name && ask('picture', name)?.variants.webp.at(-1)?.url
  return {
    title: page.title,
    brand,
    ...(mark && { mark }),
    ...(address && { place: townOf(address) }),
    ...(phone && { phone: withoutOrder(phone).replaceAll('\u00a0', ' ') }),
    fonts: fontsOf(theme),
    colours: { ink, accent: light.accent, highlight: onDark.accent },
    ...(url && { picture: { name, url, ...(focus && { focus }) } }),
  }
}

/** The picture that a page opens with. */
function pagePicture(page: ResolvedPage) {
  const opening = page.blocks.find(isOpening)
  return opening?.image ?? page.image
}

/** The address of a drawn picture under the site's root. It changes with all that is drawn, and costs no drawing. */
export function socialPictureUrl(picture: SocialPicture): string {
  const hash = createHash('sha256').update(JSON.stringify([DRAWING_VERSION, picture]))
  return `${SOCIAL_URL}${hash.digest('hex').slice(0, 12)}.jpg`
}
