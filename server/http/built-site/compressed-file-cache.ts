import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { answerInTime, type QueueFull } from '../bounds/fair-queue.ts'
import type { RequestQueue } from '../bounds/request-queue.ts'
import { RefusedError } from '../refusals.ts'
import type { SiteFile } from './site-file.ts'

export type CompressedFileCache = {
  /** The file of a name if it is in memory. */
  known: (name: string) => SiteFile | undefined
  /** The file of a name, made in the request's turn unless it is in memory or under way; or why it is not made now. */
  file: (
    request: FastifyRequest,
    name: string,
    make: () => Promise<SiteFile>,
  ) => Promise<{ result: SiteFile } | { full: QueueFull }>
}

/**
 * Files made on demand: each once, however many ask for it at the same time, and then sent from memory while there is room. What
 * cannot be made fails for all of them at once.
 *
 * @param maxBytes of all bodies that are remembered, in every encoding
 */
export function createFileCache(queue: RequestQueue, maxBytes: number): CompressedFileCache {
  const files = new LRUCache<string, SiteFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ representations }) =>
      [...representations.values()].reduce((sum, { body }) => sum + (body?.length ?? 0), 0),
  })
  /** Whoever asks for the same meanwhile takes no place; undefined if it was not begun: its visitor was refused, or had gone. */
  const underWay = new Map<string, Promise<SiteFile | undefined>>()

  async function inTurn(request: FastifyRequest, name: string, make: () => Promise<SiteFile>) {
    const turn = queue.run(request, async () => {
      const file = files.get(name) ?? (await make()) // another request may have had its turn
      files.set(name, file)
      return file
    })
    const file = turn.then(
      (done) => ('full' in done ? undefined : done.result),
      (fault: unknown): undefined => {
        if (!(fault instanceof RefusedError)) throw fault
      },
    )
    file.catch(() => {}) // nobody may be waiting
    underWay.set(name, file)
    try {
      return await turn
    } finally {
      if (underWay.get(name) === file) underWay.delete(name)
    }
  }

  async function ownOrShared(request: FastifyRequest, name: string, make: () => Promise<SiteFile>) {
    // Of those who waited for what was not begun the first begins it, and the others wait for that.
    for (let begun = underWay.get(name); begun; begun = underWay.get(name)) {
      const file = await begun
      if (file) return { result: file }
    }
    const known = files.get(name)
    return known ? { result: known } : inTurn(request, name, make)
  }

  return {
    known: (name) => files.get(name),
    // Also who waits for another's file, which takes no place in the queue, is told in time.
    file: (request, name, make) => answerInTime(request, ownOrShared(request, name, make)),
  }
}
