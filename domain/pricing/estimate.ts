import type { z } from 'zod'
import { dividedHalfUp, vatPartCents } from '../money/money.ts'
import { counted, percent } from '../wording.ts'
import type { AddOn, CustomBuild, Price, RateCard, SolutionPrice } from './rate-card.ts'
import type { choicesSchema } from './schemas.ts'
import { FIRST_PROVIDER, FURTHER_PROVIDER } from './terms.ts'

export type Choices = z.infer<typeof choicesSchema>

/** `hours` is 0 if the line is a percentage, has a fixed price, or is included in the solution’s price. */
export type EstimateLine = { key: string; label: string; hours: number; amountCents: number }

export type Estimate = {
  /** Version of the rate card. */
  version: string
  lines: Array<EstimateLine>
  /** VAT included, as all amounts. */
  totalCents: number
  /** The VAT inside the total; 0 if the agency is not registered. */
  vatCents: number
  /** Minimum and maximum usual price of custom work; for a solution, which has one price, both are the total. */
  lowCents: number
  highCents: number
  /** Working days. */
  buildDays: number
}

/** A team of three people with eight hours a day (docs/domain.md 4.1). */
const TEAM_HOURS_PER_DAY = 24

/**
 * Prices a visitor's choices line by line: base, units, design, then the extras in the order chosen (docs/domain.md 4.3 to 4.5).
 *
 * An extra that the solution contains is a line of 0 hours and 0 cents.
 *
 * @throws {RangeError} naming a need or extra that is not on the card, is chosen twice, or has a number out of range
 */
export function estimate(choices: Choices, card: RateCard): Estimate {
  const build = buildOnCard(choices.need, card)
  const buildLines = baseLines(choices, build, card)
  const lines = [...buildLines, ...designLines(choices, buildLines, card), ...extraLines(choices, card)]
  const totalCents = amountOf(lines)
  return {
    version: card.version,
    lines,
    totalCents,
    vatCents: card.vat.registered ? vatPartCents(totalCents, card.vat.rateBps) : 0,
    ...rangeOf(totalCents, build, card),
    buildDays: Math.max(build.buildDays, Math.ceil(hoursOf(lines) / TEAM_HOURS_PER_DAY)),
  }
}

/**
 * The price of a number of hours, in cents, VAT included.
 *
 * @param hours a multiple of 0.1
 */
export function priceOfHours(hours: number, card: RateCard): number {
  return dividedHalfUp(tenthsOf(hours) * card.hourlyRateCents, 10)
}

/** What a quantity at a price costs, in cents, VAT included. */
export function priceOf(price: Price, card: RateCard, quantity = 1): number {
  return 'cents' in price ? quantity * price.cents : priceOfHours(quantity * price.hours, card)
}

/** The surcharge of a design on base and units, in basis points; 0 for none. */
export function designAdditionBps(design: Choices['design'], { designLevels }: RateCard): number {
  return designLevels[design] - 10_000
}

/** Keys of the extras that are included in a solution's price; empty for custom work. */
export function containedExtras(need: string, card: RateCard): ReadonlyArray<string> {
  return entry(card.solutions, need)?.includes ?? []
}

/** Whether another payment provider is chosen without a first one, included or chosen (docs/domain.md 4.3). */
export function needsFirstProvider(need: string, extras: Choices['extras'], card: RateCard): boolean {
  const keys = extras.map(({ key }) => key)
  return (
    keys.includes(FURTHER_PROVIDER) && ![...keys, ...containedExtras(need, card)].includes(FIRST_PROVIDER)
  )
}

function buildOnCard(need: string, card: RateCard): SolutionPrice | CustomBuild {
  const build = entry(card.solutions, need) ?? entry(card.custom, need)
  if (!build) throw new RangeError(`Unknown need: ${need}`)
  return build
}

function baseLines(
  { need, units }: Choices,
  build: SolutionPrice | CustomBuild,
  card: RateCard,
): Array<EstimateLine> {
  if ('unit' in build) return customLines(need, units ?? build.included, build, card)
  if (units !== undefined) throw new RangeError(`${need} is a solution and has no units`)
  return [line(need, `${need}: white-label base`, build.base, card)]
}

function customLines(need: string, units: number, build: CustomBuild, card: RateCard): Array<EstimateLine> {
  assertFromOne(units, build.max, `${need}: units`)
  const base = line(need, `${need}: base (${counted(build.included, build.unit)})`, build.base, card)
  const furtherUnits = units - build.included
  if (furtherUnits <= 0) return [base]
  const label = counted(furtherUnits, `extra ${build.unit}`)
  return [base, line('units', label, build.further, card, furtherUnits)]
}

function designLines(
  { design }: Choices,
  buildLines: Array<EstimateLine>,
  card: RateCard,
): Array<EstimateLine> {
  const additionBps = designAdditionBps(design, card)
  if (additionBps === 0) return []
  const amountCents = dividedHalfUp(amountOf(buildLines) * additionBps, 10_000 * 100) * 100
  return [{ key: 'design', label: `${design} design (+${percent(additionBps)})`, hours: 0, amountCents }]
}

function extraLines({ need, extras }: Choices, card: RateCard): Array<EstimateLine> {
  const contained = containedExtras(need, card)
  const keys = extras.map(({ key }) => key)
  const repeatedKey = keys.find((key, index) => keys.indexOf(key) < index)
  if (repeatedKey) throw new RangeError(`${repeatedKey} is chosen twice`)
  if (needsFirstProvider(need, extras, card))
    throw new RangeError(`${FURTHER_PROVIDER} needs ${FIRST_PROVIDER}`)

  return extras.map(({ key, quantity }) => {
    const addOn = addOnOnCard(key, quantity, card)
    if (contained.includes(key)) return { key, label: addOn.label, hours: 0, amountCents: 0 }
    const label = quantity === 1 ? addOn.label : `${addOn.label}\u00a0×\u00a0${quantity}`
    return line(key, label, addOn.price, card, quantity)
  })
}

function addOnOnCard(key: string, quantity: number, card: RateCard): AddOn {
  const addOn = entry(card.addOns, key)
  if (!addOn) throw new RangeError(`Unknown extra: ${key}`)
  assertFromOne(quantity, addOn.qtyMax ?? 1, `${key}: quantity`)
  return addOn
}

function line(key: string, label: string, price: Price, card: RateCard, quantity = 1): EstimateLine {
  const hours = 'cents' in price ? 0 : tenthsOf(quantity * price.hours) / 10
  return { key, label, hours, amountCents: priceOf(price, card, quantity) }
}

function rangeOf(totalCents: number, build: SolutionPrice | CustomBuild, card: RateCard) {
  if (!('unit' in build)) return { lowCents: totalCents, highCents: totalCents }
  const { lowBps, highBps, roundToCents } = card.range
  const shareOfTotal = (bps: number) => dividedHalfUp(totalCents * bps, 10_000 * roundToCents) * roundToCents
  return { lowCents: shareOfTotal(lowBps), highCents: shareOfTotal(highBps) }
}

function amountOf(lines: ReadonlyArray<EstimateLine>): number {
  return lines.reduce((cents, { amountCents }) => cents + amountCents, 0)
}

/** Summed in tenths: as floats 0.1 + 16.1 + 7.8 hours are more than 24, which adds a day. */
function hoursOf(lines: ReadonlyArray<EstimateLine>): number {
  return lines.reduce((tenths, { hours }) => tenths + tenthsOf(hours), 0) / 10
}

function tenthsOf(hours: number): number {
  return Math.round(hours * 10)
}

function assertFromOne(count: number, max: number, name: string): void {
  if (!Number.isSafeInteger(count) || count < 1 || count > max)
    throw new RangeError(`${name} must be a whole number from 1 to ${max}, not ${count}`)
}

/** Only the card's own keys count, because a link may request the need "constructor". */
function entry<T>(entries: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined
}
