/**
 * How a mark is written into a text: characters of Unicode's private use area around it, with the number of its place
 * in hexadecimal digits of the same area. No page has such characters, and neither HTML nor Markdown knows them.
 */
const START = '\uE000'
const MIDDLE = '\uE001'
const END = '\uE002'
const DIGITS = 0xe010

/** A text with the number of its place. */
export function withMark(text: string, place: number): string {
  const digits = [...place.toString(16)].map((digit) => String.fromCharCode(DIGITS + Number.parseInt(digit, 16)))
  return `${START}${digits.join('')}${MIDDLE}${text}${END}`
}

/** A text that is marked as a whole, without its mark and with a function that marks parts of it alike. */
export function unwrapped(text: string): { text: string; mark: (part: string) => string } | undefined {
  const [, before, inner] = /^(\uE000[\uE010-\uE01F]+\uE001)([^\uE000-\uE002]*)\uE002$/.exec(text) ?? []
  if (before === undefined || inner === undefined) return undefined
  return { text: inner, mark: (part) => `${before}${part}${END}` }
}

/** A stretch of a text that comes from one place; offsets count without marks. */
export interface Stretch {
  place: number
  start: number
  end: number
}

export interface ReadMarks {
  /** The text as visitors see it. */
  text: string
  stretches: Stretch[]
}

const sign = /\uE000([\uE010-\uE01F]+)\uE001|(\uE002)|([^\uE000-\uE002]+)/g

/**
 * Reads the texts of a page in their order, without their marks. One mark may reach over several texts, where an
 * element lies within it.
 */
export function createReader(): (marked: string) => ReadMarks {
  const open: number[] = []
  return (marked) => {
    let text = ''
    const stretches: Stretch[] = []
    for (const [, digits, end, words] of marked.matchAll(sign)) {
      if (digits !== undefined) open.push(numberOf(digits))
      else if (end !== undefined) open.pop()
      else if (words !== undefined) {
        const place = open.at(-1)
        if (place !== undefined) stretches.push({ place, start: text.length, end: text.length + words.length })
        text += words
      }
    }
    return { text, stretches }
  }
}

const numberOf = (digits: string) =>
  Number.parseInt([...digits].map((digit) => (digit.charCodeAt(0) - DIGITS).toString(16)).join(''), 16)
