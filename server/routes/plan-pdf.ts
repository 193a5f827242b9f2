import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { todayInJohannesburg } from '../../domain/calendar.ts'
import { estimate } from '../../domain/estimate.ts'
import { totalFault } from '../../domain/plan-limits.ts'
import { writePlanQuery } from '../../domain/plan-query.ts'
import { type ReadPlan, readPlanQuery } from '../../domain/read-plan-query.ts'
import { calculatorNames } from '../../domain/visitor-lines.ts'
import type { ServerContent } from '../content.ts'
import { type RequestQueue, sendBusy } from '../overload/request-queue.ts'
import { type PlanSheet, planSheet } from '../plan-pdf/plan-sheet.ts'
import type { Printer } from '../plan-pdf/printer.ts'
import { paramsOf } from './request-query.ts'

/** The sheet says today's date; whoever saves what is open on the screen need not wait for it again. */
const FRESH_FOR_SECONDS = 300

/** Some viewers wrap a PDF in a page of their own with inline style; the answer itself holds neither script nor markup. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type PlanPdfParts = {
  content: ServerContent
  siteUrl: string
  now: () => Date
  printer: Printer
  queue: RequestQueue
}

/** The calculator's plan as a PDF: the same query as the page, as forgiving, and the same figures. */
export function addPlanPdfRoute(app: FastifyInstance, parts: PlanPdfParts): void {
  app.addHook('onClose', () => parts.printer.close())

  app.route({
    method: ['GET', 'HEAD'],
    url: '/calculator/plan.pdf',
    handler: async (request, reply) => {
      const now = parts.now()
      const today = todayInJohannesburg(now)
      const read = readPlanQuery(paramsOf(request), parts.content.rateCards, today)
      if (hasNoPlan(read)) return sendToPage(read, reply)

      const { company, calculator, solutions, otherCosts } = parts.content
      const names = calculatorNames(calculator, solutions)
      return sendSheet(
        request,
        reply,
        parts,
        planSheet(read, { ...parts, names, otherCosts, company, now, today }),
      )
    },
  })
}

async function sendSheet(
  request: FastifyRequest,
  reply: FastifyReply,
  { printer, queue }: PlanPdfParts,
  sheet: PlanSheet,
): Promise<FastifyReply> {
  const isHead = request.method === 'HEAD'
  const turn = isHead ? { result: undefined } : await queue.run(request, () => printer.print(sheet))
  if ('full' in turn) return sendBusy(request, reply, turn.full)
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${sheet.reference}.pdf"`,
      'content-security-policy': PDF_POLICY,
      'cache-control': `private, max-age=${FRESH_FOR_SECONDS}`,
      'x-robots-tag': 'noindex',
    })
    .send(turn.result)
}

/** A total outside the calculator's limits is for people to talk about: the page says so. */
function hasNoPlan({ state, card }: ReadPlan): boolean {
  return totalFault(estimate(state.choices, card).totalCents, card) !== null
}

function sendToPage({ state, card }: ReadPlan, reply: FastifyReply) {
  return reply.redirect(`/calculator?${writePlanQuery(state, card)}`, 303)
}
