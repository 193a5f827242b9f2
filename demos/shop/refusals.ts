import type { Decision, Refusal } from './command.ts'
import type { OrderState } from './order.ts'
import { stateWord } from './order-words.ts'
import type { Actor, Role } from './rights.ts'

/** What a page says to who may not see it, typed by hand or kept in an old tab. */
export const PAGE_REFUSALS: Readonly<Record<Exclude<Role, 'owner'>, string>> = {
  packer:
    'This page is the owner’s. Packers see orders, products and stock, but not what the shop earns. If you need a figure, ask Naledi.',
  bookkeeper:
    'This page is the owner’s. Bookkeepers see orders, customers and numbers, but change nothing in the shop. If something is wrong, tell Naledi.',
}

/** The first sentence is a heading, the rest is below it. */
export function headingAndRest(sentence: string): { heading: string; rest: string } {
  const end = sentence.indexOf('. ')
  return end === -1
    ? { heading: sentence.replace(/\.$/, ''), rest: '' }
    : { heading: sentence.slice(0, end), rest: sentence.slice(end + 2) }
}

export function refused(kind: Refusal['kind'], sentence: string): Decision {
  return { done: false, refusal: { kind, sentence } }
}

/** Of who may not move an order, which then stays as it is. */
export function refuseOrderTransition(role: Role, number: number, state: OrderState): Decision {
  const stays = `${number} stays ${stateWord(state)}.`
  if (role === 'bookkeeper')
    return refused(
      'not allowed',
      `Bookkeepers move nothing. ${stays} Packing is for Sizwe or Naledi; you can read the order and its invoice.`,
    )
  return refused('not allowed', `That is for the owner. ${stays} If it has to be, ask Naledi.`)
}

const WHAT_ROLES_DO: Readonly<Record<Role, string>> = {
  owner: 'Owners do everything in the office.',
  packer: 'Packers pack, count and move stock.',
  bookkeeper: 'Bookkeepers read the money and move nothing.',
}

/** Of who may not do what does not move one order. @param what `Prices are`, `To bring in a file is` */
export function refuseOwnerOnly({ role }: Extract<Actor, { kind: 'staff' }>, what: string): Decision {
  return refused('not allowed', `${what} for the owner. ${WHAT_ROLES_DO[role]} Ask Naledi.`)
}

/** For a command of the other side of the counter. */
export const STAFF_ONLY = refused(
  'not allowed',
  'That is done behind the counter. In front of it you can buy, follow your order, cancel it and send it back.',
)
export const CUSTOMER_ONLY = refused(
  'not allowed',
  'A basket is the customer’s. Go in front of the counter to buy.',
)

export const NOTHING_TO_PAY = refused('not possible', 'The basket is empty, so there is nothing to pay.')

/** @param number what was asked for; 0: an address that names none */
export function orderNotFound(number: number): Decision {
  const sentence =
    number === 0 ? 'This address names no order.' : `There is no order ${number} in this browser.`
  return refused('not found', sentence)
}

export function productNotFound(sku: string): Decision {
  return refused('not found', `There is no product with the number ${sku}.`)
}
