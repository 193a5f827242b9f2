import { closeSync, openSync, read, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { contentHashOf, type FileOnDisk, keptTogether } from './site-file.ts'

/** The disk does not give what was written at the start. It may later. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
  readonly statusCode = 503
}

export type LargeFiles = {
  /** What is to be sent of a file: its bytes if they are few, otherwise from where they can be read. */
  keep: (path: string, name: string) => Buffer | FileOnDisk
  /** Ends once what was asked for is there. Then nothing more is read. */
  close: () => Promise<void>
}

type ReadAt = (
  file: number,
  into: Buffer,
  from: 0,
  length: number,
  at: number,
) => Promise<{ bytesRead: number }>

/** Three of ten pictures are smaller, with a tenth of all bytes: they stay in memory. */
const SMALL_BYTES = 16_384
/** The pictures of five kinds of page, in each size and format. Without them each collection of garbage would have them read again. */
const RECENT_BYTES = 4 * 1024 * 1024
/** Of the four threads that Node reads with. Passwords, compression and the addresses of mail servers need them too. */
const READS_AT_ONCE = 2
/** Less is left to the enquiries: of all files there are some 20 MB, and a database cannot be opened on a full disk. */
const FREE_BYTES = 200 * 1024 * 1024

/**
 * Copies files that are too large for the memory into one that has no name any more: whatever a build, an update or somebody else
 * does to the originals, they are read as they were, and one descriptor is open. Where the disk has little room they stay in memory.
 * Each is in memory once at most, however many are sent it.
 *
 * @param folder where the copy is written; the system frees its room once the server ends, however it does
 * @param readAt reads from the disk off the main thread, which a slow disk must not hold up
 * @param freeBytesOf the room on the folder's disk
 */
export function keepLargeFiles(
  folder: string,
  readAt: ReadAt = promisify(read),
  freeBytesOf = freeBytesOfDisk,
): LargeFiles {
  const copy = openUnnamed(folder, freeBytesOf)
  const turns: Array<Promise<void>> = Array.from({ length: READS_AT_ONCE }, async () => {})
  const recent = new LRUCache<number, Buffer>({
    maxSize: RECENT_BYTES,
    sizeCalculation: ({ length }) => length,
  })
  let end = 0
  let turn = 0
  let isClosed = false

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
    const at = end
    if (writeSync(file, bytesThen, 0, length, at) !== length) throw new Error('The disk has no room')
    end += length
    let shared: WeakRef<Buffer> | null = null
    let reading: Promise<Buffer> | null = null
    const readWhole = async () => {
      const bytes = Buffer.allocUnsafeSlow(length)
      const { bytesRead } = await readAt(file, bytes, 0, length, at).catch((cause: unknown) => {
        throw new UnreadableFileError(`${name} cannot be read from the disk`, { cause })
      })
      if (bytesRead !== length) throw new UnreadableFileError(`${name} is cut off on the disk`)
      shared = new WeakRef(bytes)
      recent.set(at, bytes)
      return bytes
    }
    return {
      length,
      contentHash: contentHashOf(bytesThen),
      known: () => {
        const bytes = recent.get(at) ?? shared?.deref()
        if (bytes && !recent.has(at)) recent.set(at, bytes)
        return bytes
      },
      read: async () => {
        // By now another file may have its descriptor.
        if (isClosed) throw new UnreadableFileError(`${name} is asked for after the end`)
        reading ??= inTurn(readWhole).finally(() => {
          reading = null
        })
        return reading
      },
    }
  }

  return {
    keep: (path, name) => {
      const bytes = readFileSync(path)
      if (copy === null || bytes.length < SMALL_BYTES) return keptTogether(bytes)
      try {
        return onDisk(copy, name, bytes)
      } catch {
        return keptTogether(bytes)
      }
    },
    close: async () => {
      const isOpen = copy !== null && !isClosed
      isClosed = true
      await Promise.all(turns)
      if (isOpen) closeSync(copy)
    },
  }
}

/** A file that nobody else can open, or null where none can be written. */
function openUnnamed(folder: string, freeBytesOf: (folder: string) => number): number | null {
  const path = join(folder, `pictures.${crypto.randomUUID()}.part`)
  try {
    if (freeBytesOf(folder) < FREE_BYTES) return null
    const file = openSync(path, 'wx+', 0o600)
    rmSync(path)
    return file
  } catch {
    return null
  }
}

function freeBytesOfDisk(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
