import type { Readable } from 'node:stream'
import { ExportTreeError } from './export-tree.ts'

/**
 * Decodes UTF-8 piece by piece, without the byte order mark that some programs write.
 *
 * @throws {ExportTreeError} if the bytes are not UTF-8: characters would be lost without notice
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
