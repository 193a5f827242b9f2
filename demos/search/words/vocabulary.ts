const ACCENTS = /\p{M}/gu
const APOSTROPHES = /['’‘ʼ]/g
const SEPARATORS = /[^\p{L}\p{N}]+/u
const ASCII = /^[ -~]*$/

/**
 * The words of a text as they are compared: in lower case without accents, `Rorke’s` as `rorkes`, `ladder-back` as two.
 * Single characters (`1,8 m`) are left out, unless the text is only one word.
 */
export function foldedWords(text: string): ReadonlyArray<string> {
  const words = fold(text)
    .split(SEPARATORS)
    .filter((word) => word !== '')
  return words.length === 1 ? words : words.filter((word) => word.length > 1)
}

function fold(text: string): string {
  // Nearly all names are ASCII, for which normalising is skipped: it would take most of the indexing time.
  const unaccented = ASCII.test(text) ? text : text.normalize('NFD').replace(ACCENTS, '')
  return unaccented.replace(APOSTROPHES, '').toLowerCase()
}

/** How often a word describes products, and how often makers and their places. */
type WordUse = { asProduct: number; asMaker: number }

/** All words of the shop's products, with their frequencies. */
export class Vocabulary {
  readonly #uses = new Map<string, WordUse>()

  add(word: string, isMaker: boolean): void {
    this.#count(word, isMaker, 1)
  }

  remove(word: string, isMaker: boolean): void {
    this.#count(word, isMaker, -1)
  }

  #count(word: string, isMaker: boolean, change: 1 | -1): void {
    const use = this.#uses.get(word) ?? { asProduct: 0, asMaker: 0 }
    use[isMaker ? 'asMaker' : 'asProduct'] += change
    if (use.asProduct + use.asMaker === 0) this.#uses.delete(word)
    else this.#uses.set(word, use)
  }

  words(): Iterable<string> {
    return this.#uses.keys()
  }

  readonly namesProduct = (word: string): boolean => (this.#uses.get(word)?.asProduct ?? 0) > 0

  readonly namesMaker = (word: string): boolean => (this.#uses.get(word)?.asMaker ?? 0) > 0

  frequencyOf(word: string): number {
    const use = this.#uses.get(word)
    return use === undefined ? 0 : use.asProduct + use.asMaker
  }

  /** The words with a prefix, shortest first, then the more common. */
  withPrefix(prefix: string): ReadonlyArray<string> {
    return [...this.#uses.keys()]
      .filter((word) => word.startsWith(prefix))
      .sort((a, b) => a.length - b.length || this.frequencyOf(b) - this.frequencyOf(a))
  }
}
