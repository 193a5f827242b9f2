import type { Decision, Refusal } from './command.ts'
import type { OrderState } from './order.ts'
import { stateWord } from './order-words.ts'
import type { Actor, Role } from './rights.ts'

/** The messages of pages that a role may not see, opened by a typed address or an old tab. */
export const PAGE_REFUSALS: Readonly<Record<Exclude<Role, 'owner'>, string>> = {
  packer:
    'This page is the owner’s. Packers see orders, products and stock, but not what the shop earns. If you need a figure, ask Naledi.',
  bookkeeper:
    'This page is the owner’s. Bookkeepers see orders, customers and numbers, but change nothing in the shop. If something is wrong, tell Naledi.',
}

/** Splits a refusal into its first sentence, the heading, and the rest. */
export function headingAndRest(sentence: string): { heading: string; rest: string } {
  const end = sentence.indexOf('. ')
  return end === -1
    ? { heading: sentence.replace(/\.$/, ''), rest: '' }
    : { heading: sentence.slice(0, end), rest: sentence.slice(end + 2) }
}

export function refused(kind: Refusal['kind'], sentence: string): Decision {
  return { done: false, refusal: { kind, sentence } }
}

/** Refuses a transition of an order by a role that may not make it. */
export function refuseOrderTransition(role: Role, number: number, state: OrderState): Decision {
  const stays = `${number} stays ${stateWord(state)}.`
  if (role === 'bookkeeper')
    return refused(
      'not allowed',
      `Bookkeepers move nothing. ${stays} Packing is for Sizwe or Naledi; you can read the order and its invoice.`,
    )
  return refused('not allowed', `That is for the owner. ${stays} If it has to be, ask Naledi.`)
}

const ROLE_DUTIES: Readonly<Record<Role, string>> = {
  owner: 'Owners do everything in the office.',
  packer: 'Packers pack, count and move stock.',
  bookkeeper: 'Bookkeepers read the money and move nothing.',
}

/** Refuses any other command of a role that may not give it. @param subject `Prices are`, `To bring in a file is` */
export function refuseOwnerOnly({ role }: Extract<Actor, { kind: 'staff' }>, subject: string): Decision {
  return refused('not allowed', `${subject} for the owner. ${ROLE_DUTIES[role]} Ask Naledi.`)
}

/** Refuses a customer’s command that only staff may give. */
export const STAFF_ONLY = refused(
  'not allowed',
  'That is done behind the counter. In front of it you can buy, follow your order, cancel it and send it back.',
)
export const CUSTOMER_ONLY = refused(
  'not allowed',
  'A basket is the customer’s. Go in front of the counter to buy.',
)

export const NOTHING_TO_PAY = refused('not possible', 'The basket is empty, so there is nothing to pay.')

/**
 * Why no order is shown.
 *
 * @param number the requested order; 0 if the address names none
 */
export function orderNotFound(number: number): string {
  return number === 0 ? 'This address names no order.' : `There is no order ${number} in this browser.`
}

export function productNotFound(sku: string): Decision {
  return refused('not found', `There is no product with the number ${sku}.`)
}
