import type { CalendarDate } from '../../calendar/calendar.ts'
import type { Choices } from '../../pricing/estimate.ts'
import type { RateCard } from '../../pricing/rate-card.ts'
import type { Terms } from '../offer.ts'
import type { Payer } from '../plan-limits.ts'
import { joinExtras } from './wanted-extras.ts'

/** All that a plan is made of. It holds no personal data. */
export type PlanState = Required<Terms> & {
  /** Version of the rate card. */
  version: string
  choices: Choices
  payer: Payer
}

/** The parameters of a plan in the page's address, and in a shared link. */
export const PLAN_PARAMETERS = [
  ...['v', 'need', 'units', 'design', 'extras', 'payer', 'months', 'completed', 'payDay', 'lumpSum', 'on'],
] as const

/** A plan to link to; without a completion the day on which the link is opened decides. */
export type LinkedPlan = Omit<PlanState, 'completed'> & Partial<Pick<PlanState, 'completed'>>

/**
 * Writes a plan as the query of its link, without the question mark: the same plan always gives the same text.
 *
 * What the card takes for granted is left out (the included units, ready-made design, its first pay day …): the link names
 * the version of the card, so it keeps its meaning.
 *
 * @param workedOut the day on which the plan was first worked out, in a link that is kept; absent, that is the day on which
 * it is opened
 */
export function writePlanQuery(
  { version, choices, payer, ...terms }: LinkedPlan,
  card: RateCard,
  workedOut?: CalendarDate,
): string {
  const { need, units, design, extras } = choices
  const { months, completed, payDay, lumpSumCents } = terms
  const parts: Array<[name: (typeof PLAN_PARAMETERS)[number], value: string | false]> = [
    ['v', version],
    ['need', need],
    ['units', units !== undefined && units !== card.custom[need]?.included && String(units)],
    ['design', design !== 'template' && design],
    ['extras', extras.length > 0 && joinExtras(extras)],
    ['payer', payer !== 'organisation' && payer],
    ['months', String(months)],
    ['completed', completed ?? false],
    ['payDay', payDay !== card.payDays[0] && String(payDay)],
    ['lumpSum', lumpSumCents > 0 && writeRand(lumpSumCents)],
    ['on', workedOut ?? false],
  ]
  return parts.flatMap(([name, value]) => (value === false ? [] : `${name}=${value}`)).join('&')
}

/** `2000` or `2000.50`, which reads the same in every country. */
function writeRand(cents: number): string {
  const part = cents % 100
  const rands = String((cents - part) / 100)
  return part === 0 ? rands : `${rands}.${String(part).padStart(2, '0')}`
}
