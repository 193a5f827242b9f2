import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { anyActs } from './command-arbitraries.fixture.ts'
import { decide } from './decide.ts'
import { ORDER_STATES, type Order, type OrderState } from './order.ts'
import { stateOf, transitionsFrom } from './order-transitions.ts'
import { goodsOf, totalQuantity } from './priced-lines.ts'
import type { Activity } from './random-activity.fixture.ts'
import { leftOf } from './refunds.ts'
import { DAY, NOW, seededState } from './shop.fixture.ts'
import { isConsistentShop } from './shop-consistency.ts'
import type { ShopState } from './shop-state.ts'
import { stockOf, totalStock } from './stock-levels.ts'
import { basketTotals } from './totals.ts'
import { vatIn } from './vat.ts'

/** Each of sixty acts on average. */
const RUNS = 25

/** The states that a sequence passes, each with what was done to come to it. */
function* passed(
  acts: ReadonlyArray<Activity>,
): Generator<{ before: ShopState; after: ShopState; act: Activity }> {
  let state = seededState()
  for (const act of acts) {
    const now = new Date(NOW.getTime() + act.minutes * 60_000)
    const decision = decide(state, act.given(state), { now, actor: act.actor })
    const after = decision.done ? decision.state : state
    yield { before: state, after, act }
    state = after
  }
}

test('the generated commands bring orders to every state, and cover nearly every command', () => {
  const states = new Set<OrderState>()
  const commands = new Set<string>()
  for (const acts of fc.sample(anyActs, { seed: 16, numRuns: RUNS }))
    for (const { before, after, act } of passed(acts)) {
      if (after !== before) commands.add(act.given(before).do)
      for (const order of after.orders) states.add(stateOf(order))
    }
  // An order is placed and paid in one.
  expect([...states].sort()).toEqual(ORDER_STATES.filter((state) => state !== 'placed').toSorted())
  expect(commands.size).toBeGreaterThanOrEqual(24)
})

test('whatever anybody does, stock is never negative and no piece is lost', () => {
  const first = seededState()
  fc.assert(
    fc.property(anyActs, (acts) => {
      for (const { before, after } of passed(acts)) {
        const isSame = after.stock === before.stock && after.orders === before.orders
        if (isSame && after.transfers === before.transfers) continue
        const quantity = Object.values(after.stock).flat()
        const lost = [...skusOf(after)].filter((sku) => everyUnitOf(after, sku) !== everyUnitOf(first, sku))
        expect([quantity.filter((n) => !Number.isInteger(n) || n < 0), lost]).toEqual([[], []])
      }
    }),
    { numRuns: RUNS },
  )
})

test('whatever anybody does, every order adds up, and none skips a state or goes back in time', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      for (const { before, after } of passed(acts))
        for (const order of after.orders.filter((order) => !before.orders.includes(order))) {
          addsUp(order)
          walksOnly(order)
          passesEveryState(order)
        }
    }),
    { numRuns: RUNS },
  )
})

test('after any commands, the shop can be stored and read back', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      for (const { after } of passed(acts)) {
        expect(isConsistentShop(after)).toBe(true)
        expect(after.vouchers.filter(({ used }) => used < 0)).toEqual([])
      }
    }),
    { numRuns: RUNS },
  )
})

test('only roles with permission change an order’s state', () => {
  const MOVERS: Record<OrderState, ReadonlyArray<string>> = {
    placed: ['customer'],
    paid: ['customer', 'owner', 'packer'],
    packing: ['owner', 'packer'],
    packed: ['owner', 'packer'],
    'with courier': ['owner', 'packer'],
    'ready to collect': ['owner', 'packer'],
    delivered: ['owner', 'packer', 'customer'],
    cancelled: ['owner', 'customer'],
    returned: ['owner', 'packer'],
  }
  fc.assert(
    fc.property(anyActs, (acts) => {
      for (const { before, after, act } of passed(acts))
        for (const order of after.orders) {
          const was = before.orders.find(({ number }) => number === order.number)
          if (!was || stateOf(was) === stateOf(order)) continue
          const who = act.actor.kind === 'staff' ? act.actor.role : act.actor.kind
          expect(MOVERS[stateOf(order)], `${stateOf(was)} to ${stateOf(order)}`).toContain(who)
          if (who === 'customer') expect(['placed', 'paid', 'ready to collect']).toContain(stateOf(was))
        }
    }),
    { numRuns: RUNS },
  )
})

test('a role can run only its own commands', () => {
  const ROLE_PERMISSIONS: Record<string, ReadonlyArray<keyof ShopState>> = {
    customer: ['basket', 'orders', 'stock', 'movements', 'vouchers', 'lastChange'],
    packer: ['orders', 'stock', 'movements', 'transfers', 'lastChange'],
    bookkeeper: ['orders', 'lastChange'],
  }
  fc.assert(
    fc.property(anyActs, (acts) => {
      for (const { before, after, act } of passed(acts)) {
        const who = act.actor.kind === 'staff' ? act.actor.role : act.actor.kind
        const may = ROLE_PERMISSIONS[who]
        if (may && after !== before)
          expect(changedParts(before, after).filter((part) => !may.includes(part))).toEqual([])
        if (who === 'bookkeeper') expect(unseen(after.orders)).toEqual(unseen(before.orders))
        if (who === 'packer') expect(moneyOf(after.orders)).toEqual(moneyOf(before.orders))
      }
    }),
    { numRuns: RUNS },
  )
})

test('a basket never costs less than its delivery, and an order costs what its basket did', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      for (const { before, after } of passed(acts)) {
        const { totals } = basketTotals(after, DAY)
        expect(totals.totalCents).toBeGreaterThanOrEqual(totals.deliveryCents)
        const [bought] = after.orders
        if (bought && after.orders.length > before.orders.length)
          expect(bought.totals).toEqual(basketTotals(before, dayOf(bought.steps[0]?.at ?? 0)).totals)
      }
    }),
    { numRuns: RUNS },
  )
})

/** In branches, on the road, in orders that were not cancelled; less what somebody counted or a file brought. */
function everyUnitOf(state: ShopState, sku: string): number {
  const inBranches = totalStock(stockOf(state, sku))
  const onTheRoad = state.transfers.filter((transfer) => transfer.sku === sku && transfer.arrivedAt === null)
  const counted = state.movements.filter(
    (movement) => movement.sku === sku && (movement.why === 'count' || movement.why === 'csv'),
  )
  return inBranches + totalQuantity(onTheRoad) + quantityInOrders(state, sku) - totalQuantity(counted)
}

function quantityInOrders({ orders }: ShopState, sku: string): number {
  const open = orders.filter(({ steps }) => steps.at(-1)?.state !== 'cancelled')
  const sent = totalQuantity(open.flatMap(({ lines }) => lines.filter((line) => line.sku === sku)))
  const back = open.flatMap(({ returns }) => returns.filter(({ receivedAt }) => receivedAt !== null))
  return sent - back.reduce((sum, { quantities }) => sum + (quantities[sku] ?? 0), 0)
}

function skusOf({ stock, orders }: ShopState): ReadonlySet<string> {
  return new Set([...Object.keys(stock), ...orders.flatMap(({ lines }) => lines.map(({ sku }) => sku))])
}

function addsUp(order: Order): void {
  const { lines, totals } = order
  expect(totals.goodsCents).toBe(goodsOf(lines))
  expect(totals.discountCents).toBe(lines.reduce((sum, line) => sum + line.discountCents, 0))
  expect(totals.totalCents).toBe(totals.goodsCents - totals.discountCents + totals.deliveryCents)
  expect(totals.vatCents).toBe(vatIn(totals.totalCents))
  expect(leftOf(order).totalCents).toBeGreaterThanOrEqual(0)
  for (const { from, quantity } of lines)
    expect(Object.values(from).reduce((sum, n) => sum + n, 0)).toBe(quantity)
}

function walksOnly({ steps, deliveryMethod }: Order): void {
  expect(steps[0]?.state).toBe('placed')
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]
    if (!before) continue
    expect(transitionsFrom(before.state, deliveryMethod.kind).map(({ to }) => to)).toContain(step.state)
    expect(step.at).toBeGreaterThanOrEqual(before.at)
  }
}

/** Said once more without the table that decides: what was put back, and cancelled or sent back, aside. */
function passesEveryState({ steps, deliveryMethod, lines }: Order): void {
  const states = steps.map(({ state }) => state)
  const forward = states.filter((state, index) => !isPutBack(states, index) && !ENDS.includes(state))
  expect(forward).toEqual(PATHS[deliveryMethod.kind].slice(0, forward.length))
  if (forward.includes('packed'))
    expect(lines.every(({ quantity, pickedQuantity }) => quantity === pickedQuantity)).toBe(true)
}

const ENDS: ReadonlyArray<OrderState> = ['cancelled', 'returned']
const PATHS: Record<Order['deliveryMethod']['kind'], ReadonlyArray<OrderState>> = {
  door: ['placed', 'paid', 'packing', 'packed', 'with courier', 'delivered'],
  locker: ['placed', 'paid', 'packing', 'packed', 'with courier', 'ready to collect', 'delivered'],
  collect: ['placed', 'paid', 'packing', 'packed', 'ready to collect', 'delivered'],
}

/** Packing that was put back, and the payment that it came back to. */
function isPutBack(states: ReadonlyArray<OrderState>, at: number): boolean {
  return (
    (states[at] === 'packing' && states[at + 1] === 'paid') ||
    (states[at] === 'paid' && states[at - 1] === 'packing')
  )
}

function changedParts(before: ShopState, after: ShopState): ReadonlyArray<keyof ShopState> {
  // `as`: Object.keys of a state gives its own parts.
  return (Object.keys(after) as Array<keyof ShopState>).filter((part) => before[part] !== after[part])
}

function unseen(orders: ShopState['orders']) {
  return orders.map((order) => ({ ...order, isSeen: true }))
}

function moneyOf(orders: ShopState['orders']) {
  return orders.map(({ number, totals, deliveryMethod, customer }) => ({
    number,
    totals,
    deliveryMethod,
    customer,
  }))
}
