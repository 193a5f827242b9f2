import { createHash, createHmac } from 'node:crypto'
import { normaliseEmail } from '../../domain/enquiry/email.ts'

/** 128 bits: as many as nobody guesses. */
const TOKEN_BYTES = 16
const TOKEN = /^[\w-]{22}$/

/** A secret for a link that is used once. */
export function newLinkToken(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
}

/** Whether a text can be a token at all: what cannot is not looked up. */
export function isLinkToken(text: string): boolean {
  return TOKEN.test(text)
}

/** What is kept of a token: whoever reads the database can use none. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('base64url')
}

/** The secret of the link that stops the newsletter to an address: in every letter the same, and kept nowhere. */
export function stopTokenOf(email: string, secret: string): string {
  const digest = createHmac('sha256', secret)
    .update(`twelve-moons stop letters ${normaliseEmail(email)}`)
    .digest()
  return digest.subarray(0, TOKEN_BYTES).toString('base64url')
}
