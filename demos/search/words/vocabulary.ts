const MARKS = /\p{M}/gu
const APOSTROPHES = /['’‘ʼ]/g
const BETWEEN = /[^\p{L}\p{N}]+/u
const PLAIN = /^[ -~]*$/

/**
 * The words of a text as they are compared: small letters without accents, `Rorke’s` as `rorkes`, `ladder-back` as two.
 * Single letters (`1,8 m`) are left out, unless there is nothing else.
 */
export function foldedWords(text: string): ReadonlyArray<string> {
  const words = folded(text)
    .split(BETWEEN)
    .filter((word) => word !== '')
  return words.length === 1 ? words : words.filter((word) => word.length > 1)
}

function folded(text: string): string {
  // Nearly all names are ASCII, for which normalising is skipped: it would take most of the indexing time.
  const bare = PLAIN.test(text) ? text : text.normalize('NFD').replace(MARKS, '')
  return bare.replace(APOSTROPHES, '').toLowerCase()
}

/** How often a word describes products, and how often makers and places. */
type Use = { asProduct: number; asPlace: number }

/** All words of the shop's products, with their frequencies. */
export class Vocabulary {
  readonly #uses = new Map<string, Use>()

  add(word: string, isPlace: boolean): void {
    const use = this.#uses.get(word)
    if (use === undefined) this.#uses.set(word, { asProduct: isPlace ? 0 : 1, asPlace: isPlace ? 1 : 0 })
    else if (isPlace) use.asPlace += 1
    else use.asProduct += 1
  }

  remove(word: string, isPlace: boolean): void {
    const use = this.#uses.get(word)
    if (use === undefined) return
    if (isPlace) use.asPlace -= 1
    else use.asProduct -= 1
    if (use.asProduct + use.asPlace === 0) this.#uses.delete(word)
  }

  words(): Iterable<string> {
    return this.#uses.keys()
  }

  readonly namesProduct = (word: string): boolean => (this.#uses.get(word)?.asProduct ?? 0) > 0

  readonly namesPlace = (word: string): boolean => (this.#uses.get(word)?.asPlace ?? 0) > 0

  howOften(word: string): number {
    const use = this.#uses.get(word)
    return use === undefined ? 0 : use.asProduct + use.asPlace
  }

  /** The words with a prefix, shortest first, then the more common. */
  beginning(typed: string): ReadonlyArray<string> {
    return [...this.#uses.keys()]
      .filter((word) => word.startsWith(typed))
      .sort((a, b) => a.length - b.length || this.howOften(b) - this.howOften(a))
  }
}
