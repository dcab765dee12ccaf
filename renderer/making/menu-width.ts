/** Letters of the widest fonts that come along, on average, in rem of pages: small ones and capitals of the menu. */
export const MENU_LETTER = { small: 0.54, capital: 0.62 }
/** What shows that an entry opens. */
export const ARROW = 2
/** Between entries that stand as close as they can (styles/looks.css), at 768 pixels. */
const CLOSEST_GAP = 0.6
/** A window of 768 pixels, the narrowest with a menu in a row, from side to side. */
export const WHOLE_TABLET = 45

/** Where a label may go on in another line: scripts without spaces break behind each letter. */
const breaks = /[\s-]|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/u

/** The longest of the words of a label, which stays on one line. */
export const longestWord = (label: string): string =>
  label.split(breaks).reduce((longest, word) => (word.length > longest.length ? word : longest), '')

interface Entry {
  label: string
  opens: boolean
}

/** The least width of a menu in rem: its entries close together, and each broken into lines. */
export function closestWidth(entries: readonly Entry[], letter: number): number {
  const widths = entries.map(({ label, opens }) => longestWord(label).length * letter + (opens ? ARROW : 0))
  return widths.reduce((total, width) => total + width, 0) + Math.max(0, entries.length - 1) * CLOSEST_GAP
}
