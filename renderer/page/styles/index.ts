import sources from 'virtual:page-sources'
import { classesIn } from './classes.ts'
import { type PartOf, readSheet } from './sheet.ts'
import { styles } from './whole.ts'

/** What stands on every page. */
const isInFrame = classesIn(sources, ['renderer/page/document/', 'renderer/page/site/', 'renderer/page/_error/'])

/** Classes of arrangements, and of fields that few forms have, whose styles only those sites and kinds of page need that choose them. */
const isArrangement = /^(?:(?:look|opening)-|field-choices$|is-later$)/

const parts = new Map<string, string>()
let partOf: PartOf | undefined

/** The part of the style sheet for pages that show what the source files in some folders make, in the arrangements of a site. */
export function stylesOf(folders: readonly string[], looks: readonly string[]): string {
  const key = [...folders, ...looks].join()
  const known = parts.get(key)
  if (known !== undefined) return known
  partOf ??= readSheet(styles)
  const isInFolders = classesIn(sources, folders)
  const chosen = new Set([...folders, ...looks])
  const mayStand = (name: string) =>
    isArrangement.test(name) ? chosen.has(name) : isInFrame(name) || isInFolders(name)
  const part = partOf(mayStand)
  parts.set(key, part)
  return part
}
