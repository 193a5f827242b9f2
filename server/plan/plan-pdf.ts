import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { calculatorNames } from '../../domain/content/visitor-lines.ts'
import { readPlanQuery } from '../../domain/plan/link/read-plan-query.ts'
import { totalFault } from '../../domain/plan/plan-limits.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { allowLateStart } from '../http/bounds/fair-queue.ts'
import { createRequestQueue, sendBusy } from '../http/bounds/request-queue.ts'
import { paramsOf } from '../http/request-query.ts'
import type { Services } from '../services.ts'
import { planSheet } from './pdf/plan-sheet.ts'

/** The PDF names its validity from today, so it is cached only briefly: long enough to save an open PDF. */
const FRESH_FOR_SECONDS = 300

/** Allows inline styles for viewers that wrap a PDF in their own page. */
export const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The queue for the drawing thread. A PDF takes about 100 ms. */
const SHEETS = { name: 'sheets', atOnce: 1, waiting: 8, perAddress: 1 }

/** The answer to a plan's query: its PDF (undefined for a HEAD request), or a redirect to the calculator's page. */
type Answer = { reference: string; pdf: Buffer | undefined } | { page: string }

/** The calculator's plan as a PDF, read from the same query as the page, with the same figures. */
export async function planPdfRoute(app: FastifyInstance): Promise<void> {
  const queue = createRequestQueue(SHEETS, app.services.countRejection)
  app.route({
    method: ['GET', 'HEAD'],
    url: paths.planPdf,
    onRequest: allowLateStart,
    handler: async (request, reply) => {
      // The query is read in the request's turn, so that a refusal costs nothing.
      const outcome = await queue.run(request, () => answer(request, app.services))
      if ('full' in outcome) return sendBusy(request, reply, outcome.full)
      const { result } = outcome
      return 'page' in result ? reply.redirect(result.page, 303) : sendPdf(reply, result)
    },
  })
}

async function answer(request: FastifyRequest, services: Services): Promise<Answer> {
  const { printer, siteUrl } = services
  const { content } = services.release()
  const now = services.now()
  const today = todayInJohannesburg(now)
  const planQuery = readPlanQuery(paramsOf(request), content.rateCards, today)
  // A total outside the calculator's limits needs a conversation, as the page says.
  if (totalFault(planQuery.estimate.totalCents, planQuery.card))
    return { page: paths.calculator(planQuery.query) }

  const names = calculatorNames(content.calculator, content.solutions)
  const sheet = planSheet(planQuery, { ...content, names, siteUrl, now, today })
  const pdf = request.method === 'HEAD' ? undefined : await printer.print(sheet)
  return { reference: sheet.reference, pdf }
}

function sendPdf(reply: FastifyReply, { reference, pdf }: Exclude<Answer, { page: string }>): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${reference}.pdf"`,
      'content-security-policy': PDF_POLICY,
      'cache-control': `private, max-age=${FRESH_FOR_SECONDS}`,
      'x-robots-tag': 'noindex',
    })
    .send(pdf)
}
