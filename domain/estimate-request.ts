import {
  type Choices,
  type Estimate,
  estimate,
  FIRST_PROVIDER,
  FURTHER_PROVIDER,
  needsFirstProvider,
} from './estimate.ts'
import { splitExtras } from './plan-query.ts'
import type { RateCard } from './rate-card.ts'
import { cardOfVersion, type RateCards } from './rate-cards.ts'
import {
  type QueryErrors,
  requiredWhole,
  type StrictQuery,
  strictQuery,
  wholeDigits,
} from './strict-query.ts'

export const ESTIMATE_REQUEST_PARAMETERS = ['v', 'need', 'units', 'design', 'extras'] as const

/** Reads a request for an estimate and makes it; whatever its card cannot price as it stands is a fault (issue 4). */
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

/** The card of the version, so that the other parameters are judged by it; today's where the version is at fault. */
function readCard(query: StrictQuery, cards: RateCards): RateCard {
  const version = query.text('v')
  const card = version === undefined ? cards.today : cardOfVersion(cards, version)
  if (!card) query.fault('v', `There is no rate card of this version. Today’s is ${cards.today.version}.`)
  return card ?? cards.today
}

function readNeed(query: StrictQuery, { solutions, custom }: RateCard): string | null {
  const text = query.text('need')
  if (text !== undefined && (Object.hasOwn(solutions, text) || Object.hasOwn(custom, text))) return text
  const needs = [...Object.keys(solutions), ...Object.keys(custom)].join(', ')
  query.fault('need', `${text === undefined ? 'This is missing. ' : ''}Give one of ${needs}.`)
  return null
}

function readUnits(query: StrictQuery, need: string | null, { custom, solutions }: RateCard): number | null {
  if (query.text('units') === undefined) return null
  if (need !== null && Object.hasOwn(solutions, need)) {
    query.fault('units', `${need} is a solution and has no units.`)
    return null
  }
  const most = need === null ? Number.MAX_SAFE_INTEGER : custom[need]?.max
  return requiredWhole(query, 'units', 1, most ?? 1)
}

function readDesign(query: StrictQuery, { designLevels }: RateCard): Choices['design'] | null {
  const text = query.text('design') ?? 'template'
  if (text === 'template' || text === 'tailored' || text === 'custom') return text
  query.fault('design', `Give one of ${Object.keys(designLevels).join(', ')}.`)
  return null
}

function readExtras(query: StrictQuery, need: string | null, card: RateCard): Choices['extras'] {
  const wanted = splitExtras(query.text('extras') ?? '')
  const fault = (sentence: string) => query.fault('extras', sentence)
  const keys = wanted.map(({ key }) => key)
  for (const key of new Set(keys.filter((key, at) => keys.indexOf(key) < at))) fault(`“${key}” stands twice.`)

  const extras = wanted.map(({ key, quantity }) => {
    const addOn = Object.hasOwn(card.addOns, key) ? card.addOns[key] : undefined
    const { qtyMax = 1 } = addOn ?? {}
    const number = wholeDigits(quantity)
    if (!addOn) fault(`There is no extra “${key}”.`)
    else if (number === null || number < 1 || number > qtyMax)
      fault(
        `The quantity of ${key} must be ${qtyMax === 1 ? '1' : `whole decimal digits, from 1 to ${qtyMax}`}.`,
      )
    return { key, quantity: number ?? 0 }
  })
  if (need !== null && needsFirstProvider(need, extras, card))
    fault(`${FURTHER_PROVIDER} needs ${FIRST_PROVIDER}, contained or chosen.`)
  return extras
}
