/** A map whose values are made when they are first asked for, each once. */
export class LazyMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #keys: ReadonlySet<Key>
  readonly #make: (key: Key) => Value
  readonly #made = new Map<Key, Value>()
  #all?: ReadonlyMap<Key, Value>

  constructor(keys: Iterable<Key>, make: (key: Key) => Value) {
    this.#keys = new Set(keys)
    this.#make = make
  }

  get size() {
    return this.#keys.size
  }

  has(key: Key) {
    return this.#keys.has(key)
  }

  get(key: Key): Value | undefined {
    if (this.#all) return this.#all.get(key)
    if (!this.#made.has(key) && this.#keys.has(key)) this.#made.set(key, this.#make(key))
    return this.#made.get(key)
  }

  /** Every value, in the order of the keys. */
  get #whole(): ReadonlyMap<Key, Value> {
    this.#all ??= new Map([...this.#keys].map((key) => [key, this.#made.get(key) ?? this.#make(key)]))
    return this.#all
  }

  keys() {
    return this.#keys.keys() as MapIterator<Key>
  }

  values() {
    return this.#whole.values()
  }

  entries() {
    return this.#whole.entries()
  }

  forEach(each: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void) {
    this.#whole.forEach(each)
  }

  [Symbol.iterator]() {
    return this.#whole[Symbol.iterator]()
  }
}
