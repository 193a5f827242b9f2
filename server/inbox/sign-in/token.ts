import { createHash } from 'node:crypto'

const TOKEN_BYTES = 32 // 256 bits
const TOKEN = /^[\w-]{43}$/

/** An unguessable bearer token, of which only the {@link tokenHash} is stored. */
export function newToken(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
}

/** Whether a text has the form of a token. Others are not looked up. */
export function isToken(text: string): boolean {
  return TOKEN.test(text)
}

/** The stored hash of a token: 256 random bits need no salt and no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const STAFF_ID_BYTES = 12

/** A random id for a new member of staff. */
export function newStaffId(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(STAFF_ID_BYTES)).toString('base64url')
}
