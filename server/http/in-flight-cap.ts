import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FAILURE_SENTENCE } from '../../domain/enquiry/form.ts'
import { addressKey } from './bounds/addresses.ts'
import { answerInTime, createFairQueue, type QueueOutcome } from './bounds/fair-queue.ts'
import type { RejectionCounter } from './bounds/rejection-counter.ts'
import { sendMessage } from './refusals.ts'

const RETRY_SECONDS = 2
/** Shared, because creating an error with its stack for each response would cost more than everything else here. */
const REQUEST_ENDED = new Error('The connection or the answer has ended')

/**
 * Limits the enquiries that are handled at the same time. Others wait: after a restart, all that were sent while no server ran arrive
 * at once. If the queue is full, or the wait too long, the visitor is asked to send again.
 *
 * A place is taken in preHandler, once the body has arrived, and released when the answer is ready or the connection ends. Slow
 * clients therefore hold none, neither while they send nor while they read. The answer must not bypass Fastify's hooks.
 */
export function addInFlightCap(
  forms: FastifyInstance,
  limits: { atOnce: number; waiting: number },
  countRejection: RejectionCounter,
): void {
  const queue = createFairQueue({ ...limits, perOwner: Number.POSITIVE_INFINITY })
  const endWork = new WeakMap<FastifyRequest, () => void>()
  forms.addHook('onSend', async (request) => endWork.get(request)?.())
  forms.addHook('preHandler', async (request, reply) => {
    const startSignal = Promise.withResolvers<QueueOutcome<void>>()
    const workEnd = Promise.withResolvers<void>()
    const waitAbort = new AbortController()
    endWork.set(request, workEnd.resolve)
    reply.raw.once('close', () => {
      workEnd.resolve()
      waitAbort.abort(REQUEST_ENDED)
    })
    const work = () => {
      startSignal.resolve({ result: undefined })
      return workEnd.promise
    }
    const queued = queue
      .run(addressKey(request.ip), work, waitAbort.signal)
      .catch(() => ({ full: 'all' as const }))
    const outcome = Promise.race([startSignal.promise, queued])
    if ('result' in (await answerInTime(request, outcome, () => waitAbort.abort(REQUEST_ENDED))))
      return undefined
    countRejection('forms, of all together')
    reply.header('retry-after', RETRY_SECONDS)
    return sendMessage(request, reply, 503, `${FAILURE_SENTENCE} Many people are writing to us: try again.`)
  })
}
