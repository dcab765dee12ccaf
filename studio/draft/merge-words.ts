import { diffArrays } from 'diff'

/** Words that stand in the place of others; a place in the text where `start` is `end`. */
interface Hunk {
  start: number
  end: number
  words: string
}

const wordsOf = (text: string) => text.match(/\s+|\S+/g) ?? []

/**
 * A text in which two people changed other words each. Undefined where they changed the same words, or such as stand side
 * by side: nobody but they can say what it should read then.
 */
export function mergeWords(base: string, mine: string, theirs: string): string | undefined {
  const words = wordsOf(base)
  const [own, others] = [hunksOf(words, mine), hunksOf(words, theirs)]
  const fresh = own.filter((hunk) => !others.some((other) => isSame(hunk, other)))
  if (fresh.some((hunk) => others.some((other) => hunk.start <= other.end && other.start <= hunk.end))) return undefined
  const last = [...fresh, ...others].sort((one, other) => other.start - one.start)
  return last
    .reduce<string[]>((text, { start, end, words }) => text.toSpliced(start, end - start, words), [...words])
    .join('')
}

const isSame = (one: Hunk, other: Hunk) =>
  one.start === other.start && one.end === other.end && one.words === other.words

function hunksOf(base: string[], text: string): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  for (const { added, removed, value } of diffArrays(base, wordsOf(text))) {
    const last = hunks.at(-1)
    const isOn = last?.end === at
    if (removed) hunks.push({ start: at, end: at + value.length, words: '' })
    else if (added && isOn) last.words += value.join('')
    else if (added) hunks.push({ start: at, end: at, words: value.join('') })
    if (!added) at += value.length
  }
  return hunks
}
