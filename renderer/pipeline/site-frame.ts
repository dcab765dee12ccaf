import { countryOf } from '../common/country.ts'
import { phoneText } from '../common/direction.ts'
import type { LinkContext } from '../expand/links.ts'
import { formIn } from '../forms/form.ts'
import { type Words, wordsOf } from '../languages/index.ts'
import { schemaOf } from '../schema/schemas.ts'
import type { Form, Navigation, SiteSettings } from '../schema/types.generated.ts'
import { mapTexts, type Replace } from '../schema/walk.ts'
import { filler } from './filler.ts'
import type { IndexedSite } from './index-site.ts'

/** What every page shows or follows: plain JSON with tokens filled and links resolved. */
export interface SiteFrame {
  settings: SiteSettings
  navigation: Navigation
  forms: Record<string, Form>
  redirects: Record<string, string>
  /** What sections, forms and documents say besides, in the language of the pages. */
  words: Words
  /** The home page in the language of these pages. */
  home: string
  /** The home page of each language that has one. */
  homes: Record<string, string>
  /** The page with the search in this language, where menus lead to it. */
  searchPage?: string
}

/** What the pages of a language show or follow, and what they are filled from. */
export function createFrame(
  site: IndexedSite['site'],
  language: string,
  { homes, searchPages }: Record<'homes' | 'searchPages', Record<string, string>>,
  marking: (replace: Replace) => Replace,
) {
  const own = site.in(language)
  // What stands in several parts of the file has no one place to which a mark could lead.
  const marked = own === site.in(undefined) ? marking : (replace: Replace) => replace
  const filled = mapTexts(own.data.site, schemaOf('site'), ['site'], marked(filler(own))) as SiteSettings
  const settings = phonesAsShown(filled)
  const home = homes[language] ?? '/'
  const links: LinkContext = {
    phoneCountryCode: settings.phoneCountryCode,
    anchors: [],
    home,
    homeAnchors: site.pages.get(home)?.names ?? [],
  }
  const everywhere = marked(filler(own, links))
  const place = { country: countryOf(settings), timeZone: settings.timeZone }
  const frame: SiteFrame = {
    settings,
    words: wordsOf(settings.language, settings.words, countryOf(settings)),
    home,
    homes,
    ...(searchPages[language] && { searchPage: searchPages[language] }),
    navigation: mapTexts(own.data.navigation ?? {}, schemaOf('navigation'), ['navigation'], everywhere) as Navigation,
    forms: mapEach(own.forms, (form, name) =>
      formIn(place, mapTexts(form, schemaOf('form'), ['forms', name], everywhere) as Form),
    ),
    redirects: mapEach(own.redirects, (to) =>
      forHeader(everywhere({ text: String(to), path: [], schema: { reference: 'link' } })),
    ),
  }
  return { own, links, frame }
}

function mapEach<Value>(
  values: Record<string, unknown>,
  map: (value: unknown, name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]))
}

/** An address as a header can carry it: in ASCII, without spaces, and without "$", which nginx would fill. */
function forHeader(target: string): string {
  const here = 'http://site'
  if (!/^(?:https?:|\/(?!\/))/i.test(target) || !URL.canParse(target, here)) return target
  const { href } = new URL(target, here)
  return (target.startsWith('/') ? href.slice(here.length) : href).replaceAll('$', '%24')
}

/** The same with the phones of all places in an order that no language changes, and on one line. */
function phonesAsShown(settings: SiteSettings): SiteSettings {
  const shown = <Kind extends { phone?: string | undefined }>(place: Kind): Kind =>
    place.phone ? { ...place, phone: phoneText(place.phone, settings.language) } : place
  const { locations } = settings
  return { ...shown(settings), ...(locations && { locations: locations.map(shown) }) }
}
