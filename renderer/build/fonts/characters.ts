import { type FontPart, partFor } from '../../common/font-parts.ts'

/**
 * Every face is cut into files by characters; a browser fetches those alone that a page needs. The first holds what the
 * site's first language needs, the next what its further languages have besides, the third the other accented letters
 * of western Europe and the signs of programmers, the last ones what other parts of a font have: the extended Latin
 * letters, the Cyrillic and the Greek ones, and those of the scripts that a language of the site is written in.
 * With its headers the first fits into the ten packets that a server sends before it waits for the browser.
 */
export interface CharacterSet {
  /** Part of the file's name. */
  name: '' | 'more' | 'latin' | OtherScript | WholeScript
  characters: string
}

const otherScripts = ['extended', 'cyrillic', 'greek'] as const
type OtherScript = (typeof otherScripts)[number]

/** Scripts of which a site gets all that a font has: their letters stand in many forms, and take the font's own rules. */
const wholeScripts = {
  vietnamese: `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}\u0300\u0301\u0303\u0309\u0323₫`,
  arabic: `${range(0x600, 0x6ff)}${range(0x750, 0x77f)}\u200c\u200d\u200e\u200f\ufdfc\ufdfd`,
  hebrew: `${range(0x591, 0x5f4)}\u200c\u200d\u200e\u200f₪\ufb1d${range(0xfb2a, 0xfb4e)}`,
  thai: `${range(0xe01, 0xe3a)}${range(0xe3f, 0xe5b)}\u200c\u200d`,
  devanagari: `${range(0x900, 0x97f)}\u1cd0\u200c\u200d₹${range(0xa8e0, 0xa8ff)}`,
} satisfies Partial<Record<FontPart, string>>
export type WholeScript = keyof typeof wholeScripts

export const isWhole = (part: string): part is WholeScript => Object.hasOwn(wholeScripts, part)

/** What American English needs, with the signs of typography. */
const COMMON = `${without('<>\\^`{|}~', range(0x20, 0x7e))}\u00a0©®°·×–—‘’“”•…™−→`
const LATIN = `${range(0x20, 0x7e)}${range(0xa1, 0xff)}`

/**
 * What a language writes besides, as CLDR's main exemplars list it, in capitals too; its quotation marks, and the euro
 * where people pay with it.
 */
const letters: Record<string, string> = {
  be: cyrillic('ёіў'),
  bg: cyrillic('„'),
  ca: 'àçéèíïóòúüÀÇÉÈÍÏÓÒÚÜ«»',
  cs: 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„‚',
  da: 'æøåéÆØÅÉ»«',
  de: 'äöüßÄÖÜ„‚€',
  es: 'áéíñóúüÁÉÍÑÓÚÜ¿¡«»',
  el: 'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώΑΆΒΓΔΕΈΖΗΉΘΙΊΪΚΛΜΝΞΟΌΠΡΣΤΥΎΫΦΧΨΩΏ·«»€',
  'es-ES': 'áéíñóúüÁÉÍÑÓÚÜ¿¡«»€',
  et: 'äõöšüžÄÕÖŠÜŽ„€',
  fi: 'äåöšžÄÅÖŠŽ»€',
  fr: 'àâæçèéêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ«»€',
  hr: 'čćđšžČĆĐŠŽ„»«€',
  hu: 'áéíóöőúüűÁÉÍÓÖŐÚÜŰ„»«',
  is: 'áðéíóúýþæöÁÐÉÍÓÚÝÞÆÖ„',
  it: 'àèéìòùÀÈÉÌÒÙ«»€',
  lt: 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ„€',
  lv: 'āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ„€',
  mk: cyrillic('ѓѕјљњќџ„'),
  nb: 'åæøéòÅÆØÉÒ«»',
  nl: 'áéëíïóöúüÁÉËÍÏÓÖÚÜ€',
  nn: 'åæøéòÅÆØÉÒ«»',
  pl: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„',
  pt: 'àáâãçéêíòóôõúÀÁÂÃÇÉÊÍÒÓÔÕÚ«»€',
  ro: 'ăâîșțĂÂÎȘȚ„',
  ru: cyrillic('ё«»'),
  sk: 'áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ„‚€',
  sl: 'čšžČŠŽ„»«€',
  sr: cyrillic('ђјљњћџ„'),
  sv: 'åäöéÅÄÖÉ',
  tr: 'çğıöşüÇĞİÖŞÜ',
  uk: cyrillic('єіїґ«»'),
}
/** What the Latin part of a font has of them at fontsource.org, besides the letters up to "ÿ". */
const IN_LATIN = 'ıŒœ„‚€Ÿ'

/** The sets for a site in some languages, such as "de-DE". */
export function characterSets([language = 'en', ...languages]: readonly string[]): CharacterSet[] {
  const own = ownLetters([language])
  const first = COMMON + own.filter(isLatin).join('')
  const others = ownLetters(languages)
  const more = without(first, others.filter(isLatin).join(''))
  const further = [...new Set([...own, ...others])].filter((letter) => !isLatin(letter))
  return [
    { name: '', characters: first },
    ...(more === '' ? [] : [{ name: 'more' as const, characters: more }]),
    { name: 'latin', characters: without(first + more, LATIN) },
    ...inWholeScripts([language, ...languages].map(partFor)),
    ...inOtherScripts(further),
  ]
}

const inWholeScripts = (parts: readonly string[]): CharacterSet[] =>
  [...new Set(parts.filter(isWhole))].map((name) => ({ name, characters: wholeScripts[name] }))

/** All letters that are known: pictures of words show names from anywhere, and fetch nothing. */
export const allSets = (): CharacterSet[] => [
  { name: 'latin', characters: LATIN + COMMON + IN_LATIN },
  ...inWholeScripts(Object.keys(wholeScripts)),
  ...inOtherScripts(ownLetters(Object.keys(letters)).filter((letter) => !isLatin(letter))),
]

const ownLetters = (languages: readonly string[]): string[] => [
  ...new Set(languages.flatMap((tag) => [...(letters[tag] ?? letters[tag.split('-')[0] ?? ''] ?? '')])),
]

function inOtherScripts(letterList: readonly string[]): CharacterSet[] {
  const byScript = Map.groupBy(letterList, scriptOf)
  return otherScripts.flatMap((name) => {
    const characters = byScript.get(name)?.join('')
    return characters ? [{ name, characters }] : []
  })
}

function scriptOf(letter: string): OtherScript {
  if (/\p{Script=Cyrillic}/u.test(letter)) return 'cyrillic'
  return /\p{Script=Greek}/u.test(letter) ? 'greek' : 'extended'
}

/** The letters that all languages in Cyrillic have, with some of their own, in capitals too. */
function cyrillic(own: string): string {
  const small = `абвгдежзийклмнопрстуфхцчшщъыьэюя${own}`
  return [...new Set(small + small.toUpperCase())].join('')
}

const isLatin = (letter: string) => LATIN.includes(letter) || (IN_LATIN.includes(letter) && letter !== 'Ÿ')

/**
 * The characters in the notation of CSS, neighbours joined: "U+20-7E,U+A9". The Latin set is said from its first to its
 * last: browsers ask the rules from the last to the first, and that of the first set stands last.
 */
export function unicodeRange({ name, characters }: CharacterSet): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && (name === 'latin' || point === last[1] + 1)) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}

function without(left: string, characters: string): string {
  return [...characters].filter((character) => !left.includes(character)).join('')
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}
