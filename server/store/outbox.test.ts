import { describe, expect, test } from 'vitest'
import {
  type AttemptResult,
  type ClaimedMessage,
  MAX_DELAY_MS,
  RETRY_PERIOD_MS,
  SET_ASIDE_DUE_MS,
  settlementOf,
} from './outbox.ts'

const claimed: ClaimedMessage = {
  topic: 'mail',
  id: '1',
  payload: '{}',
  claim: 'c',
  attempts: 1,
  triedUntil: RETRY_PERIOD_MS,
}
const wait: AttemptResult = { outcome: 'wait', reason: 'HTTP 503' }

describe('a message', () => {
  test('that arrived is delivered', () => {
    expect(settlementOf({ outcome: 'delivered' }, claimed, 7)).toEqual({ kind: 'delivered', at: 7 })
  })

  test('that was refused has failed at once, with the reason', () => {
    const refused = { outcome: 'refused', reason: 'the rules refuse it' } as const
    const failed = { kind: 'failed', at: 7, failure: refused.reason, isRefused: true }
    expect(settlementOf(refused, claimed, 7)).toEqual(failed)
  })

  const pausesAt = (nowMs: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => {
      const settled = settlementOf(wait, { ...claimed, attempts }, nowMs)
      return settled.kind === 'due' && (settled.at - nowMs) / 1_000
    })

  test('that has to wait is retried after 5 seconds, doubled in the first ten minutes to at most half a minute', () => {
    expect(pausesAt(0)).toEqual([5, 10, 20, 30, 30, 30, 30, 30, 30])
    expect(pausesAt(599_999)).toEqual(pausesAt(0))
  })

  test('that has waited for ten minutes is retried after doubled pauses of at most 5 minutes', () => {
    expect(pausesAt(600_000)).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300])
  })

  test('that was set aside is kept and not due, with the reason', () => {
    const aside = { outcome: 'set-aside', reason: 'no server' } as const
    expect(settlementOf(aside, claimed, 7)).toEqual({
      kind: 'due',
      at: SET_ASIDE_DUE_MS,
      reason: 'no server',
    })
  })

  test('that has to wait until a given time is not retried before, and keeps the reason', () => {
    const later = { ...wait, notBefore: 7_000 }
    expect(settlementOf(later, claimed, 0)).toEqual({ kind: 'due', at: 7_000, reason: 'HTTP 503' })
    expect(settlementOf(later, claimed, 6_000)).toMatchObject({ at: 11_000 })
    const tomorrow = { ...wait, notBefore: 86_400_000 }
    expect(settlementOf(tomorrow, claimed, 0)).toMatchObject({ at: MAX_DELAY_MS })
  })

  test('that waited for 72 hours has failed', () => {
    const late = { ...claimed, attempts: 50 }
    expect(settlementOf(wait, late, RETRY_PERIOD_MS - 300_000)).toMatchObject({ kind: 'due' })
    expect(settlementOf(wait, late, RETRY_PERIOD_MS - 299_999)).toMatchObject({
      kind: 'failed',
      failure: 'HTTP 503',
    })
  })
})
