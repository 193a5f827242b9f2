import type { FastifyInstance, FastifyRequest } from 'fastify'
import { todayInJohannesburg } from '../../domain/calendar.ts'
import { sendBusy } from '../overload/request-queue.ts'
import type { Rendering } from '../site/render-answer.ts'
import { CALCULATOR, CalculatorPages } from './calculator-pages.ts'
import { queryOf, sendFile } from './site.ts'

/** A link of ours has a few hundred; what is longer is cut, and the page says what it did not understand. */
const MOST_QUERY_CHARACTERS = 2_048

type Parts = { rendering: Rendering; siteUrl: string; now: () => Date }

/** The calculator: a page for every query. */
export function addCalculatorRoutes(app: FastifyInstance, { rendering, siteUrl, now }: Parts): void {
  const pages = new CalculatorPages(rendering, siteUrl)
  app.get(CALCULATOR, async (request, reply) => {
    const turn = await pages.page(request, cleanQuery(request), todayInJohannesburg(now()))
    return 'full' in turn ? sendBusy(request, reply, turn.full) : sendFile(request, reply, turn.result)
  })
  for (const spelling of [`${CALCULATOR}/`, `${CALCULATOR}.html`])
    app.get(spelling, (request, reply) =>
      reply.header('cache-control', 'no-cache').redirect(CALCULATOR + queryOf(request), 308),
    )
}

/** The query as every browser would write it, so that the same plan is remembered once. */
function cleanQuery(request: FastifyRequest): string {
  return new URLSearchParams(queryOf(request).slice(1, MOST_QUERY_CHARACTERS + 1)).toString()
}
