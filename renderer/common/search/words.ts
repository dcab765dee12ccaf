/** A word of a text as it is looked for, and where it stands. */
export interface Word {
  word: string
  start: number
  end: number
}

/** Letters and digits in a row. Of languages without spaces each letter is a word; else one alone is none. */
const inText = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{N}][\p{L}\p{M}\p{N}]+|\p{N}/gu

/** Letters of their own that people type as others. */
const alike: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** The words of a text. What is indexed and what is asked for goes through here. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(inText)].map(({ 0: inFull, index }) => ({
    word: folded(inFull),
    start: index,
    end: index + inFull.length,
  }))

/** In small letters without accents: "Dächer" is found by "dacher", "señal" by "senal". */
const folded = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => alike[letter] ?? letter)
