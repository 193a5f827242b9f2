/** Whether a word names a thing or its look, or only who makes it and where. */
type Use = { asThing: number; asPlace: number }

/** Every word that the shop's things are described with, and how often. */
export class Vocabulary {
  readonly #uses = new Map<string, Use>()

  add(word: string, isPlace: boolean): void {
    const use = this.#uses.get(word)
    if (use === undefined) this.#uses.set(word, { asThing: isPlace ? 0 : 1, asPlace: isPlace ? 1 : 0 })
    else if (isPlace) use.asPlace += 1
    else use.asThing += 1
  }

  remove(word: string, isPlace: boolean): void {
    const use = this.#uses.get(word)
    if (use === undefined) return
    if (isPlace) use.asPlace -= 1
    else use.asThing -= 1
    if (use.asThing + use.asPlace === 0) this.#uses.delete(word)
  }

  words(): Iterable<string> {
    return this.#uses.keys()
  }

  readonly namesThing = (word: string): boolean => (this.#uses.get(word)?.asThing ?? 0) > 0

  readonly namesPlace = (word: string): boolean => (this.#uses.get(word)?.asPlace ?? 0) > 0

  howOften(word: string): number {
    const use = this.#uses.get(word)
    return use === undefined ? 0 : use.asThing + use.asPlace
  }

  /** The words that begin so, the shortest first, of two the more common. */
  beginning(typed: string): ReadonlyArray<string> {
    return [...this.#uses.keys()]
      .filter((word) => word.startsWith(typed))
      .sort((a, b) => a.length - b.length || this.howOften(b) - this.howOften(a))
  }
}
