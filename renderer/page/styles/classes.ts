import { dirname, join } from 'node:path/posix'

/** What shows a form in a section. Most sections that can hold a form do without on most pages. */
export const FORMS = 'renderer/page/components/FormCard.tsx'
/** What names the classes of openings in two halves, which few sites have. */
export const SPLIT = 'renderer/page/components/split-opening.tsx'

/** What a source file says of the page that it helps to make. */
export interface Source {
  /** Paths from its folder. */
  imports: string[]
  /** Words that may be classes. */
  words: string[]
}

/** By their paths. */
export type Sources = Record<string, Source>

/**
 * Whether a class may stand on pages that the source files in some folders make, with what these import. Its name is a
 * word in quotes of one of them then, also of a script or island that adds it in the browser; of `notice-${tone}` the
 * word is "notice-". Forms and split openings are in what a folder imports only where they are asked for themselves.
 */
export function classesIn(sources: Sources, folders: readonly string[]): (name: string) => boolean {
  const words = new Set(folders.flatMap((folder) => wordsOf(sources, folder)))
  return (name) => words.has(name) || words.has(name.replace(/[^-]+$/, ''))
}

function wordsOf(sources: Sources, folder: string): string[] {
  const paths = new Set(Object.keys(sources).filter((path) => path.startsWith(folder)))
  const isFollowed = (imported: string) => ![FORMS, SPLIT].includes(imported) || folder === imported
  for (const path of paths) for (const imported of importsOf(path, sources).filter(isFollowed)) paths.add(imported)
  return [...paths].flatMap((path) => sources[path]?.words ?? [])
}

function importsOf(path: string, sources: Sources): string[] {
  const files = (sources[path]?.imports ?? []).map((name) => join(dirname(path), name))
  return files.filter((file) => file in sources)
}
