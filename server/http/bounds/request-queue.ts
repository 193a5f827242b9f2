import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RefusedError, sendMessage } from '../refusals.ts'
import { addressKey } from './addresses.ts'
import { answerInTime, createFairQueue, type QueueFull, type QueueOutcome } from './fair-queue.ts'
import type { RejectionCounter } from './rejection-counter.ts'

const RETRY_SECONDS = 3
const CLIENT_CLOSED_REQUEST = 499 // nginx's status for a client that has disconnected; the response is never received

/** The answer for each limit. `owner`: that of one address, which owns its tasks in the queue. */
const BUSY = {
  owner: {
    status: 429,
    message: 'We are still busy with what you asked for before. Please try again in a moment.',
  },
  all: { status: 503, message: 'Many people are asking for this just now. Please try again in a moment.' },
} as const

/** A queue for requests that are too expensive to be handled all at once. */
export type RequestQueue = {
  /**
   * Runs a request's work in its turn, unless its connection closes first. A request that still waits shortly before its
   * connection's time-out is given up; work that has begun is finished. {@link sendBusy} answers a limit that was reached.
   */
  run: <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<QueueOutcome<Result>>
}

type Limits = {
  /** Name in the log. */
  name: string
  atOnce: number
  waiting: number
  perAddress: number
}

/**
 * A fair queue among IP addresses (IPv6: /64), with one request at a time per connection: a client that sends one request
 * after another is never refused because of its own requests.
 */
export function createRequestQueue(limits: Limits, countRejection: RejectionCounter): RequestQueue {
  const { name, atOnce, waiting, perAddress } = limits
  const queue = createFairQueue({ atOnce, waiting, perOwner: perAddress })
  const busyConnections = new WeakSet<Socket>()

  async function runOnConnection<Result>(request: FastifyRequest, work: () => Promise<Result>) {
    const { socket } = request.raw
    if (busyConnections.has(socket)) return { full: 'owner' as const }
    busyConnections.add(socket)
    const { signal, giveUp, stopWatching } = watchForEnd(socket)
    try {
      const outcome = queue.run(addressKey(request.ip), work, signal)
      return await answerInTime(request, outcome, () => {
        outcome.catch((error: unknown) => {
          if (error !== TOO_LATE)
            request.log.error({ err: error }, 'The work of a request that was given up failed')
        })
        giveUp()
      })
    } finally {
      stopWatching()
      busyConnections.delete(socket)
    }
  }

  return {
    run: async (request, work) => {
      const outcome = await runOnConnection(request, work)
      if ('full' in outcome)
        countRejection(`${name}, ${outcome.full === 'owner' ? 'of one address' : 'of all together'}`)
      return outcome
    },
  }
}

const TOO_LATE = new RefusedError(BUSY.all.status, BUSY.all.message)

/**
 * Aborts when the connection ends, or the request is given up. Fastify's `request.signal` aborts only if it was accessed before a body
 * was read.
 */
function watchForEnd(socket: Socket): { signal: AbortSignal; giveUp: () => void; stopWatching: () => void } {
  const closed = new AbortController()
  const abort = () => closed.abort(new RefusedError(CLIENT_CLOSED_REQUEST, 'The visitor has gone.'))
  if (socket.destroyed) abort()
  socket.once('close', abort)
  return {
    signal: closed.signal,
    giveUp: () => closed.abort(TOO_LATE),
    stopWatching: () => socket.off('close', abort),
  }
}

/** A short response that asks the visitor to try again later. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply, full: QueueFull): FastifyReply {
  const { status, message } = BUSY[full]
  return sendMessage(request, reply.header('retry-after', RETRY_SECONDS), status, message)
}
