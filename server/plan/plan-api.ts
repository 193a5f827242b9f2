import type { FastifyInstance } from 'fastify'
import { REVALIDATE } from '../http/built-site/caching.ts'
import { exactParamsOf } from '../http/request-query.ts'
import { QUERY_TOO_LONG } from './api/answers.ts'
import { CALCULATIONS } from './api/calculations.ts'

const CHECK_PARAMETERS = 'Please check the parameters that are named.'

/** The calculator's API: answers depend only on the query and the price lists; errors are reported by parameter. */
export async function planApiRoutes(app: FastifyInstance): Promise<void> {
  for (const [address, calculate] of Object.entries(CALCULATIONS)) {
    app.get(address, async (request, reply) => {
      reply.type('application/json; charset=utf-8')
      const params = exactParamsOf(request)
      if (params === null) return reply.code(414).send(QUERY_TOO_LONG)

      const result = calculate(params, app.services.release().content.rateCards)
      if ('errors' in result)
        return reply.code(400).send({ message: CHECK_PARAMETERS, errors: result.errors })

      return reply.header('cache-control', REVALIDATE).send(result.answer)
    })
  }
}
