import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { addressKey } from '../../http/bounds/addresses.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { lockTries, releaseAttempt, setTries } from '../../store/sql/sign-in-failures.ts'
import {
  countAfter,
  isCrowded,
  type SignInAttempts,
  TURN_MS,
  waitForTurnMs,
  waitOfDeviceMs,
  waitOfNetworkMs,
} from './sign-in-delay.ts'

/** What a try is counted under. */
export type AttemptKeys =
  | { kind: 'device'; device: string }
  /** In this order they are held, so that two tries never wait for each other for ever. */
  | { kind: 'network'; email: string; network: string; turn: string; wide: string }

/**
 * A try that may be made.
 *
 * @property count how often one was made of late that did not end well, this one included: from this device, or from its wide network
 */
export type AllowedAttempt = { keys: AttemptKeys; count: number; nextWaitMs: number }

/** @param name what stands in the key; a hash of it is kept */
export function tryKey(secret: string, kind: string, name: string): string {
  return createHmac('sha256', secret).update(`inbox ${kind} ${name}`).digest('base64url')
}

export function keysOf(secret: string, ip: string, foldedEmail: string): AttemptKeys {
  const network = tryKey(secret, 'network', addressKey(ip))
  // Whoever has many small networks has few wide ones: by these the audit log counts.
  const wide = tryKey(secret, 'wide network', wideNetworkOf(ip))
  const turn = tryKey(secret, 'turn', `${turnNetworkOf(ip)} ${foldedEmail}`)
  return { kind: 'network', email: tryKey(secret, 'email', foldedEmail), network, turn, wide }
}

/**
 * Counts a try before it is made, as one that fails: so many at once are counted each, and none for free. {@link clearFailedAttempt} takes it back.
 *
 * @returns how long it must wait instead, in milliseconds; such a one is not counted
 */
export async function reserveAttempt(
  tx: Transaction,
  keys: AttemptKeys,
  nowMs: number,
): Promise<AllowedAttempt | { waitMs: number }> {
  if (keys.kind === 'device') {
    const before = await lockTries(tx, keys.device)
    const waitMs = waitOfDeviceMs(before, nowMs)
    if (waitMs > 0) return { waitMs }
    const after = await count(tx, keys.device, before, nowMs)
    return { keys, count: after.count, nextWaitMs: waitOfDeviceMs(after, nowMs) }
  }
  const email = await lockTries(tx, keys.email)
  const network = await lockTries(tx, keys.network)
  const waitMs = Math.max(
    waitOfNetworkMs(network, email, nowMs),
    isCrowded(email, nowMs) ? await turnAt(tx, keys.turn, nowMs) : 0,
  )
  if (waitMs > 0) return { waitMs }
  const emailAfter = await count(tx, keys.email, email, nowMs)
  const networkAfter = await count(tx, keys.network, network, nowMs)
  const wideAfter = await count(tx, keys.wide, await lockTries(tx, keys.wide), nowMs)
  const nextTurnMs = isCrowded(emailAfter, nowMs) ? await newTurn(tx, keys.turn, nowMs) : 0
  const nextWaitMs = Math.max(nextTurnMs, waitOfNetworkMs(networkAfter, emailAfter, nowMs))
  return { keys, count: wideAfter.count, nextWaitMs }
}

/** How long a network must wait for its turn at an address; one that has none gets one. */
async function turnAt(tx: Transaction, key: string, nowMs: number): Promise<number> {
  const turn = await lockTries(tx, key)
  return waitForTurnMs(turn?.lastMs, nowMs) ?? (await newTurn(tx, key, nowMs))
}

/** The turn is kept among the tries, as one that is made then. @returns how long until it comes */
async function newTurn(tx: Transaction, key: string, nowMs: number): Promise<number> {
  await setTries(tx, key, { count: 1, lastMs: nowMs + TURN_MS })
  return TURN_MS
}

/** The right password was given. */
export async function clearFailedAttempt(tx: Transaction, keys: AttemptKeys): Promise<void> {
  if (keys.kind === 'device') return await releaseAttempt(tx, keys.device)
  await releaseAttempt(tx, keys.email)
  await releaseAttempt(tx, keys.network)
  await releaseAttempt(tx, keys.wide)
}

/** The audit log tells of the 3rd, 10th, 30th, 100th … refusal of a row from one wide network, so that a flood does not fill it. */
export function shouldAudit(count: number): boolean {
  const scale = 10 ** Math.floor(Math.log10(count))
  return count >= 3 && (count === scale || count === 3 * scale)
}

/** The wide network of an address, which names nobody's: 41.0.0.0/16, 2c0f:1234::/32. */
export function wideNetworkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'an unknown network'
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 2).join('.')}.0.0/16`
  const [first = 0, second = 0] = address.parts
  return `${first.toString(16)}:${second.toString(16)}::/32`
}

/** Whoever has one network of IPv6 often has 65 536 of them, a /48: they have one turn. */
function turnNetworkOf(ip: string): string {
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : null
  return address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, 3).join(':')}::/48` : addressKey(ip)
}

async function count(
  tx: Transaction,
  key: string,
  before: SignInAttempts | undefined,
  nowMs: number,
): Promise<SignInAttempts> {
  const after = { count: countAfter(before, nowMs), lastMs: nowMs }
  await setTries(tx, key, after)
  return after
}
