import type { FastifyInstance } from 'fastify'
import { FAILURE_SENTENCE } from '../../domain/enquiry/form.ts'
import type { RejectionCounter } from './bounds/rejection-counter.ts'
import { sendMessage } from './refusals.ts'

const RETRY_SECONDS = 2

/**
 * Turns enquiries away while too many are being worked on, so that a rush is answered late by nobody.
 *
 * Counted in preHandler, when the body is there, and released when the connection or answer ends: counted at the
 * request's start it leaks with each slow client that is cut off, until everybody is locked out.
 *
 * @param max enquiries at the same time
 */
export function addInFlightCap(forms: FastifyInstance, max: number, refused: RejectionCounter): void {
  let inFlight = 0
  forms.addHook('preHandler', async (request, reply) => {
    if (inFlight >= max) {
      refused('forms, of all together')
      reply.header('retry-after', RETRY_SECONDS)
      return sendMessage(request, reply, 503, `${FAILURE_SENTENCE} Many people are writing to us: try again.`)
    }
    inFlight += 1
    reply.raw.once('close', () => {
      inFlight -= 1
    })
    return undefined
  })
}
