import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { anyActivities } from './command-arbitraries.fixture.ts'
import { decide } from './decide.ts'
import { ORDER_STATES, type Order, type OrderState } from './order.ts'
import { stateOf, transitionsFrom } from './order-transitions.ts'
import { goodsTotal, totalQuantity } from './priced-lines.ts'
import type { Activity } from './random-activity.fixture.ts'
import { totalsAfterRefunds } from './refunds.ts'
import { DAY, NOW, seededState } from './shop.fixture.ts'
import { isConsistentShop } from './shop-consistency.ts'
import type { ShopState } from './shop-state.ts'
import { stockOf, totalStock } from './stock-levels.ts'
import { basketTotals } from './totals.ts'
import { vatIn } from './vat.ts'

/** Each with 60 to 100 activities. */
const RUNS = 25

type Step = { before: ShopState; after: ShopState; activity: Activity; role: string }

/** Yields each activity with the states before and after it. */
function* simulate(activities: ReadonlyArray<Activity>): Generator<Step> {
  let state = seededState()
  for (const activity of activities) {
    const now = new Date(NOW.getTime() + activity.minutes * 60_000)
    const decision = decide(state, activity.nextCommand(state), { now, actor: activity.actor })
    const after = decision.done ? decision.state : state
    const role = activity.actor.kind === 'staff' ? activity.actor.role : activity.actor.kind
    yield { before: state, after, activity, role }
    state = after
  }
}

function checkEachStep(check: (step: Step) => void): void {
  const property = fc.property(anyActivities, (activities) => {
    for (const step of simulate(activities)) check(step)
  })
  fc.assert(property, { numRuns: RUNS })
}

test('the generated commands bring orders to every state, and cover nearly every command', () => {
  const states = new Set<OrderState>()
  const commands = new Set<string>()
  for (const activities of fc.sample(anyActivities, { seed: 16, numRuns: RUNS }))
    for (const { before, after, activity } of simulate(activities)) {
      if (after !== before) commands.add(activity.nextCommand(before).do)
      for (const order of after.orders) states.add(stateOf(order))
    }
  // An order is placed and paid in one command.
  expect([...states].sort()).toEqual(ORDER_STATES.filter((state) => state !== 'placed').toSorted())
  expect(commands.size).toBeGreaterThanOrEqual(24)
})

test('after any commands, stock is never negative and no piece is lost', () => {
  const initial = seededState()
  checkEachStep(({ before, after }) => {
    const isSame = after.stock === before.stock && after.orders === before.orders
    if (isSame && after.transfers === before.transfers) return
    const quantities = Object.values(after.stock).flat()
    const lost = [...skusOf(after)].filter((sku) => allUnitsOf(after, sku) !== allUnitsOf(initial, sku))
    expect([quantities.filter((n) => !Number.isInteger(n) || n < 0), lost]).toEqual([[], []])
  })
})

test('after any commands, every order adds up, and none skips a state or goes back in time', () => {
  checkEachStep(({ before, after }) => {
    for (const order of after.orders.filter((order) => !before.orders.includes(order))) {
      expectCorrectTotals(order)
      expectValidSteps(order)
      expectNoSkippedState(order)
    }
  })
})

test('after any commands, the shop can be stored and read back', () => {
  checkEachStep(({ after }) => {
    expect(isConsistentShop(after)).toBe(true)
    expect(after.vouchers.filter(({ used }) => used < 0)).toEqual([])
  })
})

test('only roles with permission change an order’s state', () => {
  const ALLOWED_ROLES: Record<OrderState, ReadonlyArray<string>> = {
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
  checkEachStep(({ before, after, role }) => {
    for (const order of after.orders) {
      const orderBefore = before.orders.find(({ number }) => number === order.number)
      if (!orderBefore || stateOf(orderBefore) === stateOf(order)) continue
      expect(ALLOWED_ROLES[stateOf(order)], `${stateOf(orderBefore)} to ${stateOf(order)}`).toContain(role)
      if (role === 'customer') expect(['placed', 'paid', 'ready to collect']).toContain(stateOf(orderBefore))
    }
  })
})

test('a role changes only its own parts of the shop', () => {
  const CHANGEABLE_PARTS: Record<string, ReadonlyArray<keyof ShopState>> = {
    customer: ['basket', 'orders', 'stock', 'movements', 'vouchers', 'lastChange'],
    packer: ['orders', 'stock', 'movements', 'transfers', 'lastChange'],
    bookkeeper: ['orders', 'lastChange'],
  }
  checkEachStep(({ before, after, role }) => {
    const allowedParts = CHANGEABLE_PARTS[role]
    if (allowedParts && after !== before)
      expect(changedParts(before, after).filter((part) => !allowedParts.includes(part))).toEqual([])
    if (role === 'bookkeeper') expect(withoutIsSeen(after.orders)).toEqual(withoutIsSeen(before.orders))
    if (role === 'packer')
      expect(fieldsClosedToPackers(after.orders)).toEqual(fieldsClosedToPackers(before.orders))
  })
})

test('a basket never costs less than its delivery, and an order costs what its basket did', () => {
  checkEachStep(({ before, after }) => {
    const { totals } = basketTotals(after, DAY)
    expect(totals.totalCents).toBeGreaterThanOrEqual(totals.deliveryCents)
    const [bought] = after.orders
    if (bought && after.orders.length > before.orders.length)
      expect(bought.totals).toEqual(basketTotals(before, dayOf(bought.steps[0]?.at ?? 0)).totals)
  })
})

/**
 * The pieces in branches, in transit and in orders that were not cancelled, less those that stock counts and CSV files
 * added.
 */
function allUnitsOf(state: ShopState, sku: string): number {
  const inBranches = totalStock(stockOf(state, sku))
  const inTransit = state.transfers.filter((transfer) => transfer.sku === sku && transfer.arrivedAt === null)
  const counted = state.movements.filter(
    (movement) => movement.sku === sku && (movement.why === 'count' || movement.why === 'csv'),
  )
  return inBranches + totalQuantity(inTransit) + quantityInOrders(state, sku) - totalQuantity(counted)
}

function quantityInOrders({ orders }: ShopState, sku: string): number {
  const uncancelled = orders.filter(({ steps }) => steps.at(-1)?.state !== 'cancelled')
  const sent = totalQuantity(uncancelled.flatMap(({ lines }) => lines.filter((line) => line.sku === sku)))
  const receivedReturns = uncancelled.flatMap(({ returns }) =>
    returns.filter(({ receivedAt }) => receivedAt !== null),
  )
  return sent - receivedReturns.reduce((sum, { quantities }) => sum + (quantities[sku] ?? 0), 0)
}

function skusOf({ stock, orders }: ShopState): ReadonlySet<string> {
  return new Set([...Object.keys(stock), ...orders.flatMap(({ lines }) => lines.map(({ sku }) => sku))])
}

function expectCorrectTotals(order: Order): void {
  const { lines, totals } = order
  expect(totals.goodsCents).toBe(goodsTotal(lines))
  expect(totals.discountCents).toBe(lines.reduce((sum, line) => sum + line.discountCents, 0))
  expect(totals.totalCents).toBe(totals.goodsCents - totals.discountCents + totals.deliveryCents)
  expect(totals.vatCents).toBe(vatIn(totals.totalCents))
  expect(totalsAfterRefunds(order).totalCents).toBeGreaterThanOrEqual(0)
  for (const { from, quantity } of lines)
    expect(Object.values(from).reduce((sum, n) => sum + n, 0)).toBe(quantity)
}

function expectValidSteps({ steps, deliveryMethod }: Order): void {
  expect(steps[0]?.state).toBe('placed')
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]
    if (!before) continue
    expect(transitionsFrom(before.state, deliveryMethod.kind).map(({ to }) => to)).toContain(step.state)
    expect(step.at).toBeGreaterThanOrEqual(before.at)
  }
}

/** Checks the states without the table of transitions, ignoring packing that was put back and final states. */
function expectNoSkippedState({ steps, deliveryMethod, lines }: Order): void {
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

/** Whether a state is packing that was put back, or the `paid` after it. */
function isPutBack(states: ReadonlyArray<OrderState>, at: number): boolean {
  return (
    (states[at] === 'packing' && states[at + 1] === 'paid') ||
    (states[at] === 'paid' && states[at - 1] === 'packing')
  )
}

function changedParts(before: ShopState, after: ShopState): ReadonlyArray<keyof ShopState> {
  // `as`: the keys of a state are its parts.
  return (Object.keys(after) as Array<keyof ShopState>).filter((part) => before[part] !== after[part])
}

function withoutIsSeen(orders: ShopState['orders']) {
  return orders.map((order) => ({ ...order, isSeen: true }))
}

function fieldsClosedToPackers(orders: ShopState['orders']) {
  return orders.map(({ number, totals, deliveryMethod, customer }) => ({
    number,
    totals,
    deliveryMethod,
    customer,
  }))
}
