import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { RefusedError } from '../../http/refusals.ts'
import type { Database, Transaction } from '../../store/sql/database.ts'
import {
  addSession,
  type EndTimes,
  findSession,
  isSessionThere,
  noteSessionUsed,
  type StoredSession,
} from '../../store/sql/sessions.ts'
import { lockStaff, type StaffMember } from '../../store/sql/staff.ts'
import { SIGNED_OUT } from '../requests/refusal.ts'
import { isToken, newToken, tokenHash } from './token.ts'

const HOUR_MS = 3_600_000
/** A session ends after so long without use. */
export const IDLE_MS = 8 * HOUR_MS
/** And after so long in any case. */
export const WHOLE_MS = 7 * 24 * HOUR_MS
/** For so long after a passkey or the password nobody is asked for it again. */
const CONFIRMED_MS = 5 * 60_000
/** That a session is used is noted this often at most: not each request writes. */
const NOTED_EVERY_MS = 60_000

/** Somebody who is signed in. */
export type Signed = { staff: StaffMember; session: StoredSession }

/** Which sessions have ended by now. */
export function endedBy(nowMs: number): EndTimes {
  return { createdBefore: nowMs - WHOLE_MS, usedBefore: nowMs - IDLE_MS }
}

/** Until when nobody is asked for passkey or password again, in epoch milliseconds; null: they are now. */
export function confirmedUntil({ reauthenticatedAt }: StoredSession, nowMs: number): number | null {
  const until = reauthenticatedAt + CONFIRMED_MS
  return until > nowMs && reauthenticatedAt <= nowMs ? until : null
}

/** A session that is about to begin, with the token that its browser alone gets. */
export type NewSession = { token: string; session: Omit<StoredSession, 'staff'> }

/** Whoever begins a session has just shown a passkey or a password. */
export function newSession(
  userAgent: string | undefined,
  nowMs: number,
  randomBytes: (count: number) => Uint8Array,
): NewSession {
  const token = newToken(randomBytes)
  const { words: device, isPhone } = deviceOf(userAgent)
  const times = { createdAt: nowMs, lastUsedAt: nowMs, reauthenticatedAt: nowMs }
  return { token, session: { hash: tokenHash(token), device, isPhone, ...times } }
}

export async function beginSession(
  tx: Transaction,
  staff: string,
  { session }: NewSession,
  secretMark: string,
): Promise<void> {
  await addSession(tx, { ...session, staff }, secretMark)
}

/**
 * Finds the session of a token and records its use; null if it has none.
 *
 * @throws {StoreUnavailableError} if the store cannot be read; one that cannot be written lets people read
 */
export async function signedBy(
  { database, secretMark }: { database: Database; secretMark: string },
  token: string | null,
  nowMs: number,
): Promise<Signed | null> {
  if (token === null || !isToken(token)) return null
  const hash = tokenHash(token)
  const found = await database.read((tx) => findSession(tx, hash, { ...endedBy(nowMs), secretMark }))
  if (found && nowMs - found.session.lastUsedAt >= NOTED_EVERY_MS) await noteUse(database, hash, nowMs)
  return found
}

/**
 * Reads the signed-in person again under a row lock, so that no concurrent change of their credentials is missed.
 *
 * @throws {RefusedError} if that ended their session while this request was under way
 */
export async function stillSigned(tx: Transaction, { staff, session }: Signed): Promise<StaffMember> {
  const now = await lockStaff(tx, staff.id)
  if (!now || !(await isSessionThere(tx, session.hash))) throw new RefusedError(401, SIGNED_OUT.body.error)
  return now
}

async function noteUse(database: Database, hash: string, nowMs: number): Promise<void> {
  try {
    await database.transaction((tx) => noteSessionUsed(tx, hash, nowMs))
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
  }
}

/** What people call the place from which they are signed in. */
type Device = {
  /** `Chrome on Windows`, at most a line. */
  words: string
  isPhone: boolean
}

// In this order: a browser's User-Agent also has the names that follow its own.
const BROWSERS: ReadonlyArray<[RegExp, string]> = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: ReadonlyArray<[RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const READ_CHARS = 512

/** The device of a User-Agent header, in words. What it says beyond them is not kept. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, READ_CHARS)
  const browser = nameIn(text, BROWSERS) ?? 'A browser'
  const system = nameIn(text, SYSTEMS)
  return {
    words: system ? `${browser} on ${system}` : browser,
    isPhone: /\b(iPhone|Mobile)\b/.test(text),
  }
}

function nameIn(text: string, names: ReadonlyArray<[RegExp, string]>): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}
