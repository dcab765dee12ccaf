/** Values by what they follow from. */
export interface Store<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

export interface TurningStore<Value> extends Store<Value> {
  /** Forgets what was neither asked for nor set since the last turn, and returns the rest. */
  turn(): ReadonlyMap<string, Value>
}

/** A store that forgets what is not asked for, so that it does not grow with each edit. */
export function createStore<Value>(known: ReadonlyMap<string, Value> = new Map()): TurningStore<Value> {
  let before = known
  let now = new Map<string, Value>()
  return {
    turn() {
      before = now
      now = new Map()
      return before
    },
    get(key) {
      const value = now.get(key) ?? before.get(key)
      if (value !== undefined) now.set(key, value)
      return value
    },
    set: (key, value) => void now.set(key, value),
  }
}
