import type { FastifyInstance } from 'fastify'
import { FAULT_RETRY_SECONDS } from './refusals.ts'

/** An answer is cached this long, which limits how often the store is written for it. */
export const READY_HOLDS_MS = 2_000

/**
 * `/healthz`: the process answers. `/readyz`: the server is warm, shows the live site, and the store was writable within the last seconds; `delivery` says
 * whether enquiries reach the hosted store too, which does not affect readiness.
 */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  const { store, isWarm, monotonicMs } = app.services
  let checkedMs = Number.NEGATIVE_INFINITY
  let isWritable = Promise.resolve(false)
  const checkWritable = () => {
    if (monotonicMs() - checkedMs < READY_HOLDS_MS) return isWritable
    checkedMs = monotonicMs()
    isWritable = store.checkWritable().then(
      () => true,
      (error: unknown) => {
        app.log.error({ err: error }, 'The store cannot be written')
        return false
      },
    )
    return isWritable
  }

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    if (isWarm() && (await checkWritable()))
      return { status: 'ok', ...(store.delivery && { delivery: store.delivery() }) }
    reply.code(503).header('retry-after', FAULT_RETRY_SECONDS)
    return { status: 'unavailable' }
  })
}
