/** A cache that evicts the least recently used entry. The package `lru-cache` would cost each visitor 6 KB. */
export class LruCache<Value> {
  readonly #max: number
  readonly #values = new Map<string, Value>()

  constructor(max: number) {
    this.#max = max
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  set(key: string, value: Value): Value {
    // A Map keeps its keys in insertion order, so a used key is inserted again.
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#max && oldest !== undefined) this.#values.delete(oldest)
    return value
  }

  getOrCreate(key: string, create: () => Value): Value {
    return this.get(key) ?? this.set(key, create())
  }
}
