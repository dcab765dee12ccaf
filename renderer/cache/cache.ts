/** Keeps what pure steps make. A key tells everything that its value follows from. */
export interface Cache {
  /** The value of a key, made now if it is not known: plain JSON that nobody changes. */
  get<Value>(key: string, make: () => Value): Value
}

export interface TurningCache extends Cache {
  /** Ends a check, and forgets what the last two did not ask for, so that it does not grow with each edit. */
  turn(): void
}

/** Keeps nothing. */
export const noCache: Cache = { get: (_, make) => make() }

/** A cache for this process alone, which may begin with what is known. */
export function createCache(results: ReadonlyMap<string, unknown> = new Map()) {
  let before = results
  let now = new Map<string, unknown>()
  return {
    get<Value>(key: string, make: () => Value): Value {
      const value = (now.get(key) ?? before.get(key) ?? make()) as Value
      now.set(key, value)
      return value
    },
    /** Returns what was asked for in this turn. */
    turn(): ReadonlyMap<string, unknown> {
      before = now
      now = new Map()
      return before
    },
  }
}
