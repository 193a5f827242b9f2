import { dayOf } from '../../domain/calendar/time-of-day.ts'
import type { Command } from '../shop/command.ts'
import { createPaymentAttemptId, type Order, type OrderState } from '../shop/order.ts'
import { stateOf } from '../shop/order-transitions.ts'
import { CUSTOMER } from '../shop/rights.ts'
import { SEED_CUSTOMERS } from '../shop/seed-customers.ts'
import { asActor, NALEDI, SIZWE } from '../shop/staff.ts'
import { basketTotals } from '../shop/totals.ts'
import type { Change, ShopStore } from '../shop-data/shop-store.ts'

export const DEMO_STEPS = ['She looks', 'She pays', 'It comes in', 'You pack', 'It leaves'] as const

const OWNER = asActor(NALEDI)
const PACKER = asActor(SIZWE)
/** A table of 50 cm and a sage throw. */
const SKUS = ['00001-2', '00002-1']
const WEIGHT_GRAMS = 4_200

type Shop = Pick<ShopStore, 'state' | 'change'>

/**
 * Brings the shop to a step of the demo by giving all the commands that precede it, with the usual rules.
 *
 * @param order the number of the order that an earlier step bought; null if none did
 * @returns the number of the order that the step shows; null before it was paid
 */
export async function advanceToStep(step: number, order: number | null, shop: Shop): Promise<number | null> {
  if (step === 0) return order
  if (step === 1) {
    await fillBasket(shop)
    return null
  }
  const number = order ?? (await buyBasket(shop))
  if (number === null || step === 2) return number
  await move(number, 'packing', shop)
  if (step === 4) await handToCourier(number, shop)
  return number
}

/** Fills an empty basket, and gives an address if there is none. */
async function fillBasket(shop: Shop): Promise<void> {
  if (shop.state().basket.lines.length === 0)
    for (const sku of SKUS) await shop.change({ do: 'put in basket', sku, quantity: 1 }, CUSTOMER)
  const address = SEED_CUSTOMERS[1_042]
  if (shop.state().basket.address === null && address) {
    await shop.change({ do: 'choose delivery method', deliveryMethod: { kind: 'door' } }, CUSTOMER)
    await shop.change({ do: 'give address', address }, CUSTOMER)
  }
}

async function buyBasket(shop: Shop): Promise<number | null> {
  await fillBasket(shop)
  const paymentAttemptId = shop.state().basket.paymentAttemptId ?? createPaymentAttemptId()
  await shop.change({ do: 'begin payment', paymentAttemptId }, CUSTOMER)
  const { totals } = basketTotals(shop.state(), dayOf(Date.now()))
  await shop.change({ do: 'pay', paymentAttemptId, answer: 'paid', totalCents: totals.totalCents }, CUSTOMER)
  return shop.state().orders.find((order) => order.paymentAttemptId === paymentAttemptId)?.number ?? null
}

/** Packs and weighs the order and hands it to the courier. Commands that were executed already are refused and change nothing. */
async function handToCourier(number: number, shop: Shop): Promise<void> {
  const order = orderOf(number, shop)
  if (!order) return
  if (stateOf(order) === 'packing') {
    for (const { sku } of order.lines) await pack({ do: 'pick line', order: number, sku }, shop)
    for (const [index, { weightGrams }] of order.parcels.entries())
      await pack(
        {
          do: 'change parcel',
          order: number,
          at: index,
          parcel: { weightGrams: weightGrams ?? WEIGHT_GRAMS },
        },
        shop,
      )
    await move(number, 'packed', shop)
  }
  await move(number, order.deliveryMethod.kind === 'collect' ? 'ready to collect' : 'with courier', shop)
}

function orderOf(number: number, shop: Shop) {
  return shop.state().orders.find((order) => order.number === number)
}

async function pack(command: Command, shop: Shop): Promise<void> {
  await shop.change(command, PACKER)
}

async function move(number: number, to: OrderState, shop: Shop): Promise<void> {
  await shop.change({ do: 'move order', order: number, to }, OWNER)
}

/** The order that a change passes to the other side: a new order to the office, or its new state to the shop. */
export type OrderHandoff = { to: 'office' | 'shop'; order: Order }

/** @returns null if the change concerns only its own side */
export function handoffIn({ before, after }: Pick<Change, 'before' | 'after'>): OrderHandoff | null {
  if (before.orders === after.orders) return null
  const ordersBefore = new Map(before.orders.map((order) => [order.number, order]))
  const order = after.orders.find((order) => {
    const orderBefore = ordersBefore.get(order.number)
    return !orderBefore || stateOf(orderBefore) !== stateOf(order)
  })
  if (!order) return null
  return { to: ordersBefore.has(order.number) && stateOf(order) !== 'paid' ? 'shop' : 'office', order }
}
