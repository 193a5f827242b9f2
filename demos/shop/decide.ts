import { BRANCHES } from '../catalogue/product.ts'
import type { Command, CommandContext, Decide, Decision } from './command.ts'
import { BASKET_RULES } from './deciding/basket.ts'
import { CSV_RULES } from './deciding/csv.ts'
import { ORDER_RULES } from './deciding/orders.ts'
import { PAYING_RULES } from './deciding/paying.ts'
import { PRODUCT_RULES } from './deciding/products.ts'
import { RETURN_RULES } from './deciding/returns.ts'
import { done, type Rules } from './deciding/rule.ts'
import { STOCK_RULES } from './deciding/stock.ts'
import { VOUCHER_RULES } from './deciding/vouchers.ts'
import { stateOf } from './order-transitions.ts'
import { CUSTOMER_ONLY, refused, refuseOrderTransition, refuseOwnerOnly, STAFF_ONLY } from './refusals.ts'
import { type Actor, hasPermission, ROLES, type StaffPermission } from './rights.ts'
import type { LastChange, ShopState } from './shop-state.ts'
import { nameOf } from './staff.ts'
import { MAX_NAME_CHARS } from './validate-product.ts'

type Need =
  /** Only customers. */
  | 'customer'
  /** Customers and staff: the rule checks the order's state, or the author of the last change. */
  | 'either side'
  | {
      permission: StaffPermission
      /** The beginning of the refusal: `Prices and products are`. */
      subject: string
    }

/** The permission that each command needs; `ROLE_PERMISSIONS` of rights.ts has the permissions of roles. */
const NEEDS: Readonly<Record<Command['do'], Need>> = {
  'put in basket': 'customer',
  'set quantity': 'customer',
  'choose delivery method': 'customer',
  'use voucher': 'customer',
  'take voucher out': 'customer',
  'give address': 'customer',
  'begin payment': 'customer',
  pay: 'customer',
  'ask to send back': 'customer',
  'cancel order': 'either side',
  'move order': 'either side',
  undo: 'either side',
  'see order': { permission: 'see orders', subject: 'Orders are' },
  'pick line': { permission: 'pack', subject: 'Packing is' },
  'add parcel': { permission: 'pack', subject: 'Packing is' },
  'change parcel': { permission: 'pack', subject: 'Packing is' },
  'take parcel away': { permission: 'pack', subject: 'Packing is' },
  'answer return': { permission: 'cancel and take back', subject: 'To take something back is' },
  'count return in': { permission: 'move stock', subject: 'To count pieces in is for packers, or' },
  'edit products': { permission: 'change products', subject: 'Prices and products are' },
  'change prices': { permission: 'change products', subject: 'Prices and products are' },
  'add product': { permission: 'change products', subject: 'Prices and products are' },
  'count shelf': { permission: 'move stock', subject: 'To count a shelf is for packers, or' },
  'send transfers': { permission: 'move stock', subject: 'To move stock is for packers, or' },
  'receive transfer': { permission: 'move stock', subject: 'To move stock is for packers, or' },
  'save voucher': { permission: 'change vouchers', subject: 'Vouchers and sales are' },
  'end voucher': { permission: 'change vouchers', subject: 'Vouchers and sales are' },
  'save sale': { permission: 'change vouchers', subject: 'Vouchers and sales are' },
  'bring in csv': { permission: 'csv in', subject: 'To bring in a file is' },
  'ask someone in': { permission: 'change staff', subject: 'To ask someone in is' },
}

/** Why an actor may not give a command; null if they may. */
function checkPermission(state: ShopState, command: Command, actor: Actor): Decision | null {
  const needed = NEEDS[command.do]
  if (needed === 'either side') return null
  if (needed === 'customer') return actor.kind === 'staff' ? CUSTOMER_ONLY : null
  if (actor.kind !== 'staff') return STAFF_ONLY
  if (hasPermission(actor.role, needed.permission)) return null
  const order = 'order' in command ? state.orders.find(({ number }) => number === command.order) : null
  return order
    ? refuseOrderTransition(actor.role, order.number, stateOf(order))
    : refuseOwnerOnly(actor, needed.subject)
}

const MAX_STAFF = 50

const STAFF_RULES: Rules<'ask someone in'> = {
  'ask someone in': (state, { member }) => {
    const name = member.name.trim()
    if (name === '' || name.length > MAX_NAME_CHARS)
      return refused('not possible', 'Who is it? Write a name.')
    if (!ROLES.includes(member.role)) return refused('not possible', 'Choose what they do.')
    if (state.staff.some((other) => other.name.toLowerCase() === name.toLowerCase()))
      return refused('not possible', `${name} is in already.`)
    if (state.staff.length >= MAX_STAFF) return refused('not possible', `${MAX_STAFF} people are the most.`)
    const branch = BRANCHES.find((branch) => branch === member.branch) ?? null
    return done(state, { staff: [...state.staff, { name, role: member.role, branch }] })
  },
}

type ShopParts = Omit<ShopState, 'lastChange'>

const UNDO_RULES: Rules<'undo'> = {
  undo: (state, { change }, { actor }) => {
    const { number, by, before } = state.lastChange
    if (actor.kind !== 'staff' || (number === change && by !== actor.name))
      return refused('not allowed', 'Only who did it can put it back.')
    if (number !== change || before === null)
      return refused('changed meanwhile', 'It was changed since, so it cannot be put back.')
    return { done: true, state: { ...state, ...before, lastChange: { number, by, before: null } } }
  },
}

/** The state after a change by the office, with the previous values of changed parts for undo. */
function withUndo(before: ShopState, after: ShopState, actor: Actor): ShopState {
  const number = before.lastChange.number + 1
  return {
    ...after,
    lastChange: { number, by: nameOf(actor, ''), before: changedParts(before, after) },
  }
}

/** The state after any other change. If it affects parts of the last change, that can no longer be undone. */
function withoutStaleUndo(before: ShopState, after: ShopState): ShopState {
  const undoParts: LastChange['before'] = before.lastChange.before
  if (undoParts === null) return after
  const isTouched = Object.keys(changedParts(before, after)).some((part) => part in undoParts)
  return isTouched ? { ...after, lastChange: { ...before.lastChange, before: null } } : after
}

function changedParts(before: ShopState, after: ShopState): Partial<ShopParts> {
  const { lastChange: _, ...parts } = before
  const entries = Object.entries(parts).filter(([part, value]) => after[part as keyof ShopParts] !== value)
  // `as`: the entries are parts of a state.
  return Object.fromEntries(entries) as Partial<ShopParts>
}

const RULES: Rules<Command['do']> = {
  ...BASKET_RULES,
  ...PAYING_RULES,
  ...ORDER_RULES,
  ...RETURN_RULES,
  ...PRODUCT_RULES,
  ...STOCK_RULES,
  ...VOUCHER_RULES,
  ...CSV_RULES,
  ...STAFF_RULES,
  ...UNDO_RULES,
}

/**
 * Decides one command over the whole state: it is executed completely, or refused with a sentence. Pure; time and actor are passed in.
 * Unchanged parts stay the same objects, and a command that changes nothing returns the same state.
 */
export const decide: Decide = (state, command, context) => {
  const refusal = checkPermission(state, command, context.actor)
  if (refusal) return refusal
  const decision = applyRule(command, state, context)
  if (!decision.done || decision.state === state || command.do === 'undo') return decision
  const isUndoable = context.actor.kind === 'staff' && command.do !== 'see order'
  return {
    done: true,
    state: isUndoable
      ? withUndo(state, decision.state, context.actor)
      : withoutStaleUndo(state, decision.state),
  }
}

function applyRule(command: Command, state: ShopState, context: CommandContext): Decision {
  // `as`: Rules maps each command to its own rule.
  const rule = RULES[command.do] as (state: ShopState, command: Command, context: CommandContext) => Decision
  return rule(state, command, context)
}
