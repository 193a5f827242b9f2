import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { RefusedError } from '../plugins/refusals.ts'
import { addressKey } from './address-key.ts'
import { createFairQueue, QueueFullError } from './fair-queue.ts'
import type { RefusalCount } from './refusal-count.ts'

const RETRY_SECONDS = 3
const CLIENT_CLOSED_REQUEST = 499 // as proxies call it: nobody reads this answer
const ADDRESS_BUSY = 'We are still busy with what you asked for before. Please try again in a moment.'
const ALL_BUSY = 'Many people are asking for this just now. Please try again in a moment.'

/** Work that a request makes the server do and that costs too much to be done for all at once. */
export type RequestQueue = {
  /**
   * Does a request's work in its turn; nothing, if its visitor has gone before.
   *
   * @throws {RefusedError} 429 if the address or the connection has enough of it here, 503 if everybody together has
   */
  run: <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>
}

type Limits = {
  /** How the log calls it. */
  name: string
  atOnce: number
  waiting: number
  perAddress: number
}

/**
 * A fair queue among addresses of the network (IPv6: /64) for requests, one at a time of each connection: who asks one
 * after another is never refused, however often.
 */
export function createRequestQueue(limits: Limits, refused: RefusalCount): RequestQueue {
  const { name, atOnce, waiting, perAddress } = limits
  const queue = createFairQueue({ atOnce, waiting, perOwner: perAddress })
  const busyConnections = new WeakSet<Socket>()

  async function runOnConnection<Result>(
    request: FastifyRequest,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { socket } = request.raw
    if (busyConnections.has(socket)) throw new QueueFullError('owner')
    busyConnections.add(socket)
    try {
      return await queue.run(addressKey(request.ip), work, request.signal)
    } finally {
      busyConnections.delete(socket)
    }
  }

  return {
    run: async (request, work) => {
      try {
        return await runOnConnection(request, work)
      } catch (error) {
        if (error === request.signal.reason)
          throw new RefusedError(CLIENT_CLOSED_REQUEST, 'The visitor has gone.')
        if (!(error instanceof QueueFullError)) throw error
        const isOwn = error.limit === 'owner'
        refused(`${name}, ${isOwn ? 'of one address' : 'of all together'}`)
        throw isOwn
          ? new RefusedError(429, ADDRESS_BUSY, RETRY_SECONDS)
          : new RefusedError(503, ALL_BUSY, RETRY_SECONDS)
      }
    },
  }
}
