import sources from 'virtual:page-sources'
import { classesIn } from './classes.ts'
import { type PartOf, readSheet } from './sheet.ts'
import { styles } from './whole.ts'

/** What stands on every page. */
const isInFrame = classesIn(sources, ['renderer/page/document/', 'renderer/page/site/', 'renderer/page/_error/'])

const parts = new Map<string, string>()
let partOf: PartOf | undefined

/** The part of the style sheet for pages that show what the source files in some folders make. */
export function stylesOf(folders: readonly string[]): string {
  const key = folders.join()
  const known = parts.get(key)
  if (known !== undefined) return known
  partOf ??= readSheet(styles)
  const isInFolders = classesIn(sources, folders)
  const part = partOf((name) => isInFrame(name) || isInFolders(name))
  parts.set(key, part)
  return part
}
