import type { FastifyInstance } from 'fastify'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { sendBusy } from '../http/bounds/request-queue.ts'
import type { Rendering } from '../http/built-site/render-answer.ts'
import { sendFile } from '../http/built-site/site.ts'
import { CALCULATOR, CalculatorPages } from './calculator-pages.ts'
import { paramsOf } from './request-query.ts'

type Parts = { rendering: Rendering; siteUrl: string; now: () => Date }

/** The calculator: a page for every query. */
export function addCalculatorRoutes(app: FastifyInstance, { rendering, siteUrl, now }: Parts): void {
  const pages = new CalculatorPages(rendering, siteUrl)
  app.get(CALCULATOR, async (request, reply) => {
    // As every browser would write it, so that the same plan is remembered once.
    const query = paramsOf(request).toString()
    const turn = await pages.page(request, query, todayInJohannesburg(now()))
    return 'full' in turn ? sendBusy(request, reply, turn.full) : sendFile(request, reply, turn.result)
  })
}
