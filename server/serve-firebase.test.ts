import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { CONTACT } from './fixture-app.ts'
import { writeFixtureSite } from './fixture-site.ts'
import { freePort } from './free-port.ts'
import { emulatedBy, needEmulator, openFirebase } from './storage/firebase/test-firebase.ts'

const MAIN = fileURLToPath(new URL('fixture-main.ts', import.meta.url))
const CLI = fileURLToPath(new URL('enquiries-cli.ts', import.meta.url))
needEmulator()

test('a server on Firebase takes a form while it is away, delivers it by itself, exports it, and stops in order', async () => {
  const { standIn, delivered } = await openFirebase()
  standIn.clock.now = new Date()
  standIn.trouble.set('database', { kind: 'status', status: 503 })
  const dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-serve-'))
  const environment = { ...process.env, ...emulatedBy(standIn), DATA_DIR: dataDir }
  const { server, url } = await started(environment)
  const logged = text(server.stdout ?? process.stdin)

  const response = await post(url, CONTACT)
  expect([response.status, response.headers.getSetCookie().length, delivered()]).toEqual([200, 1, []])
  standIn.trouble.clear()
  while (delivered().length === 0) await delay(100)
  await delay(200) // until it is noted

  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'export'], { env: environment })
  const [[place = '', record] = []] = delivered()
  const [, userId = ''] = place.split('/')
  expect(Object.values(JSON.parse(stdout).contactUs[userId])).toEqual([record])
  expect(await logged).toContain('Firebase cannot be had now')
  await rm(dataDir, { recursive: true, force: true })
})

test('two enquiries of one visitor from before a restart, sent while nobody could be signed in, go under one account', async () => {
  const { standIn, delivered } = await openFirebase()
  standIn.clock.now = new Date()
  standIn.trouble.set('signUp', { kind: 'cut' })
  const dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-serve-'))
  const environment = { ...process.env, ...emulatedBy(standIn), DATA_DIR: dataDir }
  const before = await started(environment)
  const first = await post(before.url, CONTACT)
  const [cookie = ''] = first.headers.getSetCookie()
  const second = await post(before.url, { ...CONTACT, message: 'And earrings.' }, { cookie })
  expect([first.status, second.status, delivered()]).toEqual([200, 200, []])
  before.server.kill('SIGKILL')
  await once(before.server, 'exit')

  standIn.trouble.clear()
  await promisify(execFile)(process.execPath, [CLI, 'resend'], { env: environment })
  const asked = standIn.asked.length
  const after = await started(environment)
  while (delivered().length < 2) await delay(50)
  const users = delivered().map(([place]) => place.split('/')[1])
  expect(new Set(users).size).toBe(1)
  expect(standIn.asked.slice(asked).filter(({ service }) => service === 'signUp')).toHaveLength(1)
  after.server.kill('SIGTERM')
  await once(after.server, 'exit')
  await rm(dataDir, { recursive: true, force: true })
})

function post(url: string, form: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(form),
  })
}

async function started(environment: NodeJS.ProcessEnv): Promise<{ server: ChildProcess; url: string }> {
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
  while ((await fetch(`${url}/healthz`).catch(() => null))?.ok !== true) await delay(50)
  return { server, url }
}
