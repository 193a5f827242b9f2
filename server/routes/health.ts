import type { FastifyInstance } from 'fastify'
import type { EnquiryStore } from '../../domain/enquiry/submission.ts'
import { STORE_RETRY_SECONDS } from '../plugins/refusals.ts'

/** `/healthz`: the process answers. `/readyz`: an enquiry would be stored now. */
export function addHealthRoutes(app: FastifyInstance, store: EnquiryStore): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    try {
      await store.checkWritable()
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'The store cannot be written')
      reply.code(503).header('retry-after', STORE_RETRY_SECONDS)
      return { status: 'unavailable' }
    }
  })
}
