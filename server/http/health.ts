import type { FastifyInstance } from 'fastify'
import type { EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import { FAULT_RETRY_SECONDS } from './refusals.ts'

/** An answer holds for so long: however many ask, the store is written for it this often at most. */
export const READY_HOLDS_MS = 2_000

/**
 * `/healthz`: the process answers. `/readyz`: an enquiry would be stored now, or would have been a moment ago; `delivery`
 * says whether it would reach the hosted store too, which does not make the server less ready.
 *
 * @param monotonicMs milliseconds that never run backwards
 */
export function addHealthRoutes(
  app: FastifyInstance,
  store: Pick<EnquiryStore, 'checkWritable' | 'delivery'>,
  monotonicMs: () => number,
): void {
  const isWritable = askedOnce(async () => {
    try {
      await store.checkWritable()
      return true
    } catch (error) {
      app.log.error({ err: error }, 'The store cannot be written')
      return false
    }
  }, monotonicMs)

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    if (await isWritable()) return { status: 'ok', ...(store.delivery && { delivery: store.delivery() }) }
    reply.code(503).header('retry-after', FAULT_RETRY_SECONDS)
    return { status: 'unavailable' }
  })
}

/** Whoever asks within {@link READY_HOLDS_MS} shares one question and its answer. */
function askedOnce(ask: () => Promise<boolean>, monotonicMs: () => number): () => Promise<boolean> {
  let asked: { atMs: number; answer: Promise<boolean> } | null = null
  return () => {
    const nowMs = monotonicMs()
    if (!asked || nowMs - asked.atMs >= READY_HOLDS_MS) asked = { atMs: nowMs, answer: ask() }
    return asked.answer
  }
}
