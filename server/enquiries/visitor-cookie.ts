import { USER_ID } from '../../domain/enquiry/record.ts'
import { cookieValue } from '../cookie-value.ts'
import { createSealer, type Sealer } from '../secrets.ts'

const NAME = '__Host-visitor'
const MAX_AGE_SECONDS = 180 * 24 * 3_600
/** A longer value is not decrypted: browsers keep no cookie of more than 4096 bytes (RFC 6265 §6.1). */
const VALUE_MAX_CHARS = 4_096
const USER_ID_CHARS = 28
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** The largest multiple of 62 below 256: higher bytes are skipped, because they would make the first letters likelier. */
const UNBIASED_BYTES = 248
/** Nearly always enough in one draw. */
const DRAWN_BYTES = USER_ID_CHARS + 4

/** A returning visitor: their anonymous user id, and their token in a hosted store, if there is one. */
export type KnownVisitor = { userId: string; token: string | null }

export type VisitorCookies = {
  /** The visitor of a request's Cookie header; null without a valid cookie of ours that has not expired. */
  read: (cookieHeader: string | undefined, nowMs: number) => KnownVisitor | null
  /** A Set-Cookie header that holds the visitor, encrypted. */
  seal: (visitor: KnownVisitor, nowMs: number) => string
}

/** @param secret encrypts the cookies; if it changes, returning visitors are treated as new ones */
export function visitorCookies(secret: string): VisitorCookies {
  const sealer = createSealer(secret, 'twelve-moons visitor cookie')
  return {
    read: (cookieHeader, nowMs) => {
      const value = cookieValue(cookieHeader, NAME)
      return value === null || value.length > VALUE_MAX_CHARS ? null : visitorIn(open(value, sealer), nowMs)
    },
    seal: ({ userId, token }, nowMs) => {
      const sealed = sealer.seal(JSON.stringify([userId, nowMs, ...(token === null ? [] : [token])]))
      return `${NAME}=${sealed}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; Secure; SameSite=Lax`
    },
  }
}

/** A random user id. @param random returns `count` random bytes */
export function newUserId(random: (count: number) => Uint8Array): string {
  let id = ''
  while (id.length < USER_ID_CHARS) {
    for (const byte of random(DRAWN_BYTES)) if (byte < UNBIASED_BYTES) id += ALPHABET.charAt(byte % 62)
  }
  return id.slice(0, USER_ID_CHARS)
}

/** The decrypted text of a cookie; null for one that was tampered with, truncated, or encrypted with another secret. */
function open(value: string, sealer: Sealer): string | null {
  const [header = '', , ...parts] = value.split('.')
  if (parts.length === 0) return sealer.open(value)
  // A cookie from before December 2026 is a JWE (RFC 7516 §7.1): header..nonce.text.tag, authenticated with its header. Once all of
  // them have expired (180 days), these lines can be removed.
  const bytes = parts.map((part) => Buffer.from(part, 'base64url'))
  return sealer.open(Buffer.concat(bytes).toString('base64url'), header)
}

/** The visitor of a decrypted cookie that has not expired, else null: an invalid cookie means a new visitor, not an error. */
function visitorIn(text: string | null, nowMs: number): KnownVisitor | null {
  if (text === null) return null
  const [userId, sealedMs, token]: Array<unknown> = JSON.parse(text)
  const isCurrent = typeof sealedMs === 'number' && nowMs - sealedMs < MAX_AGE_SECONDS * 1_000
  if (!isCurrent || typeof userId !== 'string' || !USER_ID.test(userId)) return null
  return { userId, token: typeof token === 'string' ? token : null }
}
