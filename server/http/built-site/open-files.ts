import { closeSync, fstatSync, openSync, read, readSync } from 'node:fs'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { contentHashOf, type FileOnDisk, keptTogether } from './site-file.ts'

/** The disk does not give what was there at the start. What is sent instead of it may be there again later. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
  readonly statusCode = 503

  constructor(file: string, options?: ErrorOptions) {
    super(`${file} is not what it was at the start, or cannot be read: start the server again`, options)
  }
}

export type OpenFiles = {
  /** What is to be sent of a file: its bytes if they are few, otherwise from where they can be read. */
  open: (path: string, name: string) => Buffer | FileOnDisk
  /** Closes all files once what is being read is there. Then nothing more is read. */
  close: () => Promise<void>
}

type ReadAt = (file: number, into: Buffer, from: 0, length: number, at: 0) => Promise<{ bytesRead: number }>

/** Three of ten pictures are smaller, with a tenth of all bytes: they stay in memory, so that fewer files are open. */
const SMALL_BYTES = 16_384
/** The pictures of five kinds of page, in each size and format. Without them each collection of garbage would have them read again. */
const RECENT_BYTES = 4 * 1024 * 1024
/** Of the four threads that Node reads with. Passwords, compression and the addresses of mail servers need them too. */
const READS_AT_ONCE = 2

/**
 * Files that stay open while the site is served: a build or an update that removes or replaces them changes nothing of what is
 * read. What writes into them is noticed by their hash. Each is in memory once at most, however many are sent it.
 *
 * @param readAt reads from the disk off the main thread, which a slow disk must not hold up
 */
export function keepFilesOpen(readAt: ReadAt = promisify(read)): OpenFiles {
  const files: Array<number> = []
  const turns: Array<Promise<void>> = Array.from({ length: READS_AT_ONCE }, async () => {})
  const recent = new LRUCache<number, Buffer>({
    maxSize: RECENT_BYTES,
    sizeCalculation: ({ length }) => length,
  })
  let turn = 0
  let isClosed = false
  let room = Buffer.alloc(0)

  function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
    turn = (turn + 1) % READS_AT_ONCE
    const done = (turns[turn] ?? Promise.resolve()).then(work)
    turns[turn] = done.then(
      () => {},
      () => {},
    )
    return done
  }

  function onDisk(file: number, name: string, bytesThen: Buffer): FileOnDisk {
    const { length } = bytesThen
    const contentHash = contentHashOf(bytesThen)
    let shared: WeakRef<Buffer> | null = null
    let reading: Promise<Buffer> | null = null
    const readWhole = async () => {
      if (isClosed) throw new UnreadableFileError(name)
      const bytes = Buffer.allocUnsafeSlow(length)
      const { bytesRead } = await readAt(file, bytes, 0, length, 0).catch((cause: unknown) => {
        throw new UnreadableFileError(name, { cause })
      })
      if (bytesRead !== length || contentHashOf(bytes) !== contentHash) throw new UnreadableFileError(name)
      shared = new WeakRef(bytes)
      recent.set(file, bytes)
      return bytes
    }
    return {
      length,
      contentHash,
      known: () => {
        const bytes = recent.get(file) ?? shared?.deref()
        if (bytes && !recent.has(file)) recent.set(file, bytes)
        return bytes
      },
      read: () => {
        reading ??= inTurn(readWhole).finally(() => {
          reading = null
        })
        return reading
      },
    }
  }

  return {
    open: (path, name) => {
      const file = openSync(path, 'r')
      const { size } = fstatSync(file)
      if (size > room.length) room = Buffer.allocUnsafeSlow(size)
      const bytes = room.subarray(0, size)
      if (readSync(file, bytes, 0, size, 0) !== size)
        throw new Error(`${name} changed while it was read: start the server again`)
      if (size >= SMALL_BYTES) {
        files.push(file)
        return onDisk(file, name, bytes)
      }
      closeSync(file)
      return keptTogether(bytes)
    },
    close: async () => {
      isClosed = true
      await Promise.all(turns)
      for (const file of files.splice(0)) closeSync(file)
    },
  }
}
