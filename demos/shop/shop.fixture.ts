import { momentOf } from '../../domain/calendar/time-of-day.ts'
import type { Address } from './basket.ts'
import type { Command } from './command.ts'
import { decide } from './decide.ts'
import type { Order } from './order.ts'
import { type Actor, CUSTOMER } from './rights.ts'
import { seedState } from './seed.ts'
import type { ShopState } from './shop-state.ts'
import { asActor, FARAH, NALEDI, SIZWE } from './staff.ts'
import { basketTotals } from './totals.ts'

/** The Tuesday that the shop's pictures show. */
export const DAY = '2026-11-24'
/** A minute after order 1042. */
export const NOW = new Date(momentOf(DAY, '15:16'))

export const OWNER = asActor(NALEDI)
export const PACKER = asActor(SIZWE)
export const BOOKKEEPER = asActor(FARAH)

export const ADDRESS: Address = {
  name: 'Lerato Molefe',
  email: 'lerato@example.co.za',
  mobile: '082 555 0177',
  street: 'Teacup Lane 23',
  suburb: 'Observatory',
  postcode: '7925',
}

export function seededState(): ShopState {
  return seedState(NOW)
}

/** @throws {RangeError} if the shop has no order of this number */
export function orderIn({ orders }: Pick<ShopState, 'orders'>, number = 1042): Order {
  const order = orders.find((order) => order.number === number)
  if (!order) throw new RangeError(`There is no order ${number}`)
  return order
}

/** The state after commands. @throws {Error} with the sentence of a refusal */
export function after(state: ShopState, actor: Actor, ...commands: ReadonlyArray<Command>): ShopState {
  return commands.reduce((before, command) => {
    const decision = decide(before, command, { now: NOW, actor })
    if (!decision.done) throw new Error(decision.refusal.sentence)
    return decision.state
  }, state)
}

/** The refusal of a command. @throws {Error} if it is not refused */
export function refusalSentence(state: ShopState, actor: Actor, command: Command): string {
  const decision = decide(state, command, { now: NOW, actor })
  if (decision.done) throw new Error('The command was not refused')
  return decision.refusal.sentence
}

/** The state after Lerato bought something, delivered to her door. */
export function afterPurchase(
  state: ShopState,
  sku: string,
  quantity = 1,
  paymentAttemptId = `of ${sku}`,
): ShopState {
  const readyToPay = after(
    state,
    CUSTOMER,
    { do: 'put in basket', sku, quantity },
    { do: 'give address', address: ADDRESS },
    { do: 'begin payment', paymentAttemptId },
  )
  return after(readyToPay, CUSTOMER, paymentCommand(readyToPay, paymentAttemptId))
}

export function paymentCommand(state: ShopState, paymentAttemptId: string): Command {
  return {
    do: 'pay',
    paymentAttemptId,
    answer: 'paid',
    totalCents: basketTotals(state, DAY).totals.totalCents,
  }
}
