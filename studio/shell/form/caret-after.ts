/** Where a caret is once others have written before or behind it. */
export function caretAfter(before: string, after: string, caret: number): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  if (caret <= start) return caret
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return after.length - Math.min(before.length - caret, end)
}
