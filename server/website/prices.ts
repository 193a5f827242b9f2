import { type CalendarDate, isCalendarDate } from '../../domain/calendar/calendar.ts'
import { type DraftField, fieldOf, fieldValue } from '../../domain/content/draft.ts'
import { listsUpTo, type PriceLists } from '../../domain/content/rate-card-files.ts'
import type { SiteFault } from '../../domain/inbox/api/website.ts'
import { formatRand } from '../../domain/money/money.ts'
import { priceOf } from '../../domain/pricing/estimate.ts'
import { firstDayOf, lastVersionOn, nextVersionOn } from '../../domain/pricing/list-version.ts'
import { type Price, type RateCard, rateCardSchema } from '../../domain/pricing/rate-card.ts'

const NEWEST = '9999-12-31'

/** The part of a draft that contains prices: the changed list, and in `from` the day from which it applies. */
export const PRICES = 'ratecard'

/** The price lists with the one that a draft adds or changes. `added`: that list; null if the draft changes no prices. */
export type DraftedPrices = { lists: PriceLists; added: RateCard | null; faults: Array<SiteFault> }

/** A change, and whether an owner said that a price far from the live one is right. */
type Change = DraftField & { confirmed: boolean }

/**
 * The list that a draft changes: the one in force on the day from which the changes apply; without a day the newest, even if it has
 * not begun yet.
 */
export function changedList(cards: ReadonlyArray<RateCard>, changes: ReadonlyArray<DraftField>): RateCard {
  const from = changes.find(({ part, field }) => part === PRICES && field === 'from')?.value
  const day = typeof from === 'string' && isCalendarDate(from) ? from : NEWEST
  return listsUpTo(cards, lastVersionOn(day)).today
}

/** The lists of program and owners. Once owners have published a list, later ones of the program are ignored. */
export function mergedLists(
  program: ReadonlyArray<RateCard>,
  owners: ReadonlyArray<RateCard>,
): Array<RateCard> {
  const [first] = owners.map(({ version }) => version).toSorted()
  return [...program.filter(({ version }) => first === undefined || version < first), ...owners]
}

/** Adds a list, which replaces one of the same version. */
export function withList(cards: ReadonlyArray<RateCard>, added: RateCard | null): ReadonlyArray<RateCard> {
  return added ? [...cards.filter(({ version }) => version !== added.version), added] : cards
}

/**
 * @param cards all price lists
 * @param draft {@link changedList} with the changes of the draft
 * @param changes all changes of the draft
 */
export function draftedPrices(
  cards: ReadonlyArray<RateCard>,
  draft: unknown,
  changes: ReadonlyArray<Change>,
  today: CalendarDate,
): DraftedPrices {
  const until = lastVersionOn(today)
  const unchanged = { lists: listsUpTo(cards, until), added: null }
  if (!changes.some(({ part, field }) => part === PRICES && field !== 'from'))
    return { ...unchanged, faults: [] }
  const changed = changedList(cards, changes)
  const firstDay = firstDayOf(changed.version)
  // a price list, or a draft of it
  const { from = firstDay > today ? firstDay : today, ...rest } = draft as Record<string, unknown>
  const withFault = (field: string, sentence: string) => ({
    ...unchanged,
    faults: [{ part: PRICES, field, sentence }],
  })
  if (typeof from !== 'string' || !isCalendarDate(from) || from < today)
    return withFault('from', 'New prices begin today or on a day to come. Please choose the day.')
  const versions = cards.map(({ version }) => version)
  // A list that begins on this day is changed; any other keeps its prices.
  const version = firstDay === from && firstDay > today ? changed.version : nextVersionOn(from, versions)
  if (version === null)
    return withFault('from', 'Nine price lists begin on this day already. Choose another day.')
  const { data: card, error } = rateCardSchema.safeParse({ ...rest, version })
  const faults = error
    ? error.issues.map(({ path, message }) =>
        faultAt(fieldOf(draft, path), message.replace(/^[\w.-]+: /, '')),
      )
    : unusualPrices(card, changed, changes)
  return faults.length > 0 || !card
    ? { ...unchanged, faults }
    : { lists: listsUpTo(withList(cards, card), until), added: card, faults }
}

function unusualPrices(card: RateCard, live: RateCard, changes: ReadonlyArray<Change>): Array<SiteFault> {
  const faults = unusualTotals(card)
  const isFaulty = ({ field }: Change) => faults.some((fault) => fault.field === field)
  const unconfirmed = changes.filter(
    (change) => change.part === PRICES && !change.confirmed && !isFaulty(change),
  )
  return [
    ...faults,
    ...unconfirmed.flatMap(({ field }) => {
      const [before, now] = [centsIn(live, field), centsIn(card, field)]
      const sentence = before && now && priceQuestion(before, now)
      return sentence ? { ...faultAt(field, sentence), isConfirmable: true } : []
    }),
  ]
}

/** A question about a price less than half or more than double the live one; null for others. Both in cents. */
function priceQuestion(before: number, now: number): string | null {
  const was = `what it was (${formatRand(before)})`
  if (now * 10 === before) return `A tenth of ${was}. Is a nought missing?`
  if (now * 2 < before) return `Less than half of ${was}. Is a nought missing?`
  if (now === before * 10) return `Ten times ${was}. Is a nought too many?`
  return now > before * 2 ? `More than double ${was}. Is a nought too many?` : null
}

/** The price of a field, or the hourly rate; null for another field. */
function centsIn(card: RateCard, field: string): number | null {
  const value = fieldValue({ [PRICES]: card }, { part: PRICES, field })
  if (typeof value === 'number') return value
  return typeof value === 'object' && value !== null ? priceOf(value as Price, card) : null // proof: PRICE_FIELD in editable.ts
}

/** Base prices outside the limits of a total: a nought may be missing, or too many. */
function unusualTotals(card: RateCard): Array<SiteFault> {
  const { minTotalCents, maxTotalCents } = card.limits
  return (['solutions', 'custom'] as const).flatMap((kind) =>
    Object.entries(card[kind]).flatMap(([need, { base }]) => {
      const cents = priceOf(base, card)
      const field = `${kind}.${need}.base`
      if (cents < minTotalCents)
        return faultAt(
          field,
          `${formatRand(cents)} is below ${formatRand(minTotalCents)}, the smallest total.`,
        )
      if (cents > maxTotalCents)
        return faultAt(
          field,
          `${formatRand(cents)} is above ${formatRand(maxTotalCents)}, the largest total.`,
        )
      return []
    }),
  )
}

function faultAt(field: string, sentence: string): SiteFault {
  return { part: PRICES, field, sentence }
}
