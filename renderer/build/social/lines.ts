/** Splits text into lines of about one length: as few as fit the width, none longer than it but a single long word. */
export function balancedLines(text: string, width: number, measure: (text: string) => number): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const fewest = fill(words, width, measure).length
  const narrower = spans(words)
    .map(measure)
    .filter((span) => span < width)
    .sort((one, other) => one - other)
    .find((span) => fill(words, span, measure).length === fewest)
  return fill(words, narrower ?? width, measure)
}

/** Puts words on a line for as long as they fit. */
function fill(words: string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Every run of neighbouring words: the widths that a line can have. */
function spans(words: string[]): string[] {
  return words.flatMap((_, from) => words.slice(from).map((__, count) => words.slice(from, from + count + 1).join(' ')))
}
