import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { USER_ID } from '../../domain/enquiry/record.ts'

const NAME = '__Host-visitor'
const MAX_AGE_SECONDS = 180 * 24 * 3_600
const USER_ID_CHARS = 28
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** The most multiples of 62 that a byte holds: bytes above would make the first letters likelier. */
const FAIR_BYTES = 248

/** A visitor of before: their anonymous user id, and the token with which a hosted store knows them, if there is one. */
export type KnownVisitor = { userId: string; token: string | null }

export type VisitorCookies = {
  /** The visitor of a request's Cookie header; null without one that we sealed and that still runs. */
  read: (cookieHeader: string | undefined, nowMs: number) => Promise<KnownVisitor | null>
  /** A Set-Cookie header that keeps the visitor. */
  seal: (visitor: KnownVisitor, nowMs: number) => Promise<string>
}

/** @param secret what the cookies are sealed with; with another one, the visitors of before are new ones */
export function visitorCookies(secret: string): VisitorCookies {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'twelve-moons visitor cookie', 32))
  return {
    read: async (cookieHeader, nowMs) => {
      const sealed = cookieValue(cookieHeader)
      return sealed === null ? null : unseal(sealed, key, nowMs)
    },
    seal: async ({ userId, token }, nowMs) => {
      const text = JSON.stringify([userId, nowMs, ...(token === null ? [] : [token])])
      const sealed = await new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key)
      return `${NAME}=${sealed}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; Secure; SameSite=Lax`
    },
  }
}

/** @param random gives that many random bytes */
export function newUserId(random: (count: number) => Uint8Array): string {
  let id = ''
  while (id.length < USER_ID_CHARS) {
    for (const byte of random(USER_ID_CHARS)) if (byte < FAIR_BYTES) id += ALPHABET.charAt(byte % 62)
  }
  return id.slice(0, USER_ID_CHARS)
}

function cookieValue(header: string | undefined): string | null {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${NAME}=`))
  return pair?.trim().slice(NAME.length + 1) ?? null
}

async function unseal(sealed: string, key: Uint8Array, nowMs: number): Promise<KnownVisitor | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const [userId, sealedMs, token]: Array<unknown> = JSON.parse(new TextDecoder().decode(plaintext))
    const runs = typeof sealedMs === 'number' && nowMs - sealedMs < MAX_AGE_SECONDS * 1_000
    if (!runs || typeof userId !== 'string' || !USER_ID.test(userId)) return null
    return { userId, token: typeof token === 'string' ? token : null }
  } catch {
    // Tampered with, cut off, or sealed with an older secret: the visitor is a new one, not at fault.
    return null
  }
}
