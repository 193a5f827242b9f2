import { addDays, type CalendarDate, isoWeekday } from '../../domain/calendar/calendar.ts'
import { dayOf, momentOf } from '../../domain/calendar/time-of-day.ts'
import type { Basket } from './basket.ts'
import { type Order, placedAt } from './order.ts'
import { seedOrders } from './seed-orders.ts'
import type { ShopState } from './shop-state.ts'
import { FARAH, NALEDI, SIZWE } from './staff.ts'
import type { Movement } from './stock.ts'
import { appendMovements, movesOf } from './stock-levels.ts'
import type { Sale, Voucher } from './vouchers.ts'

export const EMPTY_BASKET: Basket = {
  lines: [],
  deliveryMethod: { kind: 'door' },
  voucher: null,
  address: null,
  paymentAttemptId: null,
}

/**
 * The initial shop: eight orders of its first day, vouchers, a sale, and three people in the office. All dates are relative to the
 * first day, so that the shop is the same on any day.
 *
 * @param beganAt a moment of the first day, by Johannesburg's time
 */
export function seedState(beganAt: Date): ShopState {
  const day = dayOf(beganAt.getTime())
  const orders = seedOrders(beganAt, day)
  return {
    beganAt: beganAt.getTime(),
    basket: EMPTY_BASKET,
    orders,
    // The initial stock already lacks the pieces of the first orders, except those of 1042.
    stock: { '00001-2': [2, 2, 1], '00002-1': [6, 3, 3] },
    transfers: [],
    movements: seedMovements(orders, day),
    edits: {},
    added: [],
    vouchers: seedVouchers(day),
    sales: [throwWeek(day)],
    staff: [NALEDI, SIZWE, FARAH],
    lastChange: { number: 0, by: '', before: null },
  }
}

const ALWAYS = { from: null, until: null }
const UNRESTRICTED = { scope: {}, isForFirstOrder: false, minimumCents: 0 }

/** A current voucher, one for first orders, a future one, and an expired one. */
function seedVouchers(day: CalendarDate): ReadonlyArray<Voucher> {
  const span = (from: number, until: number) => ({ from: addDays(day, from), until: addDays(day, until) })
  return [
    { ...UNRESTRICTED, code: 'SPRING10', off: { kind: 'share', bps: 1_000 }, ...span(-84, 6), used: 42 },
    {
      ...UNRESTRICTED,
      code: 'WELCOME50',
      off: { kind: 'amount', cents: 5_000 },
      ...ALWAYS,
      used: 19,
      isForFirstOrder: true,
    },
    {
      ...UNRESTRICTED,
      code: 'KAROO15',
      off: { kind: 'share', bps: 1_500 },
      ...span(10, 37),
      used: 0,
      scope: { family: 'Karoo' },
    },
    {
      ...UNRESTRICTED,
      code: 'WINTER24',
      off: { kind: 'share', bps: 2_000 },
      ...span(-176, -85),
      used: 118,
      scope: { kinds: ['throw', 'rug'] },
    },
  ]
}

/** From the next Friday, never today, to the Monday after it. */
function throwWeek(day: CalendarDate): Sale {
  const from = addDays(day, ((11 - isoWeekday(day)) % 7) + 1)
  return { name: 'Throw week', bps: 1_500, scope: { kinds: ['throw'] }, from, until: addDays(from, 3) }
}

/** The movements of the day's orders, and two tables made the day before. */
function seedMovements(orders: ReadonlyArray<Order>, day: CalendarDate): ReadonlyArray<Movement> {
  const tablesMade: Movement = {
    at: momentOf(addDays(day, -1), '16:20'),
    sku: '00001-2',
    branch: 'Maboneng',
    quantity: 2,
    why: 'count',
    reference: 'from the bench',
    by: SIZWE.name,
  }
  return [...orders].reverse().reduce<ReadonlyArray<Movement>>(
    (movements, order) =>
      appendMovements(movements, movesOf(order, -1), {
        at: placedAt(order),
        why: 'order',
        reference: String(order.number),
        by: order.customer.name,
      }),
    [tablesMade],
  )
}
