import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Command } from '../shop/command.ts'
import type { ShopState } from '../shop/shop-state.ts'
import { asActor, NALEDI } from '../shop/staff.ts'
import { shopRules } from './browser-store.ts'

const now = new Date(Date.UTC(2026, 10, 24, 13, 16))
const OWNER = asActor(NALEDI)
const CUSTOMER = { kind: 'customer' } as const
const reportError = vi.fn()
beforeEach(() => vi.stubGlobal('reportError', reportError))
afterEach(() => vi.unstubAllGlobals())

/** The decision on a command that may come from other code. */
function decisionOn(command: unknown) {
  const state = shopRules.seed(now)
  return shopRules.decide(state, command as Command, { now, actor: OWNER }) // proof: the rules must refuse other values
}

test.for([
  { do: 'brew tea' },
  { do: 'edit products', numbers: [1], edit: { isHidden: 'yes' } },
  { do: 'edit products', numbers: [1], edit: { shippingClass: '__proto__' } },
  { do: 'edit products', numbers: [1], edit: { maker: null } },
  {
    do: 'save voucher',
    voucher: { code: 'A', off: { kind: 'gift' }, from: null, until: null, minimumCents: 0 },
  },
  { do: 'answer return', order: 1035, returnIndex: '__proto__', accepted: true, words: 7 },
  { do: 'ask someone in' },
  { do: 'bring in csv', file: 'a.csv', rows: [null] },
])('an invalid command is refused, and changes nothing: %o', (command) => {
  expect(decisionOn(command)).toMatchObject({ done: false })
})

test('an error while the new state is checked is a refusal too', () => {
  const state = { ...shopRules.seed(now), orders: null } as unknown as ShopState // proof: a state changed by hand
  expect(
    shopRules.decide(state, { do: 'put in basket', sku: '00001-2', quantity: 1 }, { now, actor: CUSTOMER }),
  ).toMatchObject({ done: false })
})

test('an error in the rules is reported', () => {
  decisionOn({ do: 'ask someone in' })
  expect(reportError).toHaveBeenCalledWith(expect.any(TypeError))
})
