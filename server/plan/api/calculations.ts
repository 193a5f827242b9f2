import { type CalendarDate, isCalendarDate } from '../../../domain/calendar/calendar.ts'
import { type RequestedExtra, splitExtras } from '../../../domain/plan/link/plan-query.ts'
import { planFromRateCard } from '../../../domain/plan/offer.ts'
import type { Plan } from '../../../domain/plan/plan.ts'
import {
  type Choices,
  type Estimate,
  estimate,
  needsFirstProvider,
} from '../../../domain/pricing/estimate.ts'
import type { AddOn, RateCard } from '../../../domain/pricing/rate-card.ts'
import { cardOfVersion, type RateCards } from '../../../domain/pricing/rate-cards.ts'
import type { PayDay } from '../../../domain/pricing/terms.ts'
import { FIRST_PROVIDER, FURTHER_PROVIDER, MAX_MONTHS, MIN_MONTHS } from '../../../domain/pricing/terms.ts'
import { type EstimateAnswer, estimateAnswer, type PlanAnswer, planAnswer } from './answers.ts'
import {
  type QueryErrors,
  reportFirstFew,
  requiredWhole,
  type StrictQuery,
  strictQuery,
  wholeDigits,
} from './strict-query.ts'

export const PLAN_REQUEST_PARAMETERS = [
  'totalCents',
  'months',
  'completed',
  'payDay',
  'lumpSumCents',
] as const

/** A plan with a later completion would end after the year 9999. */
const LAST_COMPLETION = '9989-12-31'

/** Reads a request for the plan of a total and calculates it; inexact values are errors. */
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
  const isComplete =
    totalCents !== null && months !== null && completed !== null && payDay !== null && lumpSumCents !== null
  if (errors || !isComplete) return { errors: errors ?? {} }
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
  query.addError('completed', 'Give a date that exists, written like 2027-03-01.')
  return null
}

function readPayDay(query: StrictQuery, { payDays }: RateCard): PayDay | null {
  const text = query.text('payDay')
  const knownPayDay = payDays.find((payDay) => String(payDay) === text)
  if (knownPayDay !== undefined) return knownPayDay
  query.addError('payDay', `Give one of ${payDays.join(', ')}.`)
  return null
}

function readLumpSum(query: StrictQuery, totalCents: number | null): number | null {
  if (query.text('lumpSumCents') === undefined) return 0
  const cents = requiredWhole(query, 'lumpSumCents', 0, Number.MAX_SAFE_INTEGER)
  if (cents === null || totalCents === null || cents < totalCents) return cents
  query.addError('lumpSumCents', 'This must be below the total.')
  return null
}

export const ESTIMATE_REQUEST_PARAMETERS = ['v', 'need', 'units', 'design', 'extras'] as const

/** Reads a request for an estimate and calculates it; choices that the rate card cannot price exactly are errors. */
export function estimateForRequest(
  params: URLSearchParams,
  cards: RateCards,
): { estimate: Estimate } | { errors: QueryErrors } {
  const query = strictQuery(params, ESTIMATE_REQUEST_PARAMETERS)
  const card = readCard(query, cards)
  const need = readNeed(query, card)
  const units = readUnits(query, need, card)
  const design = readDesign(query, card)
  const extras = readExtras(query, need, card)
  const errors = query.errors()
  if (errors || need === null || design === null) return { errors: errors ?? {} }
  return { estimate: estimate({ need, ...(units === null ? {} : { units }), design, extras }, card) }
}

/** The card of the version, so that the other parameters are checked against it; today's if the version is wrong. */
function readCard(query: StrictQuery, cards: RateCards): RateCard {
  const version = query.text('v')
  const card = version === undefined ? cards.today : cardOfVersion(cards, version)
  if (!card) query.addError('v', `There is no rate card of this version. Today’s is ${cards.today.version}.`)
  return card ?? cards.today
}

function readNeed(query: StrictQuery, { solutions, custom }: RateCard): string | null {
  const text = query.text('need')
  if (text !== undefined && (Object.hasOwn(solutions, text) || Object.hasOwn(custom, text))) return text
  const needs = [...Object.keys(solutions), ...Object.keys(custom)].join(', ')
  query.addError('need', `Give one of ${needs}.`)
  return null
}

function readUnits(query: StrictQuery, need: string | null, { custom, solutions }: RateCard): number | null {
  if (query.text('units') === undefined) return null
  if (need !== null && Object.hasOwn(solutions, need)) {
    query.addError('units', `${need} is a solution and has no units.`)
    return null
  }
  const max = need === null ? Number.MAX_SAFE_INTEGER : custom[need]?.max
  return requiredWhole(query, 'units', 1, max ?? 1)
}

function readDesign(query: StrictQuery, { designLevels }: RateCard): Choices['design'] | null {
  const text = query.text('design') ?? 'template'
  if (text === 'template' || text === 'tailored' || text === 'custom') return text
  query.addError('design', `Give one of ${Object.keys(designLevels).join(', ')}.`)
  return null
}

function readExtras(query: StrictQuery, need: string | null, card: RateCard): Choices['extras'] {
  const requested = Map.groupBy(splitExtras(query.text('extras') ?? ''), ({ key }) => key)
  const addError = (sentence: string) => query.addError('extras', sentence)
  const unknownKeys = new Set(requested.keys()).difference(new Set(Object.keys(card.addOns)))
  reportFirstFew(unknownKeys, (key, unnamedNote) => addError(`There is no extra “${key}”.${unnamedNote}`))

  const extras = [...requested].flatMap(([key, entries]) => {
    const addOn = Object.hasOwn(card.addOns, key) ? card.addOns[key] : undefined
    return addOn ? [{ key, quantity: readQuantity(entries, addOn, addError) }] : []
  })
  if (need !== null && needsFirstProvider(need, extras, card))
    addError(`${FURTHER_PROVIDER} needs ${FIRST_PROVIDER}, contained or chosen.`)
  return extras
}

/** Reads the quantity of an extra from all its entries in the query; reports at most one error for each extra. */
function readQuantity(
  [first, ...otherEntries]: ReadonlyArray<RequestedExtra>,
  { qtyMax = 1 }: AddOn,
  addError: (sentence: string) => void,
): number {
  const { key = '', quantity = '' } = first ?? {}
  const number = wholeDigits(quantity) ?? 0
  if (otherEntries.length > 0) addError(`“${key}” stands more than once.`)
  else if (number < 1 || number > qtyMax)
    addError(
      `The quantity of ${key} must be ${qtyMax === 1 ? '1' : `whole decimal digits, from 1 to ${qtyMax}`}.`,
    )
  return number
}

type CalculationResult = { answer: PlanAnswer | EstimateAnswer } | { errors: QueryErrors }

/** The calculations by address, which depend only on the query and the price lists. */
export const CALCULATIONS = {
  '/api/plan': (params: URLSearchParams, { today }: RateCards): CalculationResult => {
    const result = planForRequest(params, today)
    return 'plan' in result ? { answer: planAnswer(result.plan) } : result
  },
  '/api/estimate': (params: URLSearchParams, cards: RateCards): CalculationResult => {
    const result = estimateForRequest(params, cards)
    return 'estimate' in result ? { answer: estimateAnswer(result.estimate) } : result
  },
} as const
export type ApiAddress = keyof typeof CALCULATIONS
