/** How people are addressed before their name, in the languages that are built in. */
const titles = new Set(
  'dr dra prof profa mr mrs ms mx miss sir rev hon atty sr sra srta don doña ing lic arq abog herr frau m mme mlle me maître pr dipl-ing mag rer nat med dent dott dottssa sig sigra avv geom eng engª dhr mevr drs mgr inż lek adw pan pani'.split(
    ' ',
  ),
)
/** What stands behind a name without a comma: generations, and degrees in capitals. */
const behind = /^(?:jr|sr|ii|iii|iv|esq|ph\.?d|[\p{Lu}.]{2,5})\.?$/iu
const inCapitals = /^[\p{Lu}.]{2,5}$/u

/**
 * The first letters of a first and a last name: "NF" of "Dr. Naomi Fernwick, DMD". What comes after a comma is no name,
 * and neither are titles before it and degrees behind it.
 */
export function initialsOf(name: string): string {
  const [named = ''] = name.split(',')
  const words = named.trim().split(/\s+/).filter(Boolean)
  while (words.length > 1 && titles.has((words[0] ?? '').toLowerCase().replaceAll('.', ''))) words.shift()
  while (words.length > 2 && isBehind(words.at(-1) ?? '')) words.pop()
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return [first, last]
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

const isBehind = (word: string) => behind.test(word) && (inCapitals.test(word) || /^(?:jr|sr|ph\.?d|esq)/i.test(word))
