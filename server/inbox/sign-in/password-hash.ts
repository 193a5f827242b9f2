import { argon2, timingSafeEqual } from 'node:crypto'
import type { InboxServices } from '../services.ts'

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet): about 25 ms and 19 MiB, in libuv's thread pool. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32
const VERSION = 'v=19'
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

type Cost = typeof COST
type PasswordHash = { cost: Cost; salt: Buffer; tag: Buffer }

/** Compared if there is no stored hash, so that an unknown address takes as long as a known one. No password matches it. */
const DUMMY_HASH: PasswordHash = { cost: COST, salt: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) }

/**
 * Hashes a password with argon2id, off the main thread.
 *
 * @param randomBytes returns `count` random bytes
 * @returns the hash with its salt and cost, in PHC's form
 */
export async function hashPassword(
  password: string,
  randomBytes: (count: number) => Uint8Array,
): Promise<string> {
  const salt = Buffer.from(randomBytes(SALT_BYTES))
  const tag = await derive(password, salt, COST)
  const { memory, passes, parallelism } = COST
  const cost = `m=${memory},t=${passes},p=${parallelism}`
  return ['', 'argon2id', VERSION, cost, unpadded(salt), unpadded(tag)].join('$')
}

/** Whether the password matches the stored hash; false without one, after the same work. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, tag } = (stored === null ? null : parseHash(stored)) ?? DUMMY_HASH
  const derived = await derive(password, salt, cost)
  return timingSafeEqual(derived, tag)
}

function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  // Keyboards write é as one character or as two: NIST SP 800-63B requires normalisation.
  const message = Buffer.from(password.normalize('NFKC'))
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  argon2('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost }, (error, tag) =>
    error ? reject(error) : resolve(tag),
  )
  return promise
}

function parseHash(stored: string): PasswordHash | null {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(stored) ?? []
  const bytes = Buffer.from(tag, 'base64')
  if (bytes.length !== TAG_BYTES) return null
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { cost, salt: Buffer.from(salt, 'base64'), tag: bytes }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/**
 * Why a chosen password is easy to guess, as a sentence for its user; null if it is strong. The list of common passwords is loaded at
 * the first call.
 */
export async function chosenPasswordFault(
  password: string,
  { name, email }: { name: string; email: string },
  { content, siteUrl }: Pick<InboxServices, 'content' | 'siteUrl'>,
): Promise<string | null> {
  const { personalWords, weakPasswordSentence } = await import(
    '../../../domain/inbox/password/weak-password.ts'
  )
  const words = [name, email, content().company.tradingName.value, new URL(siteUrl).hostname]
  return weakPasswordSentence(password, personalWords(words))
}
