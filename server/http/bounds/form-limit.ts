import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendMessage } from '../refusals.ts'
import { countByNetwork } from './count-by-network.ts'
import type { RejectionCounter } from './rejection-counter.ts'

const WINDOW_MS = 10 * 60_000

type LimitDependencies = {
  /** Forms from one address in ten minutes; 0 for no limit. */
  max: number
  /** Other contact methods, in words that continue a sentence. */
  contactHint: () => string
  /** A monotonic clock in milliseconds. */
  monotonicMs: () => number
  countRejection: RejectionCounter
}

/**
 * Limits the forms from one address (IPv6: /64). A form is counted before its body is read, so that a refusal costs
 * next to nothing.
 */
export function addFormLimit(forms: FastifyInstance, dependencies: LimitDependencies): void {
  const { max, contactHint, monotonicMs, countRejection } = dependencies
  if (max === 0) return

  const formCounts = countByNetwork(WINDOW_MS, monotonicMs)
  forms.addHook('onRequest', (request, reply, done) => {
    const { count, leftMs } = formCounts.count(request.ip)
    if (count <= max) return done()

    countRejection('forms, of one address')
    return sendTooMany(request, reply, leftMs, contactHint())
  })
}

/** Asks the visitor to wait; also used after too many forms with one e-mail address, which the store counts. */
export function sendTooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  waitMs: number,
  contactHint: string,
): FastifyReply {
  const minutes = Math.ceil(waitMs / 60_000)
  const waitWords = minutes === 1 ? 'a minute' : `${minutes} minutes`
  reply.header('retry-after', Math.ceil(waitMs / 1_000))
  return sendMessage(
    request,
    reply,
    429,
    `We got many messages from here just now. Please wait ${waitWords}${contactHint}.`,
  )
}
