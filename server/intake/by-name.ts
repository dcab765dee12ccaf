/** The values of a post by name. Of a repeated name the first counts, for those who do not ask for all. */
export function byName(pairs: Iterable<readonly [name: string, value: string]>) {
  const values = new Map<string, string>()
  const repeated = new Map<string, string[]>()
  for (const [name, value] of pairs) {
    const first = values.get(name)
    if (first === undefined) values.set(name, value)
    else repeated.set(name, [...(repeated.get(name) ?? [first]), value])
  }
  return { values, repeated }
}
