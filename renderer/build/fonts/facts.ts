import type { FontFacts } from '../../check/surroundings.ts'
import { fontPackages } from '../../common/font-packages.ts'
import { type FontPart, partsOf } from '../../common/font-parts.ts'
import { readOwnFonts } from './own.ts'
import { readFontPackage } from './package.ts'

type Facts = Record<string, FontFacts>

let ofPackages: Facts | undefined

/** What the check has to know of the fonts that are installed. */
export function packageFacts(): Facts {
  ofPackages ??= Object.fromEntries(
    [...fontPackages().keys()].map((name) => [name, { parts: (readFontPackage(name).subsets ?? []) as FontPart[] }]),
  )
  return ofPackages
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
