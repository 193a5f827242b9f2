import type { Readable } from 'node:stream'
import { chain, none } from 'stream-chain'
import Assembler from 'stream-json/assembler.js'
import parser, { type Token } from 'stream-json/parser.js'
import type { TreeEntry } from '../../domain/enquiry/export-tree.ts'

/**
 * Reads a JSON text of any length and gives what stands at a depth, one whole after the other.
 *
 * What is no object above that depth is given as it is, with its shorter path. Empty objects above it give nothing.
 *
 * @param depthOf how many names lead to what is one whole, by the first of them
 * @throws {Error} of the parser, if the text is no JSON or ends too early
 */
export async function* jsonEntries(
  text: Readable,
  depthOf: (first: string) => number,
): AsyncGenerator<TreeEntry, void, undefined> {
  const walk = new Walk(depthOf)
  // Every token is packed: pieces of long texts would only be put together again.
  const entries = chain([parser({ streamValues: false }), (token: Token) => walk.take(token)])
  text.once('error', (error) => entries.destroy(error))
  text.pipe(entries)
  for await (const entry of entries) yield entry as TreeEntry // the chain's stream gives nothing else
}

/** Where a stream of tokens is, and what of the present whole was read. */
class Walk {
  readonly #depthOf: (first: string) => number
  /** Names that lead to where we are; the last is that of the value that comes next. */
  readonly #path: Array<string> = []
  #depth = 0
  #whole: Assembler | null = null

  constructor(depthOf: (first: string) => number) {
    this.#depthOf = depthOf
  }

  take(token: Token): TreeEntry | typeof none {
    if (this.#whole) return this.#add(this.#whole, token)
    switch (token.name) {
      case 'keyValue':
        this.#path.length = this.#depth - 1
        this.#path.push(token.value)
        return none
      case 'endObject':
        this.#depth -= 1
        this.#path.length = this.#depth
        return none
      case 'startObject':
        if (!this.#isWhole()) {
          this.#depth += 1
          return none
        }
    }
    this.#whole = new Assembler()
    return this.#add(this.#whole, token)
  }

  #isWhole(): boolean {
    const [first] = this.#path
    return first !== undefined && this.#depth >= this.#depthOf(first)
  }

  #add(whole: Assembler, token: Token): TreeEntry | typeof none {
    whole.consume(token)
    if (!whole.done) return none
    this.#whole = null
    return { path: [...this.#path], value: whole.current }
  }
}
