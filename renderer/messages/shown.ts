/** A value as a message shows it, on one line, cut where it would fill the line. The catalogues put it into quotes. */
export function shown(value: unknown): string {
  const text =
    typeof value === 'string' ? value.replace(/\n+$/, '').replaceAll(/\s*\n\s*/g, ' ') : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
