import type { TypedRand } from '../../money/parse-rand.ts'
import { type Choices, needsFirstProvider } from '../../pricing/estimate.ts'
import type { CustomBuild, RateCard } from '../../pricing/rate-card.ts'
import { FIRST_PROVIDER, MIN_MONTHS } from '../../pricing/terms.ts'
import { isWholeNumber, quantityRange, unitsRange } from '../../pricing/typed-numbers.ts'
import { capitalised, inWords } from '../../wording.ts'
import { monthsRange, unavailableReason } from '../durations.ts'
import { lumpSumFault, lumpSumMax, maxMonthsFor, type Payer, payerMaxMonths } from '../plan-limits.ts'
import { type RequestedExtra, requestedExtras } from './plan-query.ts'

/**
 * The choices that a card can price; each correction is added to `changes`.
 *
 * @throws {RangeError} if the card has no product
 */
export function readChoices(params: URLSearchParams, card: RateCard, changes: Array<string>): Choices {
  const text = (name: string) => params.get(name)?.trim() ?? ''
  const need = readNeed(text('need'), card, changes)
  const units = readUnits(text('units'), card.custom[need], changes)
  const design = readDesign(text('design'), card, changes)
  const extras = withFirstProvider(need, readExtras(requestedExtras(params), card, changes), card, changes)
  return { need, ...(units === undefined ? {} : { units }), design, extras }
}

function readNeed(text: string, card: RateCard, changes: Array<string>): string {
  const needs = [...Object.keys(card.solutions), ...Object.keys(card.custom)]
  const [first] = needs
  if (first === undefined) throw new RangeError('The rate card has neither a solution nor a custom build')
  if (needs.includes(text)) return text
  if (text !== '') changes.push('We do not sell what this link asks for. You see our first product instead.')
  return first
}

function readUnits(text: string, build: CustomBuild | undefined, changes: Array<string>): number | undefined {
  if (text === '') return undefined
  if (!build) {
    changes.push('A finished solution has one price, so its size was left out.')
    return undefined
  }
  const { unit, included, max } = build
  if (!isWholeNumber(text)) {
    changes.push(
      `The number of ${unit}s in the link is not a whole number. You see what the price includes: ${included}.`,
    )
    return undefined
  }
  const units = Math.min(Math.max(Number(text), 1), max)
  if (units !== Number(text)) changes.push(`${unitsRange(build)} You see ${units}.`)
  return units
}

function readDesign(text: string, card: RateCard, changes: Array<string>): Choices['design'] {
  const levels: ReadonlyArray<Choices['design']> = ['template', 'tailored', 'custom']
  const matchingLevel = levels.find((level) => level === text && Object.hasOwn(card.designLevels, level))
  if (!matchingLevel && text !== '')
    changes.push('The design in the link is not one we offer. You see the ready-made one.')
  return matchingLevel ?? 'template'
}

function readExtras(
  requestedList: ReadonlyArray<RequestedExtra>,
  card: RateCard,
  changes: Array<string>,
): Choices['extras'] {
  const offered = requestedList.filter(({ key }) => Object.hasOwn(card.addOns, key))
  const unknownCount = requestedList.length - offered.length
  if (unknownCount === 1) changes.push('An extra that is not on the price list was left out.')
  if (unknownCount > 1)
    changes.push(`${capitalised(inWords(unknownCount))} extras that are not on the price list were left out.`)

  const byKey = new Map<string, string>()
  const repeatedKeys = new Set<string>()
  for (const { key, quantity } of offered)
    if (byKey.has(key)) repeatedKeys.add(key)
    else byKey.set(key, quantity)
  noteRepeated([...repeatedKeys], card, changes)
  return [...byKey].flatMap(([key, quantity]) => readExtra(key, quantity, card, changes) ?? [])
}

function noteRepeated(
  [first, ...others]: ReadonlyArray<string>,
  { addOns }: RateCard,
  changes: Array<string>,
): void {
  if (others.length > 0)
    changes.push('The link names several extras more than once. We use the first of each.')
  else if (first) changes.push(`The link names “${addOns[first]?.label}” more than once. We use the first.`)
}

function readExtra(key: string, text: string, { addOns }: RateCard, changes: Array<string>) {
  const { label = key, qtyMax = 1 } = addOns[key] ?? {}
  const requested = isWholeNumber(text) ? Number(text) : 0
  if (requested < 1) {
    changes.push(`“${label}” was left out: how many of it is not a whole number from 1.`)
    return null
  }
  if (requested > qtyMax) changes.push(`${quantityRange(label, qtyMax)} You see ${qtyMax}.`)
  return { key, quantity: Math.min(requested, qtyMax) }
}

function withFirstProvider(
  need: string,
  extras: Choices['extras'],
  card: RateCard,
  changes: Array<string>,
): Choices['extras'] {
  if (!needsFirstProvider(need, extras, card)) return extras
  const label = card.addOns[FIRST_PROVIDER]?.label ?? FIRST_PROVIDER
  changes.push(`A further payment provider needs a first one, so “${label}” was added.`)
  return [{ key: FIRST_PROVIDER, quantity: 1 }, ...extras]
}

/**
 * The months and lump sum of a link, made compatible; each correction is added to `changes`.
 *
 * A lump sum that some duration allows is kept, and the months are changed; a larger one is reduced to what the months allow.
 */
export function readAmounts(
  { months: text, lumpSum: typed, payer }: { months: string; lumpSum: TypedRand; payer: Payer },
  totalCents: number,
  card: RateCard,
  changes: Array<string>,
): { months: number; lumpSumCents: number } {
  const requested = readMonths(text, payer, card, changes)
  const lumpSumCents = readLumpSum(typed, totalCents, requested, card, changes)
  const restCents = totalCents - lumpSumCents
  const months = Math.min(requested, maxMonthsFor(restCents, payer, card))
  const unavailable = months < requested ? unavailableReason(requested, restCents, payer, card) : null
  if (unavailable) changes.push(`${unavailable.sentence} You see ${months} months.`)
  return { months, lumpSumCents }
}

function readMonths(text: string, payer: Payer, card: RateCard, changes: Array<string>): number {
  const longest = payerMaxMonths(payer, card)
  const usualMonths = Math.min(card.defaultDuration, longest)
  if (text === '') return usualMonths
  if (!isWholeNumber(text)) {
    changes.push(`The months in the link are not a whole number. You see ${usualMonths} months.`)
    return usualMonths
  }
  const months = Math.min(Math.max(Number(text), MIN_MONTHS), longest)
  if (months !== Number(text)) changes.push(changedMonths(Number(text), months, payer, card))
  return months
}

function changedMonths(requested: number, months: number, payer: Payer, card: RateCard): string {
  if (requested > months && payer === 'person')
    return `${months} months is the longest we offer a person or sole proprietor, so you see ${months}. Your other choices stay.`
  return `${monthsRange(payer, card)} You see ${months}.`
}

function readLumpSum(
  typed: TypedRand,
  totalCents: number,
  months: number,
  card: RateCard,
  changes: Array<string>,
): number {
  if ('ask' in typed) return 0
  if ('fault' in typed) {
    changes.push('The amount on completion could not be read and was left out.')
    return 0
  }
  const fault = lumpSumFault(typed.cents, totalCents, months, card)
  if (fault === null) return typed.cents
  changes.push(fault)
  return lumpSumMax(totalCents, months, card)
}
