/** Tries with one key of late that did not end well; a try counts as one until it has. */
export type SignInAttempts = { count: number; lastMs: number }

type BackoffPolicy = { freeAttempts: number; maxDelayMs: number }

/** What is long ago is forgotten. */
export const FORGOTTEN_AFTER_MS = 3_600_000
/** An office or a mobile network is one address: a few who mistype there keep nobody waiting. */
const NETWORK: BackoffPolicy = { freeAttempts: 5, maxDelayMs: 60_000 }
const EMAIL: BackoffPolicy = { freeAttempts: 2, maxDelayMs: 30_000 }
/** So many guesses at an e-mail address from all networks together are looked at without a turn. */
const CROWD_FREE_ATTEMPTS = 10
/** How long a network waits for its turn at an address that many guess at. */
export const TURN_MS = 300_000
const DEVICE: BackoffPolicy = { freeAttempts: 5, maxDelayMs: 30_000 }

/**
 * How long a try with an e-mail address must wait, in milliseconds: a delay that doubles with each failure and ends, never a lock
 * (docs/decisions/0031).
 *
 * It is counted from the last try of the same network. So what strangers do elsewhere does not lengthen a wait that has begun.
 *
 * @param network what was tried from this network; undefined: nothing
 * @param email what was tried with this e-mail address, from everywhere
 */
export function waitOfNetworkMs(
  network: SignInAttempts | undefined,
  email: SignInAttempts | undefined,
  nowMs: number,
): number {
  const delayMs = Math.max(delayOf(network, NETWORK, nowMs), delayOf(email, EMAIL, nowMs))
  return leftOf(network, delayMs, nowMs)
}

/** Whether so many guessed at an e-mail address of late that each network has to wait for a turn, one without a failure too. */
export function isCrowded(email: SignInAttempts | undefined, nowMs: number): boolean {
  return (remembered(email, nowMs)?.count ?? 0) >= CROWD_FREE_ATTEMPTS
}

/**
 * How long a network must still wait for its turn, in milliseconds. The turn stands from when it first asked: what others do meanwhile
 * does not put it off.
 *
 * @param turnMs when its turn comes
 * @returns null if it has none, or had one long ago
 */
export function waitForTurnMs(turnMs: number | undefined, nowMs: number): number | null {
  if (turnMs === undefined || turnMs - nowMs > TURN_MS || nowMs - turnMs >= FORGOTTEN_AFTER_MS) return null
  return Math.max(0, turnMs - nowMs)
}

/** How long a try from a device must wait that has signed this person in before: what others try does not count for it. */
export function waitOfDeviceMs(device: SignInAttempts | undefined, nowMs: number): number {
  return leftOf(device, delayOf(device, DEVICE, nowMs), nowMs)
}

/** The count that a further try makes. */
export function countAfter(before: SignInAttempts | undefined, nowMs: number): number {
  return (remembered(before, nowMs)?.count ?? 0) + 1
}

function delayOf(
  signInAttempts: SignInAttempts | undefined,
  { freeAttempts, maxDelayMs }: BackoffPolicy,
  nowMs: number,
): number {
  const count = remembered(signInAttempts, nowMs)?.count ?? 0
  return count < freeAttempts ? 0 : Math.min(maxDelayMs, 1_000 * 2 ** Math.min(count - freeAttempts, 16))
}

/** A time ahead of now is of a clock that was put right: nobody waits for it. */
function leftOf(signInAttempts: SignInAttempts | undefined, delayMs: number, nowMs: number): number {
  if (signInAttempts === undefined || signInAttempts.lastMs > nowMs) return 0
  return Math.max(0, signInAttempts.lastMs + delayMs - nowMs)
}

function remembered(signInAttempts: SignInAttempts | undefined, nowMs: number): SignInAttempts | undefined {
  return signInAttempts && nowMs - signInAttempts.lastMs < FORGOTTEN_AFTER_MS ? signInAttempts : undefined
}
