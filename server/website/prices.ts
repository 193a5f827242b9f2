import { type CalendarDate, isCalendarDate } from '../../domain/calendar/calendar.ts'
import { type DraftField, fieldOf } from '../../domain/content/draft.ts'
import { listsUpTo, type PriceLists } from '../../domain/content/rate-card-files.ts'
import type { SiteFault } from '../../domain/inbox/api/website.ts'
import { formatRand } from '../../domain/money/money.ts'
import { priceOf } from '../../domain/pricing/estimate.ts'
import { firstDayOf, lastVersionOn, nextVersionOn } from '../../domain/pricing/list-version.ts'
import { type RateCard, rateCardSchema } from '../../domain/pricing/rate-card.ts'

const NEWEST = '9999-12-31'

/** The part of a draft that holds prices: the list that it changes, and in `from` the day from which its changes hold. */
export const PRICES = 'ratecard'

/** The price lists with the one that a draft adds or changes; without changes of prices there is none. */
export type DraftedPrices = { lists: PriceLists; added: RateCard | null; faults: Array<SiteFault> }

/**
 * The list that a draft changes: the one that is in force on the day from which its changes hold. Without a day it is the newest, also
 * if that waits for its day.
 */
export function changedList(cards: ReadonlyArray<RateCard>, changes: ReadonlyArray<DraftField>): RateCard {
  const from = changes.find(({ part, field }) => part === PRICES && field === 'from')?.value
  const day = typeof from === 'string' && isCalendarDate(from) ? from : NEWEST
  return listsUpTo(cards, lastVersionOn(day)).today
}

/** All lists with another one, which takes the place of that of its version. */
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
  changes: ReadonlyArray<DraftField>,
  today: CalendarDate,
): DraftedPrices {
  const until = lastVersionOn(today)
  const unchanged = { lists: listsUpTo(cards, until), added: null }
  if (!changes.some(({ part, field }) => part === PRICES && field !== 'from'))
    return { ...unchanged, faults: [] }
  const changed = changedList(cards, changes)
  const day = firstDayOf(changed.version)
  const { from = day > today ? day : today, ...rest } = draft as Record<string, unknown> // a price list, or a draft of it
  const refused = (field: string, sentence: string) => ({
    ...unchanged,
    faults: [{ part: PRICES, field, sentence }],
  })
  if (typeof from !== 'string' || !isCalendarDate(from) || from < today)
    return refused('from', 'New prices begin today or on a day to come. Please choose the day.')
  const versions = cards.map(({ version }) => version)
  // A list that waits for this very day is changed; any other keeps its own prices.
  const version = day === from && day > today ? changed.version : nextVersionOn(from, versions)
  if (version === null)
    return refused('from', 'Nine price lists begin on this day already. Choose another day.')
  const { data: card, error } = rateCardSchema.safeParse({ ...rest, version })
  const faults = error
    ? error.issues.map(({ path, message }) =>
        faultAt(fieldOf(draft, path), message.replace(/^[\w.-]+: /, '')),
      )
    : unusualTotals(card)
  return faults.length > 0 || !card
    ? { ...unchanged, faults }
    : { lists: listsUpTo(withList(cards, card), until), added: card, faults }
}

/** Prices that no plan can be made of: a nought is missing, or is too many. */
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
