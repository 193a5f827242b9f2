import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { answerInTime, type QueueFull } from '../bounds/fair-queue.ts'
import { type RequestQueue, sendBusy } from '../bounds/request-queue.ts'
import { RefusedError } from '../refusals.ts'
import { sendFile } from './site.ts'
import type { SiteFile } from './site-file.ts'

export type Turn = { result: SiteFile } | { full: QueueFull }

/** Sends the file of a turn, or asks the visitor to try again. */
export function sendTurn(request: FastifyRequest, reply: FastifyReply, turn: Turn) {
  return 'full' in turn ? sendBusy(request, reply, turn.full) : sendFile(request, reply, turn.result)
}

/** A cache of files made on demand. Simultaneous requests for one file share its creation. */
export type FileCache = {
  /** The file of this name, if it is in memory. */
  cached: (name: string) => SiteFile | undefined
  /**
   * The file of this name, created in the request's turn unless it is in memory or being created; or the limit that prevents it.
   *
   * @throws what `make` throws, to all waiting requests
   */
  file: (request: FastifyRequest, name: string, make: () => Promise<SiteFile>) => Promise<Turn>
}

/** @param maxBytes of all cached bodies, in every encoding */
export function createFileCache(queue: RequestQueue, maxBytes: number): FileCache {
  const files = new LRUCache<string, SiteFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ representations }) =>
      [...representations.values()].reduce((sum, { body }) => sum + body.length, 0),
  })
  const pending = new Map<string, Promise<Turn>>()

  function begin(request: FastifyRequest, name: string, make: () => Promise<SiteFile>): Promise<Turn> {
    const turn = queue
      .run(request, async () => {
        const file = await make()
        files.set(name, file)
        return file
      })
      .finally(() => pending.delete(name))
    pending.set(name, turn)
    return turn
  }

  async function file(request: FastifyRequest, name: string, make: () => Promise<SiteFile>): Promise<Turn> {
    const cached = files.get(name)
    if (cached) return { result: cached }
    const firstRequest = pending.get(name)
    if (!firstRequest) return begin(request, name, make)
    const turn = await firstRequest.catch((fault: unknown) => {
      if (fault instanceof RefusedError) return null
      throw fault
    })
    // The first request was refused or closed before its turn, so this one creates the file.
    return turn && 'result' in turn ? turn : file(request, name, make)
  }

  return {
    cached: (name) => files.get(name),
    // A request that waits for another's file is not in the queue, and needs a time limit of its own.
    file: (request, name, make) => answerInTime(request, file(request, name, make)),
  }
}
