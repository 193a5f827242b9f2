import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContact } from '../domain/enquiry/samples/enquiries.ts'
import { CONTACT } from './fixture-app.ts'
import { writeFixtureSite } from './fixture-site.ts'
import { freePort } from './free-port.ts'
import { STOP_TIMES } from './stop-on-signal.ts'
import { embeddedStore } from './store/sqlite/driver.ts'
import { DATABASE_FILE } from './store/sqlite/sqlite-store.ts'
import { openSqliteStore } from './store/testing/open-sqlite-store.ts'

const MAIN = fileURLToPath(new URL('fixture-main.ts', import.meta.url))
let built: Awaited<ReturnType<typeof writeFixtureSite>>
let dataDir = ''
let started: Array<ChildProcess> = []

beforeEach(async () => {
  built = await writeFixtureSite()
  dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-serve-'))
})
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  started = []
  await built.remove()
  await rm(dataDir, { recursive: true, force: true })
})

type Running = {
  child: ChildProcess
  output: () => string
  url: string
  /** Resolves to its exit code once it has ended and all its output has arrived. */
  ended: Promise<number | null>
}

/**
 * Starts a server process and waits until it prints its address, or ends.
 *
 * @param program runs before the process loads the server
 */
async function start(environment: Record<string, string>, program = ''): Promise<Running> {
  const env = { ...process.env, SUBMISSIONS_PER_10_MINUTES: '0', DATA_DIR: dataDir, ...environment }
  const before = `data:text/javascript,${encodeURIComponent(program)}`
  const child = spawn(process.execPath, ['--import', before, MAIN, built.directory], { env })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = once(child, 'close').then(() => child.exitCode)
  await Promise.race([once(child.stdout, 'data'), ended])
  return { child, ended, output: () => output, url: `http://127.0.0.1:${environment.PORT}` }
}

function hasIPv6(): boolean {
  return Object.values(networkInterfaces())
    .flat()
    .some((network) => network?.address === '::1')
}

/** Starts a server that has received the beginning of a form, whose body never comes. */
async function startWithHalfForm(environment: Record<string, string>) {
  const port = await freePort()
  const running = await start({ ...environment, PORT: String(port) })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    'POST /contact-us HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n',
  )
  await once(socket, 'connect')
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200) // by now the server has read the other request
  return { ...running, socket }
}

const stored = async () => {
  const store = openSqliteStore(join(dataDir, DATABASE_FILE))
  const all = await Array.fromAsync(store.all())
  await store.close()
  return all
}

/** Sends one enquiry after another until the server is gone, and collects the messages of the accepted ones. */
async function writeUntilGone(url: string, accepted: Array<string>): Promise<void> {
  for (let n = 0; ; n += 1) {
    const message = `enquiry ${n}`
    try {
      const response = await fetch(`${url}/contact-us`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ ...CONTACT, message }),
      })
      if (response.status === 200) accepted.push(message)
    } catch {
      return
    }
  }
}

test('the server prints its address, and listens on IPv4 and by name', async () => {
  const port = String(await freePort())
  const { output, url } = await start({ PORT: port })
  expect(output()).toBe(`Twelve Moons is at http://localhost:${port}\n`)
  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(`http://localhost:${port}/about-us`)).status).toBe(200)
  if (hasIPv6()) expect((await fetch(`http://[::1]:${port}/about-us`)).status).toBe(200)
})

test.each(['pipe', '/dev/full'])('a server with an unwritable log continues: %s', async (log) => {
  const port = String(await freePort())
  const stdio = log === 'pipe' ? log : openSync(log, 'w')
  const env = { ...process.env, DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'info' }
  const child = spawn(process.execPath, [MAIN, built.directory], { env, stdio: ['ignore', stdio, stdio] })
  started.push(child)
  for (const stream of [child.stdout, child.stderr]) stream?.destroy() // its reader leaves
  const ended = once(child, 'exit').then(([code]) => `ended with ${code}`)
  const served = vi.waitFor(async () => (await fetch(`http://127.0.0.1:${port}/`)).status, 120_000)
  expect(await Promise.race([served, ended])).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe('ended with 0')
})

test('a client that never finishes its body does not hold a stopping server up', async () => {
  const { child, ended, socket } = await startWithHalfForm({ CUT_CONNECTIONS_MS: '500' })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  socket.destroy()
})

test('a server deletes expired data at its start, and logs it without a person', async () => {
  const store = openSqliteStore(join(dataDir, DATABASE_FILE))
  await store.restore(sampleContact(1, { dateSent: 0 }))
  await store.restore(sampleContact(2, { dateSent: Date.now() }))
  await store.close()
  const { output } = await start({ PORT: String(await freePort()) })
  await vi.waitFor(() => expect(output()).toContain('"enquiriesDeleted":1,'), 120_000)
  expect((await stored()).map(({ record }) => record.postId)).toEqual([sampleContact(2).record.postId])
  expect(output()).not.toMatch(/thandi/i)
})

test('a server has stopped before a supervisor kills it', () => {
  expect(STOP_TIMES.closeIdleMs).toBeLessThan(STOP_TIMES.cutConnectionsMs)
  expect(STOP_TIMES.cutConnectionsMs).toBeLessThan(STOP_TIMES.giveUpMs)
  expect(STOP_TIMES.giveUpMs).toBeLessThan(10_000)
})

test('a stop that times out logs the unfinished steps', async () => {
  const { child, ended, output, socket } = await startWithHalfForm({ GIVE_UP_MS: '300' })
  child.kill('SIGTERM')
  expect(await ended).toBe(1)
  socket.destroy()
  expect(output()).toContain(
    '"left":["requests","builds","site","recurring tasks","inbox","drawing","stores"]',
  )
})

test.each([
  ['a timer', 'setTimeout(() => { throw new Error("a fault of ours") })'],
  ['a promise', 'Promise.reject(new Error("a fault of ours"))'],
])('an uncaught error in %s is logged, and stops the server in order', async (_, fault) => {
  const program = `process.on('SIGUSR2', () => ${fault})`
  const { child, ended, output, url } = await start({ PORT: String(await freePort()) }, program)
  const accepted: Array<string> = []
  const writing = writeUntilGone(url, accepted)
  await vi.waitFor(() => expect(accepted.length).toBeGreaterThan(3), 120_000)
  child.kill('SIGUSR2')
  expect(await ended).toBe(1)
  await writing
  expect(output()).toMatch(/"level":60,.*a fault of ours/)
  expect(await stored()).toHaveLength(accepted.length)
  const wal = await stat(join(dataDir, `${DATABASE_FILE}-wal`)).catch(() => ({ size: 0 }))
  expect(wal.size).toBe(0)
})

test.each(['192.0.2.1', 'no-such-host.invalid'])(
  'a HOST that is not this machine’s is named: %s',
  async (host) => {
    const { ended, output } = await start({ PORT: String(await freePort()), HOST: host })
    expect(await ended).toBe(1)
    expect(output()).toContain(`HOST is ${host}, which is no address of this machine.`)
    expect(output()).not.toContain('    at ')
  },
)

test('a missing build is reported with what to do', async () => {
  await built.remove()
  const { ended, output } = await start({ PORT: String(await freePort()) })
  expect(await ended).toBe(1)
  expect(output()).toContain('npm run build')
})

test('visit counts of the last seconds are written at a stop', async () => {
  const { child, ended, url } = await start({ PORT: String(await freePort()), HOST: '127.0.0.1' })
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0', accept: 'text/html' }
  await (await fetch(url, { headers })).text()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  const stores = await embeddedStore.open(dataDir)
  expect(await stores.visits.since('2026-01-01')).toEqual([expect.objectContaining({ page: '/', count: 1 })])
  await stores.close()
})
