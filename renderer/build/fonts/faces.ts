import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { FontPart } from '../../common/font-parts.ts'
import { typesetter, UNITS } from '../social/glyphs.ts'
import { type CharacterSet, isWhole, unicodeRange } from './characters.ts'
import { type Measures, measure } from './fallback.ts'
import { type Axes, type FontPackage, fontFile } from './package.ts'

export interface Face {
  font: FontPackage
  /** A variable font has a range of weights in one file, as small text needs it. */
  weight: number | { min: number; max: number }
  /** For headings. */
  isLarge: boolean
}

/** Figures, ligatures and alternates that the design does not use weigh as much as thirty letters. */
const FEATURES = ['kern', 'mark']
/** Figures of one width stand in rows of text alone. */
const TEXT_FEATURES = [...FEATURES, 'tnum']
/** Whoever brings a font of their own may have chosen it for them: letters that join, as a hand writes. */
const OWN_FEATURES = ['liga', 'calt', 'clig', 'ccmp', 'locl']
/** For what size of letters a heading is drawn, where a font knows sizes. */
const HEADING_SIZE = 32
/** Thinner lines, as a share of the letters' size, fade on screens: those of half a pixel in a heading of a card. */
const LEAST_LINE = 0.018

/** A face cut to some characters; undefined where the font has none of them. */
export async function cutFace(face: Face, { name, characters }: CharacterSet): Promise<Uint8Array | undefined> {
  const file = fontFile(face.font, partOf(name), { weight: least(face.weight), isLarge: face.isLarge })
  if (!file) return undefined
  const held = heldOf(file, characters)
  if (held === '') return undefined
  const features = [...(face.isLarge ? FEATURES : TEXT_FEATURES), ...(face.font.files ? OWN_FEATURES : [])]
  const full = await readFile(file.path)
  return subsetFont(full, held, {
    targetFormat: 'woff2',
    variationAxes: await pinned(face, file.axes),
    // Joined and stacked letters are forms that the font's rules choose.
    ...(!isWhole(name) && { keepFeatures: features }),
    // Few fonts have hints, for coarse screens, where they weigh up to a third; phones take none.
    noHinting: true,
  })
}

/** What an own file has of some characters; a package has a file for each part, whose gaps nobody asks for. */
function heldOf({ characters: own }: { characters?: number[] }, characters: string): string {
  if (!own) return characters
  const points = new Set(own)
  return [...characters].filter((each) => points.has(each.codePointAt(0) ?? 0)).join('')
}

const partOf = (name: CharacterSet['name']): FontPart => {
  if (name === 'extended') return 'latin-ext'
  return name === '' || name === 'more' ? 'latin' : name
}

/**
 * A face at one weight as plain font files, for measuring and for drawing text without a browser: one for each part of
 * the font that has some of the characters, the Latin one first.
 */
export async function faceOutlines(face: Face & { weight: number }, sets: readonly CharacterSet[]) {
  const parts = Map.groupBy(sets, ({ name }) => partOf(name))
  const faces = [...parts].map(async ([part, own]) => {
    const file = fontFile(face.font, part, face)
    if (!file) return []
    const characters = heldOf(file, own.map((set) => set.characters).join(''))
    if (characters === '') return []
    const full = await readFile(file.path)
    return [await subsetFont(full, characters, { targetFormat: 'sfnt', variationAxes: await pinned(face, file.axes) })]
  })
  const files = (await Promise.all(faces)).flat()
  if (files.length === 0) throw new Error(`the font "${face.font.id}" has no letters`)
  return files
}

export const measureFace = async (face: Face & { weight: number }, sets: readonly CharacterSet[]): Promise<Measures> =>
  measure(`${face.font.id} ${face.weight}`, await faceOutlines(face, sets))

const least = (weight: Face['weight']) => (typeof weight === 'number' ? weight : weight.min)

/** Every axis that a file has has to be said: what is left as it is would stay in the file, and weigh. */
async function pinned(face: Face, names: readonly string[]): Promise<Axes> {
  const axes = axesOf(face, names, face.isLarge ? HEADING_SIZE : undefined)
  return face.isLarge && 'opsz' in axes && (await isFaint(face)) ? axesOf(face, names, undefined) : axes
}

/** `size` is for what size of letters a face is drawn; undefined for the one that the font has usually. */
function axesOf({ font, weight }: Face, names: readonly string[], size: number | undefined): Axes {
  const wanted: Axes = { wght: weight, wdth: 100, ...(size !== undefined && { opsz: size }) }
  const axes = names.flatMap((name) => {
    const axis = font.axes[name]
    if (!axis) return []
    const clamp = (value: number) => Math.min(axis.max, Math.max(axis.min, value))
    const value = wanted[name] ?? axis.default
    return [[name, typeof value === 'number' ? clamp(value) : { min: clamp(value.min), max: clamp(value.max) }]]
  })
  return Object.fromEntries(axes)
}

/** Its dash is as thick as the finest lines of its letters. */
const THIN = '\u2013'

/** Whether the fine lines of a font are too fine where it is drawn for headings: it may be made for posters. */
async function isFaint({ font, weight, isLarge }: Face): Promise<boolean> {
  const file = fontFile(font, 'latin', { weight: least(weight), isLarge })
  if (!file) return false
  const variationAxes = axesOf({ font, weight: least(weight), isLarge }, file.axes, HEADING_SIZE)
  const drawn = await subsetFont(await readFile(file.path), THIN, { targetFormat: 'sfnt', variationAxes })
  const heights = [
    ...typesetter([drawn])
      .path(THIN)
      .matchAll(/,(-?[\d.]+)/g),
  ].map(([, y]) => Number(y))
  return heights.length > 0 && Math.max(...heights) - Math.min(...heights) < LEAST_LINE * UNITS
}

/** `weight` in the notation of CSS; `isLeaning` for what is stressed alone (renderer/html/styles/italics.ts). */
export const faceRule = (
  family: string,
  url: string,
  { weight, isLeaning }: { weight: string; isLeaning: boolean },
  set: CharacterSet,
) =>
  `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:${weight};${isLeaning ? 'font-style:italic;' : ''}font-display:swap;unicode-range:${unicodeRange(set)}}`
