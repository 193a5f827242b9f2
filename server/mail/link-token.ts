import { createHash, createHmac } from 'node:crypto'
import { normaliseEmail } from '../../domain/enquiry/email.ts'
import { createSealer, type Sealer } from '../secrets.ts'

/** 128 bits cannot be guessed. */
const TOKEN_BYTES = 16
const TOKEN = /^[\w-]{22}$/

/** A secret for a one-time link. */
export function newLinkToken(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
}

/** Whether a text has the form of a token. Others are not looked up. */
export function isLinkToken(text: string): boolean {
  return TOKEN.test(text)
}

/** The stored hash of a token: reading the database gives no usable link. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('base64url')
}

/** The token of the link that stops the newsletter to an address: the same in every issue, and stored nowhere. */
export function stopTokenOf(email: string, secret: string): string {
  const digest = createHmac('sha256', secret)
    .update(`twelve-moons stop letters ${normaliseEmail(email)}`)
    .digest()
  return digest.subarray(0, TOKEN_BYTES).toString('base64url')
}

/** Seals the tokens of links while their mails wait in the outbox. Elsewhere only their hashes are stored. */
export function tokenSealer(secret: string): Sealer {
  return createSealer(secret, 'twelve-moons mailed links')
}
