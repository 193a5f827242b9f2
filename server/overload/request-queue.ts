import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RefusedError, sendMessage } from '../plugins/refusals.ts'
import { addressKey } from './address-key.ts'
import { createFairQueue, type QueueFull } from './fair-queue.ts'
import type { RefusalCount } from './refusal-count.ts'

const RETRY_SECONDS = 3
const CLIENT_CLOSED_REQUEST = 499 // as proxies call it: nobody reads this answer

const BUSY = {
  owner: {
    status: 429,
    message: 'We are still busy with what you asked for before. Please try again in a moment.',
  },
  all: { status: 503, message: 'Many people are asking for this just now. Please try again in a moment.' },
} as const

/** Work that a request makes the server do and that costs too much to be done for all at once. */
export type RequestQueue = {
  /**
   * Does a request's work in its turn; nothing, if its visitor has gone before.
   *
   * @returns what the work returns, or why it is not taken: {@link sendBusy} answers that
   */
  run: <Result>(
    request: FastifyRequest,
    work: () => Promise<Result>,
  ) => Promise<{ result: Result } | { full: QueueFull }>
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

  async function runOnConnection<Result>(request: FastifyRequest, work: () => Promise<Result>) {
    const { socket } = request.raw
    if (busyConnections.has(socket)) return { full: 'owner' as const }
    busyConnections.add(socket)
    const { signal, stopWatching } = watchForEnd(socket)
    try {
      return await queue.run(addressKey(request.ip), work, signal)
    } finally {
      stopWatching()
      busyConnections.delete(socket)
    }
  }

  return {
    run: async (request, work) => {
      const turn = await runOnConnection(request, work)
      if ('full' in turn) refused(`${name}, ${turn.full === 'owner' ? 'of one address' : 'of all together'}`)
      return turn
    },
  }
}

/**
 * Aborts when the connection ends. Fastify's `request.signal` hears of it only if it was asked for before a body was read.
 */
function watchForEnd(socket: Socket): { signal: AbortSignal; stopWatching: () => void } {
  const gone = new AbortController()
  const abort = () => gone.abort(new RefusedError(CLIENT_CLOSED_REQUEST, 'The visitor has gone.'))
  if (socket.destroyed) abort()
  socket.once('close', abort)
  return { signal: gone.signal, stopWatching: () => socket.off('close', abort) }
}

/** Asks to come back, in a few bytes. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply, full: QueueFull): FastifyReply {
  const { status, message } = BUSY[full]
  return sendMessage(request, reply.header('retry-after', RETRY_SECONDS), status, message)
}
