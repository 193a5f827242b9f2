import { expect, test } from 'vitest'
import {
  countAfter,
  deviceWaitMs,
  FORGET_AFTER_MS,
  isCrowded,
  networkWaitMs,
  type SignInAttempts,
  TURN_MS,
  waitForTurnMs,
} from './sign-in-delay.ts'

const NOW = 1_795_000_000_000
const signInAttempts = (count: number, agoMs = 0): SignInAttempts => ({ count, lastMs: NOW - agoMs })

test('with one e-mail address the wait doubles from the second failure on, up to half a minute', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 900].map((count) =>
    networkWaitMs(signInAttempts(1), signInAttempts(count), NOW),
  )
  expect(waits).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
})

test('a network waits a minute at most, however many attempts it made', () => {
  const waits = [4, 5, 6, 10, 11, 900].map((count) => networkWaitMs(signInAttempts(count), undefined, NOW))
  expect(waits).toEqual([0, 1_000, 2_000, 32_000, 60_000, 60_000])
})

test('from the tenth guess at an e-mail address on, each network waits for a turn', () => {
  expect([9, 10, 900].map((count) => isCrowded(signInAttempts(count), NOW))).toEqual([false, true, true])
  expect([isCrowded(undefined, NOW), isCrowded(signInAttempts(900, FORGET_AFTER_MS), NOW)]).toEqual([
    false,
    false,
  ])
})

test('a turn comes when announced, and expires', () => {
  const waits = [TURN_MS, 1, 0, -FORGET_AFTER_MS + 1, -FORGET_AFTER_MS].map((ms) =>
    waitForTurnMs(NOW + ms, NOW),
  )
  expect(waits).toEqual([TURN_MS, 1, 0, 0, null])
  expect(waitForTurnMs(undefined, NOW)).toBeNull()
})

test('a stranger’s further attempts elsewhere do not extend a running delay', () => {
  expect(networkWaitMs(signInAttempts(1, 29_000), signInAttempts(100_000), NOW)).toBe(1_000)
  expect(networkWaitMs(signInAttempts(1, 30_000), signInAttempts(100_001), NOW)).toBe(0)
})

test('a known device waits for its own failures only', () => {
  expect(deviceWaitMs(signInAttempts(4), NOW)).toBe(0)
  expect(deviceWaitMs(signInAttempts(8), NOW)).toBe(8_000)
})

test('after an hour everything is forgotten', () => {
  expect(networkWaitMs(signInAttempts(1), signInAttempts(50, FORGET_AFTER_MS), NOW)).toBe(0)
  expect(countAfter(signInAttempts(50, FORGET_AFTER_MS), NOW)).toBe(1)
  expect(countAfter(signInAttempts(50, FORGET_AFTER_MS - 1), NOW)).toBe(51)
  expect(countAfter(undefined, NOW)).toBe(1)
})

test('a clock that was ahead and is corrected delays no one', () => {
  expect(waitForTurnMs(NOW + TURN_MS + 1, NOW)).toBeNull()
  expect(networkWaitMs(signInAttempts(50, -86_400_000), signInAttempts(50, -86_400_000), NOW)).toBe(0)
})
