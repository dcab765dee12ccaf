import { checkForms } from './checks/forms.ts'
import { checkLink } from './checks/links.ts'
import { checkLinks, checkNames, type Surroundings } from './checks/references.ts'
import { withRenamed } from './checks/renamed.ts'
import { checkReserved } from './checks/reserved.ts'
import { checkCanonicals, checkRedirects } from './checks/routes.ts'
import { checkSettings } from './checks/settings.ts'
import { frameTexts } from './frame.ts'
import type { Pages } from './outline.ts'
import { type Finding, joinPath, type Place, together } from './problem.ts'
import { type PageFindings, type PageRecord, unreadableRecord } from './record.ts'
import type { Text } from './walk.ts'

/**
 * What is wrong in each page, and what the schemas cannot say: whether the parts of the file fit each other and what is
 * around it. `read` gives the texts of a page; it is asked only for pages with a link that leads nowhere.
 */
export function check(
  site: Pages<PageRecord>,
  surroundings: Surroundings,
  read: (route: string) => readonly Text[],
): Finding[] {
  if (site.pages.size === 0) return []
  const inPages = (name: keyof PageFindings) => [...site.pages.values()].flatMap(({ findings }) => findings[name])
  const kinds = inPages('kinds')
  const lacksHome = !site.pages.has('/')
  const home =
    lacksHome || kinds.some(({ code, place }) => code === 'missing-section' && 'path' in place && place.path[1] === '/')
  const said = new Set(kinds.map(({ place }) => keyOf(place)))
  const texts = frameTexts(site)
  return [
    ...(lacksHome ? [noHome] : []),
    ...inPages('shape'),
    ...kinds,
    ...together([...checkNames(texts, site, surroundings), ...inPages('names')]),
    ...withRenamed(
      together(brokenLinks(home ? withoutCertainHome(site) : site, surroundings.files, texts, read)),
      site,
      texts,
    ),
    ...checkRedirects(site),
    ...checkCanonicals(site),
    ...checkReserved(site, surroundings.files),
    ...inPages('anchors').filter(({ place }) => !said.has(keyOf(place))),
    ...checkForms(site),
    ...checkSettings(site),
  ]
}

/** Where a page's links all lead somewhere, which is nearly always, their places need not be known. */
function brokenLinks(
  site: Pages<PageRecord>,
  files: Surroundings['files'],
  texts: readonly Text[],
  read: (route: string) => readonly Text[],
): Finding[] {
  const sound = new Set<string>()
  const isSound = (route: string, href: string) => {
    if (sound.has(href)) return true
    const isRight = checkLink({ path: ['pages', route], written: href, href }, site, files) === undefined
    // An anchor alone may be right on one page and wrong on another.
    if (isRight && !href.startsWith('#')) sound.add(href)
    return isRight
  }
  const broken = [...site.pages].filter(([route, { links }]) => !links.every((href) => isSound(route, href)))
  return [...checkLinks(texts, site, files), ...broken.flatMap(([route]) => checkLinks(read(route), site, files))]
}

const keyOf = (place: Place) => ('path' in place ? joinPath(place.path) : '')

const noHome: Finding = {
  code: 'no-home',
  place: { path: ['pages'], key: true },
  message: 'There is no page "/", which visitors of the site see first',
  hint: 'Give one page, of kind "home", the address "/:".',
}

/** What the home page lacks, or that there is none, is reported once, not again for every link to it. */
function withoutCertainHome<Site extends Pages<PageRecord>>(site: Site): Site {
  const home = site.pages.get('/') ?? unreadableRecord
  return { ...site, pages: new Map([...site.pages, ['/', { ...home, certain: false }]]) }
}
