import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from './errors.ts'
import type { Transaction } from './store/sql/database.ts'
import { readSetting, writeSetting } from './store/sql/inbox/settings-rows.ts'

const FILE = 'secret'
const SECRET_BYTES = 32
const SECRET_MIN_CHARS = 32
const READ_ATTEMPTS = 50
const BETWEEN_READS_MS = 20

/**
 * The secret of a server without SECRET: created once in its data folder, readable only by its owner. Of two servers that start at
 * once, one creates it and the other reads it.
 *
 * @throws {OperatorError} if it cannot be written, or the file there holds no usable secret
 */
export async function secretIn(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, FILE)
  await createOnce(path)
  // An operator may still be writing the file by hand.
  for (let attempt = 0; attempt < READ_ATTEMPTS; attempt += 1) {
    const secret = (await readText(path)).trim()
    if (secret.length >= SECRET_MIN_CHARS) return secret
    await wait(BETWEEN_READS_MS)
  }
  throw new OperatorError(
    `${path} holds less than ${SECRET_MIN_CHARS} characters: set SECRET, or delete the file`,
  )
}

/** The secret in a data folder if one was made there; null if not. @throws {OperatorError} if the file there holds no usable secret */
export async function knownSecretIn(dataDir: string): Promise<string | null> {
  return existsSync(join(dataDir, FILE)) ? secretIn(dataDir) : null
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EISDIR')) throw error
    throw new OperatorError(`${path} is a folder, and should be a file: move it away, or set SECRET`)
  })
}

/** Creates the file atomically, so that a full disk or a kill leaves no empty secret. */
async function createOnce(path: string): Promise<void> {
  if (existsSync(path)) return
  const part = `${path}.${randomUUID()}.part`
  try {
    await writeDurably(part, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`)
    await link(part, path) // never replaces a file
  } catch (error) {
    if (existsSync(path)) return // another server was first
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `${path} cannot be written (${reason}). Make room or give the folder to the server's user, or set SECRET.`,
      { cause: error },
    )
  } finally {
    await rm(part, { force: true })
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** What a changed SECRET means for the operator, and what to do. */
export const OTHER_SECRET = {
  sentence:
    'SECRET is not the one with which this store was sealed. The audit entries of before cannot be checked; receipts of erasures match nobody, so that none can be applied again after a restore; links in mails that wait are void, sessions and invitations of before are over; a webhook key that was set in the inbox cannot be read.',
  todo: 'Put the old SECRET (or DATA_DIR/secret) back and start again; all servers of one database need the same. If it is lost: npm run audit:verify -- --seal-anew takes the new one, and the webhook key is to be made anew in the inbox.',
}

/** Whether this secret is the store's; a new store accepts any. */
export async function isSecretOfDatabase(tx: Transaction, secret: string): Promise<boolean> {
  const storedMark = await readSetting(tx, 'secretMark')
  return storedMark === null || storedMark === secretMarkOf(secret)
}

/** Records the first server's secret as the store's. Only its mark is stored. */
export async function recordInitialSecret(tx: Transaction, secret: string): Promise<void> {
  await tx.query("INSERT INTO settings (key, value) VALUES ('secretMark', ?) ON CONFLICT (key) DO NOTHING", [
    JSON.stringify(secretMarkOf(secret)),
  ])
}

/** Records another secret as the store's. */
export async function replaceRecordedSecret(tx: Transaction, secret: string): Promise<void> {
  await writeSetting(tx, 'secretMark', secretMarkOf(secret))
}

/** Identifies a secret without revealing it: an HMAC of a constant. */
export function secretMarkOf(secret: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'twelve-moons mark of the secret', 32))
  return createHmac('sha256', key).update('mark').digest('base64url')
}

const POOL_BYTES = 4_096
let pool = randomBytes(POOL_BYTES)

/** Cryptographically random bytes, each used once. They are drawn in large blocks, because each draw takes microseconds. */
export function randomFromPool(count: number): Buffer {
  if (count > POOL_BYTES / 4) return randomBytes(count)
  if (pool.length < count) pool = randomBytes(POOL_BYTES)
  const bytes = Buffer.from(pool.subarray(0, count))
  pool.fill(0, 0, count)
  pool = pool.subarray(count)
  return bytes
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export type Sealer = {
  /** The text encrypted and authenticated, in base64url. */
  seal: (text: string) => string
  /**
   * Decrypts a text; null if it was sealed with another secret or for another purpose, or was altered.
   *
   * @param authenticated additional authenticated data; `seal` uses none
   */
  open: (sealed: string, authenticated?: string) => string | null
}

/** Encrypts short texts for cookies and the database, which are useless without the secret. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)))
  return {
    seal: (text) => {
      const nonce = randomFromPool(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const sealed = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url')
    },
    open: (sealed, authenticated = '') => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        decipher.setAAD(Buffer.from(authenticated)).setAuthTag(bytes.subarray(-TAG_BYTES))
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
