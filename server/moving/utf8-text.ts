import type { Readable } from 'node:stream'
import { ExportTreeError } from './export-tree.ts'

/**
 * The text of bytes, piece by piece, without the mark that some programs put before it.
 *
 * @throws {ExportTreeError} if they are not UTF-8: a letter would be lost in silence
 */
export async function* utf8Text(bytes: Readable): AsyncGenerator<string> {
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
