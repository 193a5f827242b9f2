import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from './operator-error.ts'

const FILE = 'secret'
const SECRET_BYTES = 32
const SECRET_MIN_CHARS = 32
const READ_ATTEMPTS = 50
const BETWEEN_READS_MS = 20

/**
 * The secret of a server that was given none: made once and kept in its data folder, readable by its owner only.
 * Of two servers that start at once, one makes it and the other reads it.
 *
 * @throws {OperatorError} if the file there holds no usable secret
 */
export async function secretIn(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, FILE)
  await createOnce(path)
  // Whoever made the file may still be writing it.
  for (let attempt = 0; attempt < READ_ATTEMPTS; attempt += 1) {
    const secret = (await readFile(path, 'utf8')).trim()
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

async function createOnce(path: string): Promise<void> {
  try {
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    await writeFile(path, `${secret}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
