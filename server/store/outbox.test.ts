import { describe, expect, test } from 'vitest'
import {
  type Attempt,
  type Claimed,
  LONGEST_WAIT_MS,
  SAVED_AS_FILE_MS,
  settlementOf,
  TRIED_FOR_MS,
} from './outbox.ts'

const claimed: Claimed = {
  topic: 'mail',
  id: '1',
  payload: '{}',
  claim: 'c',
  attempts: 1,
  triedUntil: TRIED_FOR_MS,
}
const wait: Attempt = { outcome: 'wait', reason: 'HTTP 503' }

describe('what becomes of a message', () => {
  test('that arrived: delivered', () => {
    expect(settlementOf({ outcome: 'delivered' }, claimed, 7)).toEqual({ kind: 'delivered', at: 7 })
  })

  test('that was refused: failed at once, with the reason', () => {
    const refused = { outcome: 'refused', reason: 'the rules refuse it' } as const
    const failed = { kind: 'failed', at: 7, failure: refused.reason, isRefused: true }
    expect(settlementOf(refused, claimed, 7)).toEqual(failed)
  })

  const pausesAt = (nowMs: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => {
      const settled = settlementOf(wait, { ...claimed, attempts }, nowMs)
      return settled.kind === 'due' && (settled.at - nowMs) / 1_000
    })

  test('that has to wait: the pause doubles from 5 seconds, in the first ten minutes to half a minute and no more', () => {
    expect(pausesAt(0)).toEqual([5, 10, 20, 30, 30, 30, 30, 30, 30])
    expect(pausesAt(599_999)).toEqual(pausesAt(0))
  })

  test('that has waited for ten minutes: the pause doubles to 5 minutes, and no more', () => {
    expect(pausesAt(600_000)).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300])
  })

  test('that was set aside: it is kept and not due, and why is kept', () => {
    const aside = { outcome: 'set-aside', reason: 'no server' } as const
    expect(settlementOf(aside, claimed, 7)).toEqual({
      kind: 'due',
      at: SAVED_AS_FILE_MS,
      reason: 'no server',
    })
  })

  test('that has to wait for a moment that is known: not before it, and why is kept', () => {
    const later = { ...wait, notBefore: 7_000 }
    expect(settlementOf(later, claimed, 0)).toEqual({ kind: 'due', at: 7_000, reason: 'HTTP 503' })
    expect(settlementOf(later, claimed, 6_000)).toMatchObject({ at: 11_000 })
    const tomorrow = { ...wait, notBefore: 86_400_000 }
    expect(settlementOf(tomorrow, claimed, 0)).toMatchObject({ at: LONGEST_WAIT_MS })
  })

  test('that waited for 72 hours: failed', () => {
    const late = { ...claimed, attempts: 50 }
    expect(settlementOf(wait, late, TRIED_FOR_MS - 300_000)).toMatchObject({ kind: 'due' })
    expect(settlementOf(wait, late, TRIED_FOR_MS - 299_999)).toMatchObject({
      kind: 'failed',
      failure: 'HTTP 503',
    })
  })
})
