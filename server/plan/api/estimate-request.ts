import { type RequestedExtra, splitExtras } from '../../../domain/plan/link/wanted-extras.ts'
import {
  type Choices,
  type Estimate,
  estimate,
  needsFirstProvider,
} from '../../../domain/pricing/estimate.ts'
import { FIRST_PROVIDER, FURTHER_PROVIDER } from '../../../domain/pricing/payment-providers.ts'
import type { AddOn, RateCard } from '../../../domain/pricing/rate-card.ts'
import { cardOfVersion, type RateCards } from '../../../domain/pricing/rate-cards.ts'
import {
  firstFew,
  type QueryErrors,
  requiredWhole,
  type StrictQuery,
  strictQuery,
  wholeDigits,
} from './strict-query.ts'

export const ESTIMATE_REQUEST_PARAMETERS = ['v', 'need', 'units', 'design', 'extras'] as const

/** Reads a request for an estimate and calculates it; whatever its rate card cannot price exactly as given is an error. */
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
  query.addError('need', `${text === undefined ? 'This is missing. ' : ''}Give one of ${needs}.`)
  return null
}

function readUnits(query: StrictQuery, need: string | null, { custom, solutions }: RateCard): number | null {
  if (query.text('units') === undefined) return null
  if (need !== null && Object.hasOwn(solutions, need)) {
    query.addError('units', `${need} is a solution and has no units.`)
    return null
  }
  const most = need === null ? Number.MAX_SAFE_INTEGER : custom[need]?.max
  return requiredWhole(query, 'units', 1, most ?? 1)
}

function readDesign(query: StrictQuery, { designLevels }: RateCard): Choices['design'] | null {
  const text = query.text('design') ?? 'template'
  if (text === 'template' || text === 'tailored' || text === 'custom') return text
  query.addError('design', `Give one of ${Object.keys(designLevels).join(', ')}.`)
  return null
}

function readExtras(query: StrictQuery, need: string | null, card: RateCard): Choices['extras'] {
  const wanted = Map.groupBy(splitExtras(query.text('extras') ?? ''), ({ key }) => key)
  const addError = (sentence: string) => query.addError('extras', sentence)
  const unknown = new Set(wanted.keys()).difference(new Set(Object.keys(card.addOns)))
  firstFew(unknown, (key, more) => addError(`There is no extra “${key}”.${more}`))

  const extras = [...wanted].flatMap(([key, given]) => {
    const addOn = Object.hasOwn(card.addOns, key) ? card.addOns[key] : undefined
    return addOn ? [{ key, quantity: readQuantity(given, addOn, addError) }] : []
  })
  if (need !== null && needsFirstProvider(need, extras, card))
    addError(`${FURTHER_PROVIDER} needs ${FIRST_PROVIDER}, contained or chosen.`)
  return extras
}

/** The quantity of one extra from all its entries in the query; at most one error is reported for each extra. */
function readQuantity(
  [first, ...more]: ReadonlyArray<RequestedExtra>,
  { qtyMax = 1 }: AddOn,
  addError: (sentence: string) => void,
): number {
  const { key = '', quantity = '' } = first ?? {}
  const number = wholeDigits(quantity) ?? 0
  if (more.length > 0) addError(`“${key}” stands more than once.`)
  else if (number < 1 || number > qtyMax)
    addError(
      `The quantity of ${key} must be ${qtyMax === 1 ? '1' : `whole decimal digits, from 1 to ${qtyMax}`}.`,
    )
  return number
}
