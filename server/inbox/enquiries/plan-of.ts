import { calculatorNames, visitorLines } from '../../../domain/content/visitor-lines.ts'
import type { OfferedPlan } from '../../../domain/enquiry/offered-plan.ts'
import type { PlanOfEnquiry } from '../../../domain/inbox/api/enquiry-detail.ts'
import { firstDayOf } from '../../../domain/pricing/list-version.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import type { ServerContent } from '../../content.ts'

/** The plan of an enquiry, for the inbox. @param number of the enquiry */
export function planFor(number: number, offeredPlan: OfferedPlan, content: ServerContent): PlanOfEnquiry {
  const { reference, estimate, plan } = offeredPlan
  const { totalCents, lumpSumCents, months, eachCents, lastCents, firstDue, handover } = plan
  return {
    reference,
    priceList: firstDayOf(estimate.version),
    totalCents,
    lumpSumCents,
    months,
    eachCents,
    lastCents,
    firstDue,
    handover,
    schedule: plan.schedule.map(({ no, date, amountCents }) => ({ no, date, amountCents })),
    breakdown: offeredPlan.isOnPriceList ? breakdownOf(number, offeredPlan, content) : null,
  }
}

function breakdownOf(
  number: number,
  { read: { estimate, state, card, query } }: OfferedPlan,
  { calculator, solutions }: ServerContent,
): PlanOfEnquiry['breakdown'] {
  const lines = visitorLines(estimate, state.choices, card, calculatorNames(calculator, solutions))
  return {
    lines: lines.map(({ title: name, amountCents }) => ({ name, amountCents })),
    calculatorHref: paths.calculator(query),
    pdfHref: `/inbox/api/enquiries/${number}/plan.pdf`,
  }
}
