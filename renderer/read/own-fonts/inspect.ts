import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { addressWords } from '../../common/address-words.ts'

/** A font of an owner's file. */
export interface OwnFont {
  /** As the font calls itself and its other weights. */
  family: string
  /** The same for addresses. */
  id: string
  /** Of its bytes. */
  version: string
  path: string
  weight: number
  isItalic: boolean
  /** Whoever made it forbids to send it with a page. */
  isRestricted: boolean
  category: 'serif' | 'sans-serif' | 'monospace'
  axes: Record<string, { default: number; min: number; max: number }>
  /** All code points that it has. */
  characters: number[]
  /** What a page in English fetches of it, in bytes. */
  sent: number
}

/** What many fonts have in the name of their family besides it. */
const STYLE =
  /(?: (?:\d+pt|thin|hairline|(?:extra|ultra|semi|demi)[ -]?(?:light|bold)|light|regular|book|roman|medium|bold|black|heavy|italic))+$/i

/** Reads what a font says of itself; that of a collection, or of what is no font at all, is a fault. */
export async function inspectFont(
  bytes: Buffer,
  version: string,
): Promise<Omit<OwnFont, 'path'> | { fault: 'no-font' }> {
  try {
    const plain = await subsetFont(bytes, undefined, {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      preserveNameIds: [16],
    })
    const face = new Face(new Blob(new Uint8Array(plain).buffer))
    const characters = [...face.collectUnicodes()]
    if (characters.length === 0) return { fault: 'no-font' }
    const family = (face.getName(16, 'en') || face.getName(1, 'en')).replace(STYLE, '')
    const axes = Object.entries(face.getAxisInfos()).map(([name, { min, max, default: usual }]) => [
      name,
      { min, max, default: usual },
    ])
    return {
      family,
      id: addressWords(family) || 'own',
      version,
      ...styleOf(face, family),
      axes: Object.fromEntries(axes),
      characters,
      sent: await sentOf(bytes, Object.fromEntries(axes)),
    }
  } catch {
    // Whatever a file holds that only looks like a font, its owner is told that it is none.
    return { fault: 'no-font' }
  }
}

/** Where the table "OS/2" has what is asked for (OpenType specification). */
const AT = { weight: 4, embedding: 8, panose: 32, selection: 62 }
const RESTRICTED = 2
const ITALIC = 1
/** Of PANOSE: a font for text, its serifs, which begin so far and end before those without, and letters of one width. */
const LATIN_TEXT = 2
const SERIFS = { first: 2, last: 10 }
const MONOSPACED = 9

function styleOf(face: Face, family: string): Pick<OwnFont, 'weight' | 'isItalic' | 'isRestricted' | 'category'> {
  const table = Buffer.from(face.referenceTable('OS/2') ?? [])
  const has = table.length > AT.selection + 1
  const [kind = 0, serif = 0, , proportion = 0] = has ? table.subarray(AT.panose) : []
  const isSerif =
    kind === LATIN_TEXT ? serif >= SERIFS.first && serif <= SERIFS.last : /serif/i.test(family) && !/sans/i.test(family)
  const isMono = kind === LATIN_TEXT ? proportion === MONOSPACED : /\bmono/i.test(family)
  return {
    weight: has ? table.readUInt16BE(AT.weight) : 400,
    isItalic: has && (table.readUInt16BE(AT.selection) & ITALIC) !== 0,
    isRestricted: has && (table.readUInt16BE(AT.embedding) & 0xf) === RESTRICTED,
    category: isMono ? 'monospace' : isSerif ? 'serif' : 'sans-serif',
  }
}

/** What English is written in. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 0x20 + at))}©–—‘’“”•…→`

async function sentOf(bytes: Buffer, axes: OwnFont['axes']): Promise<number> {
  const pinned = Object.entries(axes).map(([name, axis]) => [name, axis.default])
  const cut = await subsetFont(bytes, LETTERS, {
    targetFormat: 'woff2',
    variationAxes: Object.fromEntries(pinned),
    noHinting: true,
  })
  return cut.length
}
