import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CONTACT } from './fixture-app.ts'
import { writeFixtureSite } from './fixture-site.ts'
import { freePort } from './free-port.ts'
import { TOPIC } from './store/firebase/ledger.ts'
import { emulatorEnvironment, needEmulator, openFirebase } from './store/firebase/test-firebase.ts'
import { DATABASE_FILE } from './store/sqlite/sqlite-store.ts'
import { openSharedDatabase } from './store/testing/open-sqlite-store.ts'

const MAIN = fileURLToPath(new URL('fixture-main.ts', import.meta.url))
const CLI = fileURLToPath(new URL('../ops/commands/enquiries.ts', import.meta.url))
needEmulator()
/** For recurring tasks of the server, on a machine under load. */
const WAIT = { timeout: 120_000 }

test('a server on Firebase accepts a form during an outage, delivers it later, exports it, and stops cleanly', async () => {
  const { fakeFirebase, delivered } = await openFirebase()
  fakeFirebase.clock.now = new Date()
  fakeFirebase.injectedFailures.set('database', { kind: 'status', status: 503 })
  const dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-serve-'))
  const environment = { ...process.env, ...emulatorEnvironment(fakeFirebase), DATA_DIR: dataDir }
  const { server, url } = await startServer(environment)
  const logged = text(server.stdout ?? process.stdin)

  const response = await post(url, CONTACT)
  expect([response.status, response.headers.getSetCookie().length, delivered()]).toEqual([200, 1, []])
  fakeFirebase.injectedFailures.clear()
  await vi.waitUntil(() => delivered().length > 0, WAIT)
  await expect.poll(() => deliveredIn(dataDir), WAIT).toBe(1)

  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'export'], { env: environment })
  const [[path = '', record] = []] = delivered()
  const [, userId = ''] = path.split('/')
  expect(Object.values(JSON.parse(stdout).contactUs[userId])).toEqual([record])
  expect(await logged).toContain('Firebase cannot be had now')
  await rm(dataDir, { recursive: true, force: true })
})

function post(url: string, form: object): Promise<Response> {
  return fetch(`${url}/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(form),
  })
}

/** The number of messages that the outbox of a data folder has recorded as delivered. */
async function deliveredIn(dataDir: string): Promise<number> {
  const database = openSharedDatabase(join(dataDir, DATABASE_FILE))
  const row = database
    .prepare('SELECT count(delivered_at) AS delivered FROM outbox WHERE topic = ?')
    .get(TOPIC)
  database.close()
  return Number(row?.delivered)
}

async function startServer(environment: NodeJS.ProcessEnv): Promise<{ server: ChildProcess; url: string }> {
  const built = await writeFixtureSite()
  const port = await freePort()
  const server = spawn(process.execPath, [MAIN, built.directory], {
    env: { ...environment, PORT: String(port) },
  })
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await built.remove()
  })
  const url = `http://127.0.0.1:${port}`
  await vi.waitUntil(async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok === true, WAIT)
  return { server, url }
}
