import { createHash } from 'node:crypto'

const TOKEN_BYTES = 32 // 256 bits
const TOKEN = /^[\w-]{43}$/

/** A token that nobody can guess. Whoever has it is let in: only its {@link tokenHash} is kept. */
export function newToken(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
}

/** Whether a text could be one of ours at all: nothing else is looked up. */
export function isToken(text: string): boolean {
  return TOKEN.test(text)
}

/** What is kept of a token: 256 random bits need no salt and no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const STAFF_ID_BYTES = 12

/** An id for a new member of staff, which says nothing about them. */
export function newStaffId(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(STAFF_ID_BYTES)).toString('base64url')
}
