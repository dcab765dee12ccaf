import sources from 'virtual:page-sources'
import type { Root } from 'postcss'
import { classesIn } from './classes.ts'
import { type PartOf, parseSheet, readSheet, splitPaper } from './sheet.ts'
import { type ShortNames, shortNames } from './short.ts'
import { ownClasses, styles } from './whole.ts'

/** What stands on every page. */
const isInFrame = classesIn(sources, ['renderer/html/document/', 'renderer/html/site/'])

/** Classes of arrangements and parts, whose styles only those sites and kinds of page need that choose them. */
const isArrangement = /^(?:(?:look|opening|ground|layout|shaped)-|(?:cover|open|split|header-call|place-bar)$)/

/** Scripts of pages and the server write classes by the names of the source. */
const isWritten = classesIn(
  sources,
  Object.keys(sources).filter((path) =>
    /\.(?:island\.tsx|client\.ts)$|^renderer\/page\/islands\/|^server\//.test(path),
  ),
  [],
)

let kept: { names: ShortNames; screen: Root; paper: Root } | undefined

/** The sheet is read once, since that takes as long as a few pages. */
function read() {
  if (kept) return kept
  const sheet = parseSheet(styles)
  const names = shortNames(sheet, (name) => ownClasses.has(name) || isWritten(name))
  kept = { names, ...splitPaper(sheet) }
  return kept
}

/** The names of classes on built pages. */
export const classNames = () => read().names

/** What all pages look like on paper, which browsers fetch once the page shows. */
export const paperStyles = () => readSheet(read().paper, classNames())(() => true)

/** The whole sheet, with the classes of built pages. */
export const wholeSheet = () => readSheet(parseSheet(styles), classNames())(() => true)

const parts = new Map<string, string>()
let partOf: PartOf | undefined

/** The part of the style sheet for pages that show what the source files in some folders make, in the arrangements of a site and with its bars (look.ts). */
export function stylesOf(folders: readonly string[], looks: readonly string[]): string {
  const key = [...folders, ...looks].join()
  const sheet = parts.get(key)
  if (sheet !== undefined) return sheet
  partOf ??= readSheet(read().screen, classNames())
  const isInFolders = classesIn(sources, folders)
  const chosen = new Set([...folders, ...looks])
  const mayStand = (name: string) =>
    isArrangement.test(name) ? chosen.has(name) : isInFrame(name) || isInFolders(name)
  const part = partOf(mayStand)
  parts.set(key, part)
  return part
}
