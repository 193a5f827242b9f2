import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
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
 * @throws {OperatorError} if it cannot be written, or the file there holds no usable secret
 */
export async function secretIn(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, FILE)
  await createOnce(path)
  // Whoever made the file by hand may still be writing it.
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

/** Written whole beside it first: a full disk, or a kill in the midst, leaves no empty secret behind. */
async function createOnce(path: string): Promise<void> {
  if (existsSync(path)) return
  const part = `${path}.${randomUUID()}.part`
  try {
    await writeDurably(part, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`)
    await link(part, path) // takes no other file's place
  } catch (error) {
    if (existsSync(path)) return // another server was first
    const why = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `${path} cannot be written (${why}). Make room or give the folder to the server's user, or set SECRET.`,
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
