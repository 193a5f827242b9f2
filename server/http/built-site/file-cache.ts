import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { answerInTime, type QueueFull } from '../bounds/fair-queue.ts'
import { type RequestQueue, sendBusy } from '../bounds/request-queue.ts'
import { RefusedError } from '../refusals.ts'
import { sendFile } from './site.ts'
import type { SiteFile } from './site-file.ts'

export type Turn = { result: SiteFile } | { full: QueueFull }

/** Sends the file of a turn, or asks to come again. */
export function sendTurn(request: FastifyRequest, reply: FastifyReply, turn: Turn) {
  return 'full' in turn ? sendBusy(request, reply, turn.full) : sendFile(request, reply, turn.result)
}

/** Files made on demand: each once, however many ask for it at the same time, and then sent from memory while there is room. */
export type FileCache = {
  /** The file of a name if it is in memory. */
  cached: (name: string) => SiteFile | undefined
  /**
   * The file of a name, made in the request's turn unless it is in memory or being made; or why it is not made now.
   *
   * @throws what `make` throws, for all who wait for it
   */
  file: (request: FastifyRequest, name: string, make: () => Promise<SiteFile>) => Promise<Turn>
}

/** @param maxBytes of all bodies that are remembered, in every encoding */
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
    const others = pending.get(name)
    if (!others) return begin(request, name, make)
    const turn = await others.catch((fault: unknown) => {
      if (fault instanceof RefusedError) return null
      throw fault
    })
    // Its visitor was refused or has gone before it began: this one begins it.
    return turn && 'result' in turn ? turn : file(request, name, make)
  }

  return {
    cached: (name) => files.get(name),
    // A request that waits for another's file is in no queue, and is answered in time all the same.
    file: (request, name, make) => answerInTime(request, file(request, name, make)),
  }
}
