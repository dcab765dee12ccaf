/** A text with what of it is selected. */
export interface Selected {
  text: string
  start: number
  end: number
}

export const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

/** Puts signs around the selected words, or takes them away where they stand already. */
export function around({ text, start, end }: Selected, open: string, close = open): Selected {
  const isMarked = text.slice(start - open.length, start) === open && text.slice(end, end + close.length) === close
  if (isMarked) {
    const bare = text.slice(0, start - open.length) + text.slice(start, end) + text.slice(end + close.length)
    return { text: bare, start: start - open.length, end: end - open.length }
  }
  const marked = text.slice(0, start) + open + text.slice(start, end) + close + text.slice(end)
  return { text: marked, start: start + open.length, end: end + open.length }
}

/** Puts a sign before each selected line, or takes it away where all have it. */
export function beforeLines({ text, start, end }: Selected, sign: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(from, end).split('\n')
  const isMarked = lines.every((line) => line.startsWith(sign))
  const made = lines.map((line) => (isMarked ? line.slice(sign.length) : `${sign}${line}`)).join('\n')
  return { text: text.slice(0, from) + made + text.slice(end), start: from, end: from + made.length }
}
