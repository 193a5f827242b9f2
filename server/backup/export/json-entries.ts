import { Readable } from 'node:stream'
import { chain, none } from 'stream-chain'
import Assembler from 'stream-json/assembler.js'
import type { Token } from 'stream-json/parser.js'
import parser from 'stream-json/parser.js'
import { ExportTreeError, placeName, type TreeEntry } from './export-tree.ts'

/** Limit for one entry. A sent form has at most 64 KB, and each letter may be escaped with six characters. */
const MAX_CHARACTERS = 1_000_000

/**
 * Parses a JSON text of any length and yields its values at a given depth, one at a time. A value above that depth that is not an
 * object is yielded too, with its shorter path.
 *
 * @param depthOf the depth of the values to yield, by the first name of their path
 * @throws {ExportTreeError} if the text is not UTF-8, one value is longer than {@link MAX_CHARACTERS}, or contains a
 *   name twice in the same object
 * @throws {Error} from the parser, if the text is not JSON or ends too early
 */
export async function* jsonEntries(
  text: Readable,
  depthOf: (first: string) => number,
): AsyncGenerator<TreeEntry, void, undefined> {
  const reader = new EntryReader(depthOf)
  // No `streamValues`: the parser would split long texts, which would have to be joined again.
  const entries = chain([
    (piece: string) => reader.countPiece(piece),
    parser({ streamValues: false }),
    (token: Token) => reader.handleToken(token),
  ])
  const pieces = Readable.from(utf8Text(text))
  pieces.once('error', (error) => entries.destroy(error))
  pieces.pipe(entries)
  for await (const entry of entries) yield entry as TreeEntry // the chain yields nothing else
}

/** The current position in a stream of tokens, and the value that is being assembled. */
class EntryReader {
  readonly #depthOf: (first: string) => number
  /** Names of the path to the current position; the last one is that of the next value. */
  readonly #path: Array<string> = []
  #depth = 0
  #assembler: Assembler | null = null
  /** Characters read since the last complete value. */
  #characters = 0

  constructor(depthOf: (first: string) => number) {
    this.#depthOf = depthOf
  }

  /** Counts the next piece of the text before it is parsed. @throws {ExportTreeError} if the current value is too long */
  countPiece(piece: string): string {
    if (this.#characters > MAX_CHARACTERS)
      throw new ExportTreeError([
        `${this.#place(this.#assembler?.key)}: longer than ${MAX_CHARACTERS} characters; no form can be that long`,
      ])
    this.#characters += piece.length
    return piece
  }

  handleToken(token: Token): TreeEntry | typeof none {
    if (this.#assembler) return this.#add(this.#assembler, token)
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
        if (!this.#isAtEntry()) {
          this.#depth += 1
          return none
        }
    }
    this.#assembler = new Assembler()
    return this.#add(this.#assembler, token)
  }

  #isAtEntry(): boolean {
    const [first] = this.#path
    return first !== undefined && this.#depth >= this.#depthOf(first)
  }

  #add(assembler: Assembler, token: Token): TreeEntry | typeof none {
    if (token.name === 'keyValue') this.#checkName(assembler, token.value)
    assembler.consume(token)
    if (!assembler.done) return none
    this.#assembler = null
    this.#characters = 0
    return { path: [...this.#path], value: assembler.current }
  }

  /** The assembler would keep the last of two equal names, and set the prototype for `__proto__`. */
  #checkName(assembler: Assembler, name: string): void {
    if (name !== '__proto__' && !Object.hasOwn(Object(assembler.current), name)) return
    throw new ExportTreeError([
      `${this.#place(name)}: ${name === '__proto__' ? 'is no name' : 'stands twice'}`,
    ])
  }

  #place(name: string | null | undefined): string {
    const valuePath = this.#assembler?.path ?? []
    return placeName([...this.#path, ...valuePath.map(String), ...(name ? [name] : [])])
  }
}

/**
 * Decodes UTF-8 piece by piece, without the byte order mark that some programs write.
 *
 * @throws {ExportTreeError} if the bytes are not UTF-8: characters would be lost without notice
 */
async function* utf8Text(bytes: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let count = 0
  try {
    for await (const piece of bytes) {
      yield decoder.decode(piece, { stream: true })
      count += piece.length
    }
    decoder.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new ExportTreeError([`the tree: not UTF-8, soon after its byte ${count}`])
  }
}
