import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { addressKey } from '../../http/bounds/addresses.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { lockAttempts, releaseAttempt, setAttempts } from '../../store/sql/sign-in-failures.ts'
import {
  countAfter,
  deviceWaitMs,
  isCrowded,
  networkWaitMs,
  type SignInAttempts,
  TURN_MS,
  waitForTurnMs,
} from './sign-in-delay.ts'

/** The keys under which an attempt is counted. */
export type AttemptKeys =
  | { kind: 'device'; device: string }
  /** Locked in this order, so that two attempts cannot deadlock. `wide`: the wide network, counted for the audit log. */
  | { kind: 'network'; email: string; network: string; turn: string; wide: string }

/**
 * An attempt that may proceed.
 *
 * @property count recent failed attempts from this device or its wide network, this one included
 * @property nextWaitMs how long the next attempt must wait if this one fails
 */
export type AllowedAttempt = { keys: AttemptKeys; count: number; nextWaitMs: number }

/** @param name the counted value, of which only an HMAC is stored */
export function attemptKey(secret: string, kind: string, name: string): string {
  return createHmac('sha256', secret).update(`inbox ${kind} ${name}`).digest('base64url')
}

export function keysOf(secret: string, ip: string, foldedEmail: string): AttemptKeys {
  const network = attemptKey(secret, 'network', addressKey(ip))
  // The audit log counts by wide networks, because an attacker may have many small ones.
  const wideKey = attemptKey(secret, 'wide network', wideNetworkOf(ip))
  const turn = attemptKey(secret, 'turn', `${turnNetworkOf(ip)} ${foldedEmail}`)
  return { kind: 'network', email: attemptKey(secret, 'email', foldedEmail), network, turn, wide: wideKey }
}

/**
 * Counts an attempt as failed before it is made, so that simultaneous attempts all count. {@link clearFailedAttempt} reverts that.
 *
 * @returns the attempt, or how long it must wait in milliseconds; a waiting attempt is not counted
 */
export async function reserveAttempt(
  tx: Transaction,
  keys: AttemptKeys,
  nowMs: number,
): Promise<AllowedAttempt | { waitMs: number }> {
  if (keys.kind === 'device') {
    const attempts = await lockAttempts(tx, keys.device)
    const waitMs = deviceWaitMs(attempts, nowMs)
    if (waitMs > 0) return { waitMs }
    const after = await addAttempt(tx, keys.device, attempts, nowMs)
    return { keys, count: after.count, nextWaitMs: deviceWaitMs(after, nowMs) }
  }
  const email = await lockAttempts(tx, keys.email)
  const network = await lockAttempts(tx, keys.network)
  const waitMs = Math.max(
    networkWaitMs(network, email, nowMs),
    isCrowded(email, nowMs) ? await turnWaitMs(tx, keys.turn, nowMs) : 0,
  )
  if (waitMs > 0) return { waitMs }
  const emailAfter = await addAttempt(tx, keys.email, email, nowMs)
  const networkAfter = await addAttempt(tx, keys.network, network, nowMs)
  const wideAfter = await addAttempt(tx, keys.wide, await lockAttempts(tx, keys.wide), nowMs)
  const nextTurnMs = isCrowded(emailAfter, nowMs) ? await newTurn(tx, keys.turn, nowMs) : 0
  const nextWaitMs = Math.max(nextTurnMs, networkWaitMs(networkAfter, emailAfter, nowMs))
  return { keys, count: wideAfter.count, nextWaitMs }
}

/** How long a network must wait for its turn at an e-mail address; it gets a turn if it has none. */
async function turnWaitMs(tx: Transaction, key: string, nowMs: number): Promise<number> {
  const turn = await lockAttempts(tx, key)
  return waitForTurnMs(turn?.lastMs, nowMs) ?? (await newTurn(tx, key, nowMs))
}

/** Stores the turn as an attempt with its future time. @returns how long until it comes */
async function newTurn(tx: Transaction, key: string, nowMs: number): Promise<number> {
  await setAttempts(tx, key, { count: 1, lastMs: nowMs + TURN_MS })
  return TURN_MS
}

/** Reverts the count after the right password. */
export async function clearFailedAttempt(tx: Transaction, keys: AttemptKeys): Promise<void> {
  if (keys.kind === 'device') return await releaseAttempt(tx, keys.device)
  await releaseAttempt(tx, keys.email)
  await releaseAttempt(tx, keys.network)
  await releaseAttempt(tx, keys.wide)
}

/** The audit log records the 3rd, 10th, 30th, 100th … consecutive refusal from one wide network, so that a flood does not fill it. */
export function shouldAudit(count: number): boolean {
  const scale = 10 ** Math.floor(Math.log10(count))
  return count >= 3 && (count === scale || count === 3 * scale)
}

/** The wide network of an address, which identifies no person: 41.0.0.0/16, 2c0f:1234::/32. */
export function wideNetworkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'an unknown network'
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 2).join('.')}.0.0/16`
  const [first = 0, second = 0] = address.parts
  return `${first.toString(16)}:${second.toString(16)}::/32`
}

/** The network that gets one turn: for IPv6 a /48, because its owner controls all its 65 536 networks. */
function turnNetworkOf(ip: string): string {
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : null
  return address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, 3).join(':')}::/48` : addressKey(ip)
}

async function addAttempt(
  tx: Transaction,
  key: string,
  attempts: SignInAttempts | undefined,
  nowMs: number,
): Promise<SignInAttempts> {
  const after = { count: countAfter(attempts, nowMs), lastMs: nowMs }
  await setAttempts(tx, key, after)
  return after
}
