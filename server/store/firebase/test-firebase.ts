import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, onTestFinished } from 'vitest'
import { readConfig } from '../../config.ts'
import { sqlOutbox } from '../sql/outbox.ts'
import { openSqliteDatabase } from '../sqlite/database.ts'
import { DATABASE_FILE } from '../sqlite/sqlite-store.ts'
import { sqliteDatabase } from '../sqlite/transactions.ts'
import { isFirebase } from './driver.ts'
import { authEmulator } from './emulator/auth-emulator.ts'
import { PROJECT_ID } from './emulator/start-emulator.ts'
import { type FakeFirebase, type InjectedFailure, startFakeFirebase } from './fake-firebase.ts'
import { type FirebaseStore, firebaseStore } from './firebase-store.ts'
import { TOPIC } from './ledger.ts'
import { RULES } from './rules-attempts.ts'

const NOON_MS = Date.UTC(2026, 10, 21, 10)
export const SECRET = 'a secret of a test, long enough to be taken'

const OUTBOX_COUNTS = `SELECT count(*) - count(delivered_at) - count(failed_at) AS waiting, count(failed_at) AS failed,
  count(delivered_at) AS delivered FROM outbox WHERE topic = ?`

export type FirebaseForTests = Awaited<ReturnType<typeof openFirebase>>

/** An answer of Firebase's sign-in that refuses a request. */
export function signInAnswer(status: number, message: string): InjectedFailure {
  return { kind: 'status', status, body: { error: { code: status, message } } }
}

/** An answer of the database that refuses a request. */
export function databaseAnswer(status: number, error: string): InjectedFailure {
  return { kind: 'status', status, body: { error } }
}

/** Waits for the emulator before the first test of a file, because it starts slowly on a busy machine. */
export function needEmulator(): void {
  beforeAll(async () => void (await authEmulator()))
}

/** The environment variables of a server that uses the fake. */
export function emulatorEnvironment({ host }: Pick<FakeFirebase, 'host'>): Record<string, string> {
  return {
    DATABASE_URL: `firebase://${PROJECT_ID}`,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_DATABASE_EMULATOR_HOST: host,
  }
}

/**
 * Opens the Firebase store over a new database file, with Google's Auth emulator and the fake database, and closes all after the test.
 * An attempt times out exactly when the fake does not answer a request.
 */
export async function openFirebase(rules: object = RULES) {
  const folder = mkdtempSync(join(tmpdir(), 'twelve-moons-firebase-'))
  const clock = { now: new Date(NOON_MS) }
  const fakeFirebase = await startFakeFirebase(rules, await authEmulator(), clock)
  const { storage } = readConfig(emulatorEnvironment(fakeFirebase))
  if (!isFirebase(storage)) throw new Error('The settings name another store')
  const { setting } = storage
  const path = join(folder, DATABASE_FILE)
  const lines: Array<string> = []
  const openStores: Array<FirebaseStore> = []
  const attempts: Array<AbortController> = []
  const timeOut = () => {
    const attempt = new AbortController()
    attempts.push(attempt)
    return attempt.signal
  }
  fakeFirebase.onHang = () => {
    for (const attempt of attempts) attempt.abort(new DOMException('It takes too long', 'TimeoutError'))
  }
  const openAnother = () => {
    const store = firebaseStore(openSqliteDatabase(path), {
      setting,
      secret: SECRET,
      timeOut,
      now: () => clock.now,
      report: (...line) => lines.push(JSON.stringify(line)),
    })
    openStores.push(store)
    return store
  }
  const store = openAnother()
  const sqlite = openSqliteDatabase(path)
  onTestFinished(async () => {
    for (const openStore of openStores) await openStore.close()
    sqlite.close()
    await fakeFirebase.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    store,
    fakeFirebase,
    setting,
    /** The clock of the store and the rules. */
    clock,
    /** The logged lines. */
    lines,
    /** Opens another store on the same data folder, like another process. */
    openAnother,
    /** The path of the database file. */
    path,
    database: sqliteDatabase(sqlite),
    /** Resends failed messages, like the owner's command. */
    resend: (now: Date) => sqlOutbox(sqliteDatabase(sqlite)).resend(TOPIC, now.getTime()),
    /** The content of the hosted database: 'collection/user id' and its records. */
    delivered: () => placesIn(fakeFirebase.data()),
    stored: () => Array.fromAsync(store.all()),
    /** Counts of messages for Firebase by state. */
    outbox: async () => {
      const row = sqlite.prepare(OUTBOX_COUNTS).get(TOPIC)
      return { waiting: Number(row?.waiting), failed: Number(row?.failed), delivered: Number(row?.delivered) }
    },
    /** Advances the clock. */
    advance: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
  }
}

function placesIn(data: unknown): Array<[place: string, record: object]> {
  return Object.entries(Object(data)).flatMap(([collection, users]) =>
    Object.entries(Object(users)).flatMap(([userId, posts]) =>
      Object.values<object>(Object(posts)).map((record): [string, object] => [
        `${collection}/${userId}`,
        record,
      ]),
    ),
  )
}
