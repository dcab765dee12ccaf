import { dirname, join } from 'node:path/posix'

/**
 * Files and folders whose classes few pages have, though others import them: they count where they are asked for. Those
 * with a section's type are asked for by what its block chooses or has (renderer/check/layouts.ts); of some that is a
 * class, for which styles/sections.css has styles.
 */
export const RARE = {
  /** What shows a form in a section. Most sections that can hold a form do without on most pages. */
  form: 'renderer/html/components/FormCard.tsx',
  choices: 'renderer/html/components/form/Choices.tsx',
  formSteps: 'renderer/html/components/form/steps/',
  formPhotos: 'renderer/html/components/form/photos/',
  /** A form or a map at the foot of pages. */
  foot: 'renderer/html/document/foot/Half.tsx',
  draft: 'renderer/html/site/DraftNotice.tsx',
  split: 'renderer/html/components/split-opening.tsx',
  'cards rows': 'sections/cards/rows.tsx',
  'cards pictures': 'layout-pictures',
  'cards mosaic': 'layout-mosaic',
  'cards numbered': 'layout-numbered',
  'cards featured': 'layout-featured',
  'cards details': 'sections/cards/Details.tsx',
  'dishes cards': 'sections/dishes/DishCard.tsx',
  'prose leadParagraph': 'layout-leading',
  'article leadParagraph': 'layout-leading',
  'prose pullQuotes': 'layout-quoting',
  'prose image': 'sections/prose/image.tsx',
  'split short': 'sections/split/short.tsx',
  'split overlap': 'layout-overlap',
  'split wide': 'layout-wide',
  'split double': 'layout-double',
  'split stacked': 'layout-stacked',
  'split bleed': 'layout-bleed',
  'cta large': 'layout-call-large',
  'cta card': 'layout-call-card',
  'cta line': 'layout-call-line',
  'cta picture': 'layout-bleed',
  'form wide': 'layout-form-wide',
  'form picture': 'layout-bleed',
  'stats band': 'layout-band',
  'stats beside': 'layout-beside',
  'stats large': 'layout-large',
  'testimonials quote': 'layout-quote',
  'testimonials wall': 'layout-wall',
  'testimonials portraits': 'layout-portraits',
  'gallery filmstrip': 'layout-filmstrip',
  'gallery full': 'layout-full',
  'logos moving': 'layout-moving',
  'steps columns': 'layout-columns',
  'timeline sides': 'layout-sides',
  'pricing table': 'sections/pricing/Comparison.tsx',
  'steps row': 'sections/steps/row.tsx',
}

/** What a source file says of the page that it helps to make. */
export interface Source {
  /** Paths from its folder, or from the top with a slash before them. */
  imports: string[]
  /** Words that may be classes. */
  words: string[]
}

/** By their paths. */
export type Sources = Record<string, Source>

/**
 * Whether a class may stand on pages that the source files in some folders make, with what these import. Its name is a
 * word in quotes of one of them then, also of a script or island that adds it in the browser; of `notice-${tone}` the
 * word is "notice-". Of what is rare that counts which is among the folders.
 */
export function classesIn(
  sources: Sources,
  folders: readonly string[],
  rare: readonly string[] = Object.values(RARE),
): (name: string) => boolean {
  const leftOut = rare.filter((path) => !folders.includes(path))
  const isLeftOut = (path: string) => leftOut.some((left) => path.startsWith(left))
  const isMeant = (path: string) => folders.some((folder) => path.startsWith(folder))
  const paths = new Set(Object.keys(sources).filter((path) => isMeant(path) && !isLeftOut(path)))
  for (const path of paths) {
    for (const imported of importsOf(path, sources)) if (!isLeftOut(imported)) paths.add(imported)
  }
  const words = new Set([...paths].flatMap((path) => sources[path]?.words ?? []))
  return (name) => words.has(name) || words.has(name.replace(/[^-]+$/, ''))
}

function importsOf(path: string, sources: Sources): string[] {
  const files = (sources[path]?.imports ?? []).map((name) =>
    name[0] === '/' ? name.slice(1) : join(dirname(path), name),
  )
  return files.filter((file) => file in sources)
}
