import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontPackages } from '../../common/font-packages.ts'

/** Variable axes of a font, each pinned to one value or narrowed to a range. */
export type Axes = Record<string, number | { min: number; max: number }>

/** A font as its package has it. */
export interface FontPackage {
  id: string
  version: string
  category: 'serif' | 'sans-serif' | 'monospace' | string
  isVariable: boolean
  /** The weights of which a font that is not variable has files. */
  weights: number[]
  /** The variable axes of the whole font, with the values they can have. */
  axes: Record<string, { default: number; min: number; max: number }>
  folder: string
}

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
  return { id, version, category, isVariable, weights, folder, axes: Object.fromEntries(numbers) }
}

/** The part of a variable font's file name that says which axes it has; the richest that a role can use. */
const FILE_AXES = { standard: ['opsz', 'wdth', 'wght', 'slnt'], opsz: ['opsz', 'wght'], wght: ['wght'] }

/** What the files of a font at fontsource.org are divided by. */
export type FontPart = 'latin' | 'latin-ext' | 'cyrillic' | 'greek'

/** A file of a font, and which axes it has. Undefined where the font has none for these letters. */
export function fontFile(
  { id, folder, isVariable, weights }: FontPackage,
  part: FontPart,
  { weight, isLarge }: { weight: number; isLarge: boolean },
): { path: string; axes: string[] } | undefined {
  // Only large letters gain by a design for their size.
  const variable = isLarge ? (['standard', 'opsz', 'wght'] as const) : (['wght', 'standard'] as const)
  const names = isVariable
    ? variable.map((name) => ({ name: `${name}-normal`, axes: FILE_AXES[name] }))
    : [{ name: `${nearestWeight(weights, weight)}-normal`, axes: [] }]
  const files = names.map(({ name, axes }) => ({ path: join(folder, 'files', `${id}-${part}-${name}.woff2`), axes }))
  return files.find(({ path }) => existsSync(path))
}

export const nearestWeight = (weights: readonly number[], wanted: number): number =>
  weights.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted
