import { Readable } from 'node:stream'
import { chain, none } from 'stream-chain'
import Assembler from 'stream-json/assembler.js'
import parser, { type Token } from 'stream-json/parser.js'
import { ExportTreeError, placeName, type TreeEntry } from './export-tree.ts'
import { utf8Text } from './utf8-text.ts'

/** A post is one form, at most 64 KB as it was sent; each of its letters may be written as six. */
const MOST_CHARACTERS = 1_000_000

/**
 * Reads a JSON text of any length and gives what stands at a depth, one whole after the other.
 *
 * What is no object above that depth is given as it is, with its shorter path. Empty objects above it give nothing.
 *
 * @param depthOf how many names lead to what is one whole, by the first of them
 * @throws {ExportTreeError} if the text is not UTF-8, one whole is longer than {@link MOST_CHARACTERS}, or a name stands
 *   twice within it
 * @throws {Error} of the parser, if the text is no JSON or ends too early
 */
export async function* jsonEntries(
  text: Readable,
  depthOf: (first: string) => number,
): AsyncGenerator<TreeEntry, void, undefined> {
  const walk = new Walk(depthOf)
  // Every token is packed: pieces of long texts would only be put together again.
  const entries = chain([
    (piece: string) => walk.begin(piece),
    parser({ streamValues: false }),
    (token: Token) => walk.take(token),
  ])
  const pieces = Readable.from(utf8Text(text))
  pieces.once('error', (error) => entries.destroy(error))
  pieces.pipe(entries)
  for await (const entry of entries) yield entry as TreeEntry // the chain's stream gives nothing else
}

/** Where a stream of tokens is, and what of the present whole was read. */
class Walk {
  readonly #depthOf: (first: string) => number
  /** Names that lead to where we are; the last is that of the value that comes next. */
  readonly #path: Array<string> = []
  #depth = 0
  #whole: Assembler | null = null
  /** Read since something was last whole. */
  #characters = 0

  constructor(depthOf: (first: string) => number) {
    this.#depthOf = depthOf
  }

  /** Takes note of the next piece of the text, of which the tokens then come. */
  begin(piece: string): string {
    if (this.#characters > MOST_CHARACTERS)
      throw new ExportTreeError([
        `${this.#place(this.#whole?.key)}: longer than ${MOST_CHARACTERS} characters, which no form is`,
      ])
    this.#characters += piece.length
    return piece
  }

  take(token: Token): TreeEntry | typeof none {
    if (this.#whole) return this.#add(this.#whole, token)
    this.#characters = 0
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
    if (token.name === 'keyValue') this.#checkName(whole, token.value)
    whole.consume(token)
    if (!whole.done) return none
    this.#whole = null
    this.#characters = 0
    return { path: [...this.#path], value: whole.current }
  }

  /** The assembler would keep the last of two, and take `__proto__` for more than a name. */
  #checkName(whole: Assembler, name: string): void {
    if (name !== '__proto__' && !Object.hasOwn(Object(whole.current), name)) return
    throw new ExportTreeError([
      `${this.#place(name)}: ${name === '__proto__' ? 'is no name' : 'stands twice'}`,
    ])
  }

  #place(name: string | null | undefined): string {
    const within = this.#whole?.path ?? []
    return placeName([...this.#path, ...within.map(String), ...(name ? [name] : [])])
  }
}
