// Sithole Superette, an example corner shop, on Friday 20 November 2026. Amounts are whole cents, VAT included.
import { vatIn } from '../../demos/shop/vat.ts'
import { formatRand } from '../wording/rand.ts'

export const SHOP = 'Sithole Superette'

export type Good = 'bread' | 'milk' | 'eggs' | 'meal' | 'airtime'
type Product = { name: string; short: string; priceCents: number; zeroRated: boolean }
export type Line = { good: Good; count: number }

/** The loaf is the one of content/services-page.json. Staple foods carry no VAT, airtime does. */
export const GOODS: Record<Good, Product> = {
  bread: { name: 'Brown bread 700 g', short: 'bread', priceCents: 1_799, zeroRated: true },
  milk: { name: 'Milk 2 L', short: 'milk', priceCents: 3_899, zeroRated: true },
  eggs: { name: 'Eggs, 18', short: 'eggs', priceCents: 5_999, zeroRated: true },
  meal: { name: 'Maize meal 2,5 kg', short: 'maize meal', priceCents: 4_299, zeroRated: true },
  airtime: { name: 'Airtime', short: 'airtime', priceCents: 2_900, zeroRated: false },
}

/** The order that waits on the phone. */
export const QUEUED_ORDER: ReadonlyArray<Line> = [
  { good: 'bread', count: 2 },
  { good: 'milk', count: 1 },
]
export const QUEUED_ORDER_CENTS = totalOf(QUEUED_ORDER)

/** What is rung up at 18:40. */
export const SALE: ReadonlyArray<Line> = [
  { good: 'bread', count: 2 },
  { good: 'milk', count: 1 },
  { good: 'meal', count: 1 },
  { good: 'airtime', count: 1 },
]
const CASH_CENTS = 20_000
const taxedCents = totalOf(SALE.filter(({ good }) => !GOODS[good].zeroRated))
export const RECEIPT = {
  totalCents: totalOf(SALE),
  taxedCents,
  vatCents: vatIn(taxedCents),
  zeroRatedCents: totalOf(SALE) - taxedCents,
  cashCents: CASH_CENTS,
  changeCents: CASH_CENTS - totalOf(SALE),
}
export const OFFLINE_SALES = 14

type State = 'Packed' | 'Packing' | 'Waiting' | 'Free'
type Slot = { state: State; lines: ReadonlyArray<Line> }

const FIRST_SLOT_MINUTES = 18 * 60 + 15
export const QUEUED_ORDER_SLOT = 1
/** Collection times, every 15 minutes. The order on the phone has not arrived yet, so its time is free. */
export const SLOTS = (
  [
    { state: 'Packed', lines: lines('bread', 1, 'milk', 2) },
    { state: 'Free', lines: [] },
    { state: 'Packing', lines: lines('eggs', 1, 'meal', 1) },
    { state: 'Waiting', lines: lines('bread', 2, 'milk', 2, 'eggs', 1, 'airtime', 2) },
    { state: 'Waiting', lines: lines('bread', 1, 'airtime', 1) },
    { state: 'Waiting', lines: lines('bread', 2, 'eggs', 1, 'meal', 2) },
    { state: 'Waiting', lines: lines('milk', 1, 'bread', 3) },
    { state: 'Waiting', lines: lines('meal', 2) },
    { state: 'Waiting', lines: lines('bread', 1) },
  ] satisfies ReadonlyArray<Slot>
).map((slot, index) => ({
  ...slot,
  time: clock(FIRST_SLOT_MINUTES + 15 * index),
  what: namesOrCount(slot.lines),
}))

/** An amount as a till prints it, without the currency: `35,98`. */
export function amount(cents: number): string {
  return formatRand(cents).slice(2)
}

function totalOf(all: ReadonlyArray<Line>): number {
  return all.reduce((sum, { good, count }) => sum + count * GOODS[good].priceCents, 0)
}

function lines(...pairs: Array<Good | number>): Array<Line> {
  return pairs.flatMap((good, index) => {
    const count = pairs[index + 1]
    return typeof good === 'string' && typeof count === 'number' ? [{ good, count }] : []
  })
}

/** Two kinds of goods by name, more only by their number. */
function namesOrCount(all: ReadonlyArray<Line>): string {
  if (all.length === 0) return 'Nothing yet'
  if (all.length > 2) return `${all.reduce((sum, { count }) => sum + count, 0)} things`
  const names = all.map(({ good, count }) => (count > 1 ? `${count} × ` : '') + GOODS[good].short).join(', ')
  return names.charAt(0).toUpperCase() + names.slice(1)
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
