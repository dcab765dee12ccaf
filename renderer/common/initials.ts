/** How people are addressed before their name, in the languages of Europe and in Arabic. */
const titles = wordsOf(
  'dr dra prof profa mr mrs ms mx miss sir dame lady rev hon atty capt sr sra srta don doña ing lic arq abog herr frau m mme mlle me maître pr dipl-ing mag rer nat med dent habil drs dhr mevr mw dott dottssa avv geom engª adw pan sigra pani mgr inż د أد دكتور دكتورة الدكتور الدكتورة الأستاذ الأستاذة المهندس المهندسة المحامي المحامية السيد السيدة',
)
/** Titles only with their dot: without it they are names. */
const dotted = wordsOf('phil. jur. h.c. fr. ir. sig. eng. pan. lek. hab. م. أ.')
/** Degrees and generations behind a name that are no surnames, with no comma before them. */
const degree = /^(?:jr|sr|esq|phd|[dm]phil|[bm]eng|[bm]sc|ll[bm]|dds|dmd|dvm|mba|rdh)$/i
const inCapitals = /^[\p{Lu}.]{2,6}$/u

/**
 * The first letters of a first and a last name: "NF" of "Dr. Naomi Fernwick, DMD". What comes after a comma is no name,
 * and neither are titles before it, degrees behind it, and a "von" with which it begins. Arabic letters
 * are kept apart, where they would join to a word, and the article has none: "ل ح".
 */
export function initialsOf(name: string): string {
  const [named = ''] = name.split(',')
  const words = named.trim().split(/\s+/).filter(Boolean)
  while (words.length > 1 && isBefore(words)) words.shift()
  while (words.length > 1 && isBehind(words)) words.pop()
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return [first, last]
    .map((word) => /\p{L}/u.exec(word.replace(/^ال(?=\p{L}{2})/u, ''))?.[0] ?? '')
    .join(/\p{Script=Arabic}/u.test(name) ? ' ' : '')
    .trim()
    .toLocaleUpperCase()
}

function isBefore([word = '', ...others]: readonly string[]): boolean {
  const small = word.toLowerCase()
  // Who writes the whole name small has no "von".
  const isParticle = /^\p{Ll}/u.test(word) && others.some((other) => /^\p{Lu}/u.test(other))
  return isParticle || dotted.has(small) || titles.has(small.replaceAll('.', ''))
}

function isBehind(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  return degree.test(last.replaceAll('.', '')) || (words.length > 2 && inCapitals.test(last))
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
