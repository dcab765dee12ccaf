import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontPackages } from '../../common/font-packages.ts'
import { type FontPart, isFontFile } from '../../common/font-parts.ts'
import type { OwnFont } from '../../read/own-fonts/inspect.ts'
import { type OwnFile, readOwnFonts } from '../../read/own-fonts/list.ts'

/** Variable axes of a font, each pinned to one value or narrowed to a range. */
export type Axes = Record<string, number | { min: number; max: number }>

/** A font as its package has it, or files of the site's own. */
export interface FontPackage {
  id: string
  version: string
  category: 'serif' | 'sans-serif' | 'monospace' | string
  isVariable: boolean
  /** The weights of which a font that is not variable has files; of own files that of the one that is named first. */
  weights: number[]
  /** The variable axes of the whole font, with the values they can have. */
  axes: Record<string, { default: number; min: number; max: number }>
  folder: string
  files?: OwnFont[]
  /** Whether its letters lean. */
  isItalic: boolean
}

/** Reads a font: a file of the site's own folder of fonts, or else what is installed of it of fontsource.org. */
export const readFont = async (name: string, ownFolder: string | undefined): Promise<FontPackage> =>
  isFontFile(name) ? ownFont(name, await readOwnFonts(ownFolder)) : readFontPackage(name)

/** Lighter letters are smeared where bold ones are asked for. */
export const LEAST_BOLD = 600

/** The file that is named, and the bold ones of its family for what stands out in a text. */
function ownFont(name: string, all: ReadonlyMap<string, OwnFile>): FontPackage {
  const named = all.get(name)
  if (!named || 'fault' in named)
    throw new Error(`the font file "${name}" cannot be used; the content check should have said so`)
  return packageOf(named, familyOf(named, all))
}

const familyOf = (named: OwnFont, all: ReadonlyMap<string, OwnFile>) =>
  [...all.values()].filter((other): other is OwnFont => !('fault' in other) && other.family === named.family)

function packageOf(named: OwnFont, family: readonly OwnFont[]): FontPackage {
  const isVariable = named.axes.wght !== undefined
  const bold = family.filter(
    (other) =>
      other.isItalic === named.isItalic &&
      other.weight >= LEAST_BOLD &&
      other.weight !== named.weight &&
      Object.keys(other.axes).length === 0,
  )
  const files = isVariable ? [named] : [named, ...bold]
  return {
    id: named.id,
    version: files.map(({ version }) => version).join(' '),
    category: named.category,
    isVariable,
    weights: files.map(({ weight }) => weight),
    axes: named.axes,
    folder: '',
    files,
    isItalic: named.isItalic,
  }
}

/** The letters of a font that lean, drawn by whoever made it; undefined where there are none, or it leans itself. */
export async function italicOf(font: FontPackage, ownFolder: string | undefined): Promise<FontPackage | undefined> {
  if (font.isItalic) return undefined
  const [named] = font.files ?? []
  if (!named) {
    const italic = { ...font, isItalic: true }
    return fontFile(italic, 'latin', { weight: REGULAR, isLarge: false }) && italic
  }
  const family = familyOf(named, await readOwnFonts(ownFolder))
  const nearest = nearestWeight(
    family.filter(({ isItalic }) => isItalic).map(({ weight }) => weight),
    named.weight,
  )
  const italic = family.find(({ isItalic, weight }) => isItalic && weight === nearest)
  return italic && packageOf(italic, family)
}

const REGULAR = 400

/** Reads what is installed of a font of fontsource.org; of its two packages the variable one. */
export function readFontPackage(id: string): FontPackage {
  const folder = fontPackages().get(id)
  if (!folder) throw new Error(`the font "${id}" is not installed; the content check should have said so`)
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const { weights, variable, category } = read('metadata.json')
  const isVariable = folder.includes('@fontsource-variable')
  const axes = Object.entries((isVariable && variable) || {}) as [string, Record<string, string>][]
  const numbers = axes.map(([name, values]) => [
    name,
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value)])),
  ])
  const { version } = read('package.json')
  return { id, version, category, isVariable, weights, folder, axes: Object.fromEntries(numbers), isItalic: false }
}

/** The part of a variable font's file name that says which axes it has; the richest that a role can use. */
const FILE_AXES = { standard: ['opsz', 'wdth', 'wght', 'slnt'], opsz: ['opsz', 'wght'], wght: ['wght'] }

interface FontFile {
  path: string
  axes: string[]
  /** The code points of an own file; those of a package are what its part says. */
  characters?: number[]
}

/** A file of a font, and which axes it has. Undefined where the font has none for these letters. */
export function fontFile(
  { id, folder, isVariable, weights, files: own, isItalic }: FontPackage,
  part: FontPart,
  { weight, isLarge }: { weight: number; isLarge: boolean },
): FontFile | undefined {
  const nearest = nearestWeight(weights, weight)
  const ownFile = own?.find((file) => isVariable || file.weight === nearest)
  if (ownFile) return { ...ownFile, axes: Object.keys(ownFile.axes) }
  // Only large letters gain by a design for their size.
  const style = isItalic ? 'italic' : 'normal'
  const variable = isLarge ? (['standard', 'opsz', 'wght'] as const) : (['wght', 'standard'] as const)
  const names = isVariable
    ? variable.map((name) => ({ name: `${name}-${style}`, axes: FILE_AXES[name] }))
    : [{ name: `${nearest}-${style}`, axes: [] }]
  const files = names.map(({ name, axes }) => ({ path: join(folder, 'files', `${id}-${part}-${name}.woff2`), axes }))
  return files.find(({ path }) => existsSync(path))
}

export const nearestWeight = (weights: readonly number[], wanted: number): number =>
  weights.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted
