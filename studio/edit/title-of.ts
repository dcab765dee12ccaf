const titles = ['title', 'label', 'name', 'heading', 'question', 'service', 'value', 'text', 'caption', 'days', 'alt']

/** What an entry of a list is called: its first text that says it, else nothing. */
export function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return titleOf(value[0])
  const group = Object(value) as Record<string, unknown>
  const named = titles.map((key) => group[key]).find((each) => typeof each === 'string' && each !== '')
  const first = named ?? Object.values(group).find((each) => typeof each === 'string')
  return first === undefined ? undefined : String(first)
}
