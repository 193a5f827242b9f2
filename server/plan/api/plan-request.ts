import { type CalendarDate, isCalendarDate } from '../../../domain/calendar/calendar.ts'
import { MAX_MONTHS, MIN_MONTHS } from '../../../domain/plan/instalments.ts'
import { planFromRateCard } from '../../../domain/plan/offer.ts'
import type { PayDay, Plan } from '../../../domain/plan/plan.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { type QueryErrors, requiredWhole, type StrictQuery, strictQuery } from './strict-query.ts'

export const PLAN_REQUEST_PARAMETERS = [
  'totalCents',
  'months',
  'completed',
  'payDay',
  'lumpSumCents',
] as const

/** A plan completed later than this would end after the year 9999. */
const LAST_COMPLETION = '9989-12-31'

/** Reads a request for the plan of a bare total and calculates it; anything that is not exact is an error. */
export function planForRequest(
  params: URLSearchParams,
  card: RateCard,
): { plan: Plan } | { errors: QueryErrors } {
  const query = strictQuery(params, PLAN_REQUEST_PARAMETERS)
  const totalCents = requiredWhole(query, 'totalCents', 1, Number.MAX_SAFE_INTEGER)
  const months = requiredWhole(query, 'months', MIN_MONTHS, MAX_MONTHS)
  const completed = readCompleted(query)
  const payDay = readPayDay(query, card)
  const lumpSumCents = readLumpSum(query, totalCents)
  const errors = query.errors()
  const isWhole =
    totalCents !== null && months !== null && completed !== null && payDay !== null && lumpSumCents !== null
  if (errors || !isWhole) return { errors: errors ?? {} }
  try {
    return { plan: planFromRateCard(totalCents, { months, completed, payDay, lumpSumCents }, card) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const tooSmall = `Too little is left to split over ${months} months.`
    return { errors: lumpSumCents > 0 ? { lumpSumCents: tooSmall } : { totalCents: tooSmall } }
  }
}

function readCompleted(query: StrictQuery): CalendarDate | null {
  const text = query.text('completed')
  if (text !== undefined && isCalendarDate(text) && text <= LAST_COMPLETION) return text
  const missing = text === undefined ? 'This is missing. ' : ''
  query.addError('completed', `${missing}Give a date that exists, written like 2027-03-01.`)
  return null
}

function readPayDay(query: StrictQuery, { payDays }: RateCard): PayDay | null {
  const text = query.text('payDay')
  const found = payDays.find((payDay) => String(payDay) === text)
  if (found !== undefined) return found
  query.addError(
    'payDay',
    `${text === undefined ? 'This is missing. ' : ''}Give one of ${payDays.join(', ')}.`,
  )
  return null
}

function readLumpSum(query: StrictQuery, totalCents: number | null): number | null {
  if (query.text('lumpSumCents') === undefined) return 0
  const cents = requiredWhole(query, 'lumpSumCents', 0, Number.MAX_SAFE_INTEGER)
  if (cents === null || totalCents === null || cents < totalCents) return cents
  query.addError('lumpSumCents', 'This must be below the total.')
  return null
}
