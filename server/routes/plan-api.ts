import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateCards } from '../../domain/rate-cards.ts'
import { CALCULATIONS } from '../api/calculations.ts'

const CHECK_PARAMETERS = 'Please check the parameters that are named.'
/** Prices change by the month; a corrected one is seen everywhere within five minutes. */
const FRESH_FOR_SECONDS = 300

/** The calculator's sums for programs: each answers from its query alone, or refuses every fault of it by name. */
export function addPlanApiRoutes(app: FastifyInstance, cards: RateCards): void {
  for (const [address, calculate] of Object.entries(CALCULATIONS)) {
    app.get(address, async (request, reply) => {
      const found = calculate(queryOf(request), cards)
      reply.type('application/json; charset=utf-8')
      if ('errors' in found) return reply.code(400).send({ message: CHECK_PARAMETERS, errors: found.errors })

      return reply.header('cache-control', `public, max-age=${FRESH_FOR_SECONDS}`).send(found.answer)
    })
  }
}

/** Read as a browser reads its own address, so that the page and the API never differ in what a query says. */
function queryOf(request: FastifyRequest): URLSearchParams {
  const address = request.raw.url ?? ''
  const at = address.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : address.slice(at + 1))
}
