import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { readSentPlan } from '../../../domain/enquiry/sent-attachments.ts'
import type { PlanOfEnquiry } from '../../../domain/inbox/api/enquiry-detail.ts'
import { quoteReference } from '../../../domain/plan/link/quote-reference.ts'
import type { ReadPlan } from '../../../domain/plan/link/read-plan-query.ts'
import { calculatorNames, visitorLines } from '../../../domain/pricing/visitor-lines.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import type { ServerContent } from '../../content.ts'

/** The plan that came with an enquiry, as it was on the day it was sent; null if none did, or its price list is not kept. */
export function sentPlanOf(
  { metadata, record }: Enquiry,
  { rateCards }: Pick<ServerContent, 'rateCards'>,
): ReadPlan | null {
  return metadata.plan ? readSentPlan(metadata.plan, rateCards, dayOf(record.dateSent)) : null
}

export function planReference({ state, card }: ReadPlan): string {
  return quoteReference(state, card)
}

/** Names the plan of an enquiry: `EST-7K2Q-24`; null as in {@link sentPlanOf}. */
export function planReferenceIn(
  content: Pick<ServerContent, 'rateCards'>,
): (enquiry: Enquiry) => string | null {
  return (enquiry) => {
    const plan = sentPlanOf(enquiry, content)
    return plan && planReference(plan)
  }
}

/** A plan as the inbox shows it. @param number of its enquiry */
export function planFor(number: number, read: ReadPlan, content: ServerContent): PlanOfEnquiry {
  const { state, card, estimate, plan, query } = read
  const names = calculatorNames(content.calculator, content.solutions)
  const { totalCents, lumpSumCents, months, eachCents, lastCents, firstDue, handover } = plan
  return {
    reference: planReference(read),
    priceList: state.version,
    totalCents,
    lumpSumCents,
    months,
    eachCents,
    lastCents,
    firstDue,
    handover,
    lines: visitorLines(estimate, state.choices, card, names).map(({ title: name, amountCents }) => ({
      name,
      amountCents,
    })),
    schedule: plan.schedule.map(({ no, date, amountCents }) => ({ no, date, amountCents })),
    calculatorHref: paths.calculator(query),
    pdfHref: `/inbox/api/enquiries/${number}/plan.pdf`,
    pdfBytes: null, // it is printed when somebody asks for it
  }
}
