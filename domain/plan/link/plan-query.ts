import type { CalendarDate } from '../../calendar/calendar.ts'
import type { Choices } from '../../pricing/estimate.ts'
import type { RateCard } from '../../pricing/rate-card.ts'
import type { Terms } from '../plan.ts'
import type { Payer } from '../plan-limits.ts'

/** The choices of a plan, without personal data. */
export type PlanState = Required<Terms> & {
  /** Version of the rate card. */
  version: string
  choices: Choices
  payer: Payer
}

/** The parameters of a plan in the page's address, and in a shared link. */
export const PLAN_PARAMETERS = [
  'v',
  'need',
  'units',
  'design',
  'extras',
  'payer',
  'months',
  'completed',
  'payDay',
  'lumpSum',
  'on',
] as const

/** A plan to link to; without a completion date it depends on the day on which the link is opened. */
export type LinkedPlan = Omit<PlanState, 'completed'> & Partial<Pick<PlanState, 'completed'>>

/**
 * Writes a plan as the query of its link, without the question mark. Equal plans give the same text.
 *
 * Defaults of the card are omitted (the included units, ready-made design, its first pay day …): the link contains
 * the version of the card, so it keeps its meaning.
 *
 * @param calculatedOn the day of the first calculation, for a link that is kept; if absent, it is the day on which
 * it is opened
 */
export function writePlanQuery(
  { version, choices, payer, ...terms }: LinkedPlan,
  card: RateCard,
  calculatedOn?: CalendarDate,
): string {
  const { need, units, design, extras } = choices
  const { months, completed, payDay, lumpSumCents } = terms
  const parameters: Array<[name: (typeof PLAN_PARAMETERS)[number], value: string | false]> = [
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
    ['on', calculatedOn ?? false],
  ]
  return parameters.flatMap(([name, value]) => (value === false ? [] : `${name}=${value}`)).join('&')
}

/** `2000` or `2000.50`, which reads the same in every country. */
function writeRand(cents: number): string {
  const centsPart = cents % 100
  const rands = String((cents - centsPart) / 100)
  return centsPart === 0 ? rands : `${rands}.${String(centsPart).padStart(2, '0')}`
}

/** The longest query that is read, in encoded characters: our links have a few hundred. */
export const QUERY_MAX_CHARS = 2_048

/** Replaces the truncated part: an unknown parameter, so that each reader reports that something was ignored. */
export const TRUNCATED_NOTICE = 'cut-off'

/**
 * The parameters of a query. Beyond {@link QUERY_MAX_CHARS} only those that are complete before that
 * length are read: a truncated `months=36` would mean 3.
 *
 * @param query without its question mark
 */
export function limitedParams(query: string): URLSearchParams {
  if (query.length <= QUERY_MAX_CHARS) return new URLSearchParams(query)
  const end = query.lastIndexOf('&', QUERY_MAX_CHARS)
  const params = new URLSearchParams(query.slice(0, Math.max(end, 0)))
  params.append(TRUNCATED_NOTICE, 'yes')
  return params
}

/** An extra with its quantity, as in a link or a form; not yet validated. */
export type RequestedExtra = { key: string; quantity: string }

/** The prefix of the fields for quantities in a plain form, before the key of an extra. */
export const EXTRA_FIELD = 'extras-'

/** The extras in a link's list or in a plain form's boxes and quantities, in order; a quantity of 0 is not an extra. */
export function requestedExtras(params: URLSearchParams): Array<RequestedExtra> {
  return [...params].flatMap(([name, value]) => {
    if (name === 'extras') return splitExtras(value.replace(/\s/g, '')).filter(({ key }) => key !== '')
    const quantity = value.trim()
    return name.startsWith(EXTRA_FIELD) && !isNone(quantity)
      ? [{ key: name.slice(EXTRA_FIELD.length), quantity }]
      : []
  })
}

/** Splits `key,key:quantity`; a key alone has the quantity 1. */
export function splitExtras(text: string): Array<RequestedExtra> {
  if (text === '') return []
  return text.split(',').map((entry) => {
    const [key = '', ...rest] = entry.split(':')
    return { key, quantity: rest.length === 0 ? '1' : rest.join(':') }
  })
}

/** Writes extras in the format of {@link splitExtras}, without those whose quantity is 0. */
export function joinExtras(extras: ReadonlyArray<{ key: string; quantity: string | number }>): string {
  return extras
    .map(({ key, quantity }) => ({ key, quantity: String(quantity) }))
    .filter(({ quantity }) => !isNone(quantity))
    .map(({ key, quantity }) => (quantity === '1' ? key : `${key}:${quantity}`))
    .join(',')
}

/** Whether a quantity is 0 or empty. */
function isNone(quantity: string): boolean {
  return /^0*$/.test(quantity)
}
