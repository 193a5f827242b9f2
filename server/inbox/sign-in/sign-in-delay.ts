/** Recent failed attempts under one key; an unfinished attempt counts as failed. */
export type SignInAttempts = { count: number; lastMs: number }

type BackoffPolicy = { freeAttempts: number; maxDelayMs: number }

/** Older attempts are forgotten. */
export const FORGET_AFTER_MS = 3_600_000
/** An office or a mobile network shares one address, so a few mistyped passwords cause no delay. */
const NETWORK: BackoffPolicy = { freeAttempts: 5, maxDelayMs: 60_000 }
const EMAIL: BackoffPolicy = { freeAttempts: 2, maxDelayMs: 30_000 }
/** Failed attempts at an e-mail address, from all networks together, after which each network needs a turn. */
const CROWD_FREE_ATTEMPTS = 10
/** How long a network waits for its turn at an e-mail address under attack. */
export const TURN_MS = 300_000
const DEVICE: BackoffPolicy = { freeAttempts: 5, maxDelayMs: 30_000 }

/**
 * How long an attempt with an e-mail address must wait, in milliseconds: a delay that doubles with each failure, never a lockout
 * (docs/decisions/0031).
 *
 * It counts from the last attempt of the same network, so that attempts elsewhere do not lengthen a wait that has begun.
 *
 * @param network attempts from this network; undefined if none
 * @param email attempts with this e-mail address from all networks
 */
export function networkWaitMs(
  network: SignInAttempts | undefined,
  email: SignInAttempts | undefined,
  nowMs: number,
): number {
  const delayMs = Math.max(delayOf(network, NETWORK, nowMs), delayOf(email, EMAIL, nowMs))
  return remainingMs(network, delayMs, nowMs)
}

/** Whether an e-mail address has so many recent failures that every network needs a turn, even one without a failure. */
export function isCrowded(email: SignInAttempts | undefined, nowMs: number): boolean {
  return (recentAttempts(email, nowMs)?.count ?? 0) >= CROWD_FREE_ATTEMPTS
}

/**
 * How long a network must still wait for its turn, in milliseconds. Its first request fixes the turn, which later ones cannot delay.
 *
 * @param turnMs the time of its turn
 * @returns null if it has none, or an expired one
 */
export function waitForTurnMs(turnMs: number | undefined, nowMs: number): number | null {
  if (turnMs === undefined || turnMs - nowMs > TURN_MS || nowMs - turnMs >= FORGET_AFTER_MS) return null
  return Math.max(0, turnMs - nowMs)
}

/** How long an attempt from a known device must wait: attempts from elsewhere do not count. */
export function deviceWaitMs(device: SignInAttempts | undefined, nowMs: number): number {
  return remainingMs(device, delayOf(device, DEVICE, nowMs), nowMs)
}

/** The count after a further attempt. */
export function countAfter(attempts: SignInAttempts | undefined, nowMs: number): number {
  return (recentAttempts(attempts, nowMs)?.count ?? 0) + 1
}

function delayOf(
  signInAttempts: SignInAttempts | undefined,
  { freeAttempts, maxDelayMs }: BackoffPolicy,
  nowMs: number,
): number {
  const count = recentAttempts(signInAttempts, nowMs)?.count ?? 0
  return count < freeAttempts ? 0 : Math.min(maxDelayMs, 1_000 * 2 ** Math.min(count - freeAttempts, 16))
}

/** The rest of a delay. A time in the future comes from a corrected clock, and causes no delay. */
function remainingMs(signInAttempts: SignInAttempts | undefined, delayMs: number, nowMs: number): number {
  if (signInAttempts === undefined || signInAttempts.lastMs > nowMs) return 0
  return Math.max(0, signInAttempts.lastMs + delayMs - nowMs)
}

function recentAttempts(
  signInAttempts: SignInAttempts | undefined,
  nowMs: number,
): SignInAttempts | undefined {
  return signInAttempts && nowMs - signInAttempts.lastMs < FORGET_AFTER_MS ? signInAttempts : undefined
}
