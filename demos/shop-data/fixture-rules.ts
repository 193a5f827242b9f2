import type { Command, Decision } from '../shop/command.ts'
import { EMPTY_BASKET } from '../shop/seed.ts'
import type { ShopState } from '../shop/shop-state.ts'
import { NALEDI } from '../shop/staff.ts'
import type { ShopRules } from './shop-store.ts'

/** Rules for tests: a shop with one chair, which only one tab can put into its basket. */
export const fixtureRules: ShopRules = {
  seed: fixtureState,
  decide: (state, command) => decide(state, command),
}
export const CHAIR = '00001-1'

function fixtureState(now: Date): ShopState {
  return {
    beganAt: now.getTime(),
    basket: EMPTY_BASKET,
    orders: [],
    stock: { [CHAIR]: [1, 0, 0] },
    transfers: [],
    movements: [],
    edits: {},
    added: [],
    vouchers: [],
    sales: [],
    staff: [NALEDI],
    lastChange: { number: 0, by: '', before: null },
  }
}

function decide(state: ShopState, command: Command): Decision {
  if (command.do !== 'put in basket') return { done: true, state }
  const [remaining = 0] = state.stock[command.sku] ?? []
  if (remaining < command.quantity)
    return { done: false, refusal: { kind: 'sold out', sentence: 'It is sold out.' } }
  const lines = [...state.basket.lines, { sku: command.sku, quantity: command.quantity, seenCents: 100 }]
  const stock: ShopState['stock'] = { ...state.stock, [command.sku]: [remaining - command.quantity, 0, 0] }
  return { done: true, state: { ...state, basket: { ...state.basket, lines }, stock } }
}
