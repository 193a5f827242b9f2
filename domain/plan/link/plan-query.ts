import type { CalendarDate } from '../../calendar/calendar.ts'
import type { Choices } from '../../pricing/estimate.ts'
import type { RateCard } from '../../pricing/rate-card.ts'
import type { Terms } from '../offer.ts'
import type { Payer } from '../plan-limits.ts'

/** All that a plan is made of. It holds no personal data. */
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

/** The longest query that is read, in characters as they are sent: a link of ours has a few hundred. */
export const QUERY_MAX_CHARS = 2_048

/** Stands for what was cut off: a parameter that no reader knows, so that each reports that something was left out. */
export const TRUNCATED_NOTICE = 'cut-off'

/**
 * The parameters of a query. Of one longer than {@link QUERY_MAX_CHARS} only those that are complete before that
 * length: `months=36` cut in half would mean 3.
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

/** An extra with its number as a link or a form names them: nothing of it is checked yet. */
export type RequestedExtra = { key: string; quantity: string }

/** Before the key of an extra: the name of a plain form's field for its number. */
export const EXTRA_FIELD = 'extras-'

/** The extras that a link's list or a plain form's boxes and number fields ask for, in their order; a field of none asks for nothing. */
export function requestedExtras(params: URLSearchParams): Array<RequestedExtra> {
  return [...params].flatMap(([name, value]) => {
    if (name === 'extras') return splitExtras(value.replace(/\s/g, '')).filter(({ key }) => key !== '')
    const quantity = value.trim()
    return name.startsWith(EXTRA_FIELD) && !isNone(quantity)
      ? [{ key: name.slice(EXTRA_FIELD.length), quantity }]
      : []
  })
}

/** Splits `key,key:quantity`; a key without a quantity is one. */
export function splitExtras(text: string): Array<RequestedExtra> {
  if (text === '') return []
  return text.split(',').map((entry) => {
    const [key = '', ...rest] = entry.split(':')
    return { key, quantity: rest.length === 0 ? '1' : rest.join(':') }
  })
}

/** Writes extras as {@link splitExtras} reads them; without those of which none is wanted. */
export function joinExtras(extras: ReadonlyArray<{ key: string; quantity: string | number }>): string {
  return extras
    .map(({ key, quantity }) => ({ key, quantity: String(quantity) }))
    .filter(({ quantity }) => !isNone(quantity))
    .map(({ key, quantity }) => (quantity === '1' ? key : `${key}:${quantity}`))
    .join(',')
}

/** Zeros or nothing typed. */
function isNone(quantity: string): boolean {
  return /^0*$/.test(quantity)
}
