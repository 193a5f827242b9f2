/** Keeps what was asked for last, and forgets what was not asked for the longest time. */
export class Recent<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  of(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make()
    // A Map keeps the order in which keys came: the one that comes again is the youngest.
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest)
    return value
  }
}
