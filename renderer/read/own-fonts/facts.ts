import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontPackages } from '../../common/font-packages.ts'
import { type FontFacts, partsOf } from '../../common/font-parts.ts'
import { readOwnFonts } from './list.ts'

type Facts = Record<string, FontFacts>

let ofPackages: Facts | undefined

/** What the check has to know of the fonts that are installed. */
export function packageFacts(): Facts {
  ofPackages ??= Object.fromEntries([...fontPackages()].map(([name, folder]) => [name, { parts: subsetsIn(folder) }]))
  return ofPackages
}

/** A package that is there by half is a fault where a site uses it, and nowhere else. */
function subsetsIn(folder: string): FontFacts['parts'] {
  const file = join(folder, 'metadata.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).subsets ?? []) : []
}

/** The same of the files in a site's own folder of fonts. */
export async function ownFontFacts(folder: string): Promise<Facts> {
  const files = [...(await readOwnFonts(folder))].map(([name, file]): [string, FontFacts] => {
    if ('fault' in file) return [name, { parts: [], fault: file.fault }]
    const { characters, isRestricted, sent } = file
    return [name, { parts: partsOf(characters), isRestricted, sent }]
  })
  return Object.fromEntries(files)
}
