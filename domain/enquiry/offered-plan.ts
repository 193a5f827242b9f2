import { dayOf } from '../calendar/time-of-day.ts'
import { parseRand } from '../money/parse-rand.ts'
import { quoteReference } from '../plan/link/quote-reference.ts'
import { type ReadPlan, readPlanQuery } from '../plan/link/read-plan-query.ts'
import { planFromRateCard } from '../plan/offer.ts'
import type { Plan } from '../plan/plan.ts'
import { isListVersion } from '../pricing/list-version.ts'
import type { RateCards } from '../pricing/rate-cards.ts'
import { type Enquiry, estimateOf } from './enquiry.ts'
import type { SentEstimate } from './record.ts'

/** The plan that came with an enquiry: the stored total and months are the offer, even if the price lists change. */
export type OfferedPlan = {
  /** `EST-7K2Q-24` */
  reference: string
  estimate: SentEstimate
  plan: Plan
  /** The same link, calculated by the price lists. */
  read: ReadPlan
  /** Whether the lists still give the offer. If not, its list was changed or is missing, and the lines of `read` were never offered. */
  isOnPriceList: boolean
}

/** @returns null without a plan, or for a plan that no site can have offered */
export function offeredPlan(enquiry: Enquiry, cards: RateCards): OfferedPlan | null {
  const { record, metadata } = enquiry
  const estimate = estimateOf(enquiry)
  if (!metadata.plan || !estimate) return null
  const params = new URLSearchParams(metadata.plan)
  const read = readPlanQuery(params, cards, dayOf(record.dateSent))
  const plan = storedPlan(estimate, lumpSumOf(params), read)
  if (!plan) return null
  const isOnPriceList =
    read.card.version === estimate.version &&
    read.state.choices.need === estimate.choices.need &&
    read.plan.totalCents === plan.totalCents &&
    read.plan.months === plan.months &&
    read.plan.lumpSumCents === plan.lumpSumCents
  return { reference: quoteReference(metadata.plan), estimate, plan, read, isOnPriceList }
}

/** The lump sum as it was sent: `readPlanQuery` limits it to what its price list allows. */
function lumpSumOf(params: URLSearchParams): number {
  const typedLumpSum = parseRand(params.get('lumpSum') || '0')
  return 'cents' in typedLumpSum ? typedLumpSum.cents : 0
}

function storedPlan(
  { version, total, months }: SentEstimate,
  lumpSumCents: number,
  read: ReadPlan,
): Plan | null {
  const { completed, payDay } = read.state
  if (!isListVersion(version)) return null
  try {
    return planFromRateCard(total, { completed, payDay, months, lumpSumCents }, read.card)
  } catch (error) {
    if (error instanceof RangeError) return null // Imported enquiries stay readable, even with invalid data.
    throw error
  }
}
