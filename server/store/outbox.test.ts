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
  test.each<[what: string, result: AttemptResult, settlement: object]>([
    ['arrived is delivered', { outcome: 'delivered' }, { kind: 'delivered', at: 7 }],
    [
      'was refused has failed at once',
      { outcome: 'refused', reason: 'no' },
      { kind: 'failed', at: 7, failure: 'no', isRefused: true },
    ],
    [
      'was set aside is kept and not due',
      { outcome: 'set-aside', reason: 'no server' },
      { kind: 'due', at: SET_ASIDE_DUE_MS, reason: 'no server' },
    ],
  ])('that %s', (_what, result, settlement) => {
    expect(settlementOf(result, claimed, 7)).toEqual(settlement)
  })

  test.each([
    ['in the first ten minutes to at most half a minute', 599_999, [5, 10, 20, 30, 30, 30, 30, 30, 30]],
    ['afterwards to at most five minutes', 600_000, [5, 10, 20, 40, 80, 160, 300, 300, 300]],
  ])('that has to wait is retried after 5 seconds, doubled %s', (_period, nowMs, pauses) => {
    const pauseAfter = (attempts: number) => {
      const settled = settlementOf(wait, { ...claimed, attempts }, nowMs)
      return settled.kind === 'due' && (settled.at - nowMs) / 1_000
    }
    expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map(pauseAfter)).toEqual(pauses)
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
