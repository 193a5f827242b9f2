import type { FastifyInstance } from 'fastify'
import { FAULT_RETRY_SECONDS } from './refusals.ts'

/** How long the result of a test write is cached, so that requests cannot cause many. */
export const READY_CACHED_MS = 2_000

/**
 * `/healthz`: the process answers. `/readyz`: the server is warm, shows the live site, and could write to the store within the last
 * seconds; `delivery` says whether enquiries reach the hosted store too, which does not affect readiness.
 */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  const { store, isWarm, monotonicMs } = app.services
  let checkedMs = Number.NEGATIVE_INFINITY
  let isWritable = Promise.resolve(false)
  const checkWritable = () => {
    if (monotonicMs() - checkedMs < READY_CACHED_MS) return isWritable
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
