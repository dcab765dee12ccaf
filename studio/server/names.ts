import { blocksOf } from '../../renderer/common/blocks-of.ts'
import { isFontFile } from '../../renderer/common/font-parts.ts'
import { drawingOf, iconNames } from '../../renderer/common/icons.ts'
import { isRecord } from '../../renderer/common/is-record.ts'
import type { SiteFolder } from '../../renderer/common/site-folder.ts'
import { anchorsOfSection, sectionOf } from '../../renderer/expand/anchors.ts'
import { fillTokens, tokensOf } from '../../renderer/expand/tokens.ts'
import { catalogues } from '../../renderer/languages/index.ts'
import { listSurroundings } from '../../renderer/pipeline/read.ts'
import type { PreviewState } from '../../renderer/preview/index.ts'
import type { DraftData } from './draft-data.ts'

const mostIcons = 80

/** What may be named in a field: pages and their anchors, pictures, files, fonts, forms, shared sections, and words in braces. */
export async function listNames({ frame, pages }: DraftData, { shown }: PreviewState, folder: SiteFolder) {
  const { images, files, fonts } = await listSurroundings(folder)
  const keys = (part: string) => Object.keys(Object(frame[part]))
  const settings = Object.entries(Object(frame.site)).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value, path: ['site', name] }] : [],
  )
  const facts = Object.entries(Object(frame.facts)).flatMap(([name, fact]) =>
    isRecord(fact) ? [{ name: `facts.${name}`, value: String(fact.value), path: ['facts', name, 'value'] }] : [],
  )
  return {
    images: images.filter((name) => /\.(?:jpe?g|png|webp|avif|svg)$/.test(name)).sort(),
    used: shown?.site.images ?? [],
    files: files.filter((name) => /\.[a-z0-9]+$/.test(name)).sort(),
    /** The site's own files before those that are installed. */
    fonts: fonts.toSorted(
      (one, other) => Number(isFontFile(other)) - Number(isFontFile(one)) || one.localeCompare(other),
    ),
    /** In which what the engine itself says is built in. */
    languages: Object.keys(catalogues),
    forms: keys('forms'),
    shared: keys('shared'),
    sets: keys('data'),
    words: [...settings, ...facts],
    /** What the site says of days on which it is not open. */
    closed: shown?.site.words.hours.shut,
    pages: (shown?.site.pages ?? []).map(({ route, label, title, anchors }) => ({
      route,
      title: label ?? title,
      sections: sectionsOf({ frame, pages }, route, anchors),
    })),
  }
}

/** What of a page a link can lead to, by the heading that visitors read there; those of a page made of data by their anchors alone. */
export function sectionsOf(
  { frame, pages }: Pick<DraftData, 'frame' | 'pages'>,
  route: string,
  anchors: readonly string[],
) {
  const tokens = tokensOf(frame)
  const named = new Map(
    blocksOf(pages.get(route)).flatMap((block) => {
      const section = sectionOf(block, Object(frame.shared))
      const { heading } = Object(section)
      const [first] = anchorsOfSection(section)
      return first !== undefined && typeof heading === 'string' ? [[first, fillTokens(heading, tokens)] as const] : []
    }),
  )
  return anchors.map((anchor) => ({ anchor, heading: named.get(anchor) }))
}

/** Icons whose names have all the words, with their drawings; without words the first ones. */
export function listIcons(search: string) {
  const words = search
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const fits = (name: string) => words.every((word) => name.includes(word))
  return iconNames
    .filter(fits)
    .sort((one, other) => one.length - other.length)
    .slice(0, mostIcons)
    .map((name) => ({ name, drawing: drawingOf(name) }))
}
