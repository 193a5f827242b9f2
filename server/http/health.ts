import type { FastifyInstance } from 'fastify'
import type { EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import { FAULT_RETRY_SECONDS } from './refusals.ts'

/** An answer holds for so long: however many ask, the store is written for it this often at most. */
export const READY_HOLDS_MS = 2_000

export type HealthDependencies = {
  store: Pick<EnquiryStore, 'checkWritable' | 'delivery'>
  /** Whether pages, sheets and cards can be made without a wait for what makes them. */
  isWarm: () => boolean
  /** Milliseconds that never run backwards. */
  monotonicMs: () => number
}

/**
 * `/healthz`: the process answers. `/readyz`: the server is warm, and an enquiry would be stored now, or would have been a moment ago;
 * `delivery` says whether it would reach the hosted store too, which does not make the server less ready.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { store, isWarm, monotonicMs }: HealthDependencies,
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
    if (isWarm() && (await isWritable()))
      return { status: 'ok', ...(store.delivery && { delivery: store.delivery() }) }
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
