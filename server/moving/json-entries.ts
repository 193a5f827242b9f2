import type { Readable } from 'node:stream'
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
  const tokens = text.pipe(parser.asStream({ streamValues: false }))
  text.once('error', (error) => tokens.destroy(error))
  for await (const token of tokens) {
    const entry = walk.take(token as Token) // the parser's stream gives nothing else
    if (entry) yield entry
  }
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

  take(token: Token): TreeEntry | null {
    if (this.#whole) return this.#add(this.#whole, token)
    switch (token.name) {
      case 'keyValue':
        this.#path.length = this.#depth - 1
        this.#path.push(token.value)
        return null
      case 'endObject':
        this.#depth -= 1
        this.#path.length = this.#depth
        return null
      case 'startObject':
        if (!this.#isWhole()) {
          this.#depth += 1
          return null
        }
    }
    this.#whole = new Assembler()
    return this.#add(this.#whole, token)
  }

  #isWhole(): boolean {
    const [first] = this.#path
    return first !== undefined && this.#depth >= this.#depthOf(first)
  }

  #add(whole: Assembler, token: Token): TreeEntry | null {
    whole.consume(token)
    if (!whole.done) return null
    this.#whole = null
    return { path: [...this.#path], value: whole.current }
  }
}
