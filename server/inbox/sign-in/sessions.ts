import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { RefusedError } from '../../http/refusals.ts'
import type { Database, Transaction } from '../../store/sql/database.ts'
import {
  doesSessionExist,
  findSession,
  noteSessionUsed,
  type SessionCutoffs,
  type StoredSession,
} from '../../store/sql/sessions.ts'
import { lockStaff, type StaffMember } from '../../store/sql/staff.ts'
import { SIGNED_OUT } from '../requests/refusal.ts'
import { isToken, newToken, tokenHash } from './token.ts'

const HOUR_MS = 3_600_000
/** A session ends after this time without use. */
export const MAX_IDLE_MS = 8 * HOUR_MS
/** A session ends after this time in any case. */
export const MAX_AGE_MS = 7 * 24 * HOUR_MS
/** How long a reauthentication stays valid. */
const REAUTHENTICATION_VALID_MS = 5 * 60_000
/** The use of a session is stored at most this often, so that not every request writes. */
const USE_STORED_EVERY_MS = 60_000

/** A signed-in member of staff. */
export type SignedIn = { staff: StaffMember; session: StoredSession }

/** Sessions created or last used before these times have ended by now. */
export function sessionCutoffs(nowMs: number): SessionCutoffs {
  return { createdBefore: nowMs - MAX_AGE_MS, usedBefore: nowMs - MAX_IDLE_MS }
}

/** Until when no reauthentication is needed, epoch milliseconds; null if it is needed now. */
export function reauthenticatedUntil({ reauthenticatedAt }: StoredSession, nowMs: number): number | null {
  const until = reauthenticatedAt + REAUTHENTICATION_VALID_MS
  return until > nowMs && reauthenticatedAt <= nowMs ? until : null
}

/** A new session, with the token that only its browser gets. */
export type NewSession = { token: string; session: Omit<StoredSession, 'staff'> }

/** Creates a session that counts as just authenticated. It is not stored yet. */
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

/**
 * Finds the session of a token and records its use; null if there is none.
 *
 * @throws {StoreUnavailableError} if the store cannot be read; if it can only be read, the session is still valid
 */
export async function findSignedIn(
  { database, secretMark }: { database: Database; secretMark: string },
  token: string | null,
  nowMs: number,
): Promise<SignedIn | null> {
  if (token === null || !isToken(token)) return null
  const hash = tokenHash(token)
  const signedIn = await database.read((tx) =>
    findSession(tx, hash, { ...sessionCutoffs(nowMs), secretMark }),
  )
  if (signedIn && nowMs - signedIn.session.lastUsedAt >= USE_STORED_EVERY_MS)
    await storeUse(database, hash, nowMs)
  return signedIn
}

/**
 * Reads the signed-in person again under a row lock, so that no concurrent change of their credentials is missed.
 *
 * @throws {RefusedError} if their session ended during this request
 */
export async function lockSignedIn(tx: Transaction, { staff, session }: SignedIn): Promise<StaffMember> {
  const currentStaff = await lockStaff(tx, staff.id)
  if (!currentStaff || !(await doesSessionExist(tx, session.hash)))
    throw new RefusedError(401, SIGNED_OUT.body.error)
  return currentStaff
}

async function storeUse(database: Database, hash: string, nowMs: number): Promise<void> {
  try {
    await database.transaction((tx) => noteSessionUsed(tx, hash, nowMs))
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
  }
}

// The order matters: a browser's User-Agent also contains names of later entries.
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

/** Describes the device of a User-Agent header, of which nothing else is stored: `Chrome on Windows`. */
export function deviceOf(userAgent: string | undefined): { words: string; isPhone: boolean } {
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
