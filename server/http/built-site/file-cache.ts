import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { answerInTime, type QueueOutcome } from '../bounds/fair-queue.ts'
import { type RequestQueue, sendBusy } from '../bounds/request-queue.ts'
import { RefusedError } from '../refusals.ts'
import { sendFile } from './site.ts'
import type { SiteFile } from './site-file.ts'

export type FileOutcome = QueueOutcome<SiteFile>

/** Sends the file, or asks the visitor to try again. */
export function sendOutcome(request: FastifyRequest, reply: FastifyReply, outcome: FileOutcome) {
  return 'full' in outcome ? sendBusy(request, reply, outcome.full) : sendFile(request, reply, outcome.result)
}

/** A cache of files made on demand. Simultaneous requests for one file share its creation. */
type FileCache = {
  /** The file of this name, if it is in memory. */
  cached: (name: string) => SiteFile | undefined
  /**
   * The file of this name, created by `make` unless it is in memory or being created; or the limit of the queue that prevents it.
   *
   * @throws what `make` throws, to all waiting requests
   */
  file: (request: FastifyRequest, name: string, make: () => Promise<SiteFile>) => Promise<FileOutcome>
}

/** @param maxBytes of all cached bodies, in every encoding */
export function createFileCache(queue: RequestQueue, maxBytes: number): FileCache {
  const files = new LRUCache<string, SiteFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ representations }) =>
      [...representations.values()].reduce((sum, { body }) => sum + body.length, 0),
  })
  const pending = new Map<string, Promise<FileOutcome>>()

  function create(
    request: FastifyRequest,
    name: string,
    make: () => Promise<SiteFile>,
  ): Promise<FileOutcome> {
    const outcome = queue
      .run(request, async () => {
        const file = await make()
        files.set(name, file)
        return file
      })
      .finally(() => pending.delete(name))
    pending.set(name, outcome)
    return outcome
  }

  async function file(
    request: FastifyRequest,
    name: string,
    make: () => Promise<SiteFile>,
  ): Promise<FileOutcome> {
    const cached = files.get(name)
    if (cached) return { result: cached }
    const firstRequest = pending.get(name)
    if (!firstRequest) return create(request, name, make)
    const outcome = await firstRequest.catch((fault: unknown) => {
      if (fault instanceof RefusedError) return null
      throw fault
    })
    // The first request was refused or closed before its turn, so this one creates the file.
    return outcome && 'result' in outcome ? outcome : file(request, name, make)
  }

  return {
    cached: (name) => files.get(name),
    // A request that waits for another's file is not in the queue, and needs a time limit of its own.
    file: (request, name, make) => answerInTime(request, file(request, name, make)),
  }
}
