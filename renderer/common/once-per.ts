/** A function that works out its result once for each object, and forgets it with the object. */
export function oncePer<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const before = results.get(key)
    if (before) return before.result
    const result = work(key)
    results.set(key, { result })
    return result
  }
}
