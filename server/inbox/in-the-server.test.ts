import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsSchema } from '../../domain/inbox/api/settings.ts'
import { CONTACT } from '../fixture-app.ts'
import { writeFixtureSite } from '../fixture-site.ts'
import { freePort } from '../free-port.ts'
import { INBOX_POLICY } from './requests/inbox-scope.ts'

const MAIN = fileURLToPath(new URL('../fixture-main.ts', import.meta.url))
const OWNER = fileURLToPath(new URL('../../ops/commands/inbox-owner.ts', import.meta.url))
const VERIFY = fileURLToPath(new URL('../../ops/commands/audit-verify.ts', import.meta.url))
const METRICS_TOKEN = 'a token for metrics, long enough'
const CANARY = {
  name: 'Thandeka Canary',
  email: 'canary@twelvemoons.example',
  password: 'canary over Pinetown',
}

let built: Awaited<ReturnType<typeof writeFixtureSite>>
let dataDir: string
let server: ChildProcess
let url: string
let environment: NodeJS.ProcessEnv
let output = ''
let cookie = ''

/** A server process with a built site and the app, and a first owner by the command's link. */
beforeAll(async () => {
  built = await writeFixtureSite()
  dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-inbox-'))
  await writeBuilt('inbox/index.html', '<!doctype html><title>Inbox</title>')
  await writeBuilt('_inbox/inbox-abc.js', 'const inbox = 1')
  const port = await freePort()
  url = `http://localhost:${port}`
  environment = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', METRICS_TOKEN }
  server = spawn(process.execPath, [MAIN, built.directory], { env: { ...environment, LOG_LEVEL: 'debug' } })
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk) => {
      output += String(chunk)
    })
  if (server.stdout) await once(server.stdout, 'data') // its address
  const link = await run(OWNER)
  const response = await send('POST', `first/${link.trim().split('/').at(-1)}`, CANARY)
  cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
})
afterAll(async () => {
  server.kill('SIGKILL')
  await built.remove()
  await rm(dataDir, { recursive: true, force: true })
})

async function writeBuilt(name: string, content: string): Promise<void> {
  const path = join(built.directory, 'client', name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
}

async function run(cli: string): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', cli], { env: environment })
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')])
  return printed
}

function send(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Response> {
  return fetch(`${url}/inbox/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin: url, cookie },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
}

test('the first owner is signed in by the command’s link', async () => {
  expect(await (await send('GET', 'session')).json()).toMatchObject({
    me: { name: CANARY.name, email: CANARY.email, role: 'owner' },
    workingWeek: { opens: '08:00', closes: '17:00' },
    mail: { way: 'folder' },
    topics: expect.arrayContaining([{ key: 'live-camera', name: 'Live camera' }]),
  })
})

test('the app is at all of its addresses, with noindex and no-store, and its files are immutable', async () => {
  const page = await fetch(`${url}/inbox/e/4412`)
  expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Inbox</title>'])
  for (const path of ['/inbox/e/4412', '/inbox/api/session', '/inbox/api/nowhere']) {
    const { headers } = await fetch(url + path)
    expect([path, headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
      path,
      'noindex, nofollow',
      'no-store',
    ])
    expect([path, headers.get('content-security-policy')]).toEqual([path, INBOX_POLICY])
  }
  const file = await fetch(`${url}/_inbox/inbox-abc.js`)
  expect([file.status, file.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
})

test('a request from another site is refused, even with the session', async () => {
  const response = await fetch(`${url}/inbox/api/sign-out`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', cookie },
  })
  expect([response.status, (await send('GET', 'sessions')).status]).toEqual([403, 200])
})

// A proxy may block /inbox by its address: no other spelling may reach it.
test.each([
  '/about-us/../inbox/api/session',
  '/about-us/..;/inbox/api/session',
  '/%2e%2e/inbox/api/session',
  '//inbox/api/session',
  '/./inbox/api/session',
  '/inbox;x=1/api/session',
  '/inbox%2fapi%2fsession',
  '/INBOX/api/session',
])('even with a session, %s does not reach the inbox', async (path) => {
  const outgoing = request(url, { path, headers: { cookie } }).end()
  const [response]: Array<IncomingMessage> = await once(outgoing, 'response')
  expect([response?.statusCode, await text(response ?? Readable.from([]))]).toEqual([
    404,
    expect.not.stringContaining(CANARY.email),
  ])
})

test('metrics need the token', async () => {
  expect((await fetch(`${url}/metrics`)).status).toBe(401)
  const received = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  expect(await received.text()).toContain('twelve_moons_store_up 1')
})

test('without SMTP mails are saved in the folder: every page says so, and the stream reports new ones', async () => {
  const listening = new AbortController()
  const stream = await send('GET', 'stream', undefined, listening.signal)
  const sent = await fetch(`${url}/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(CONTACT),
  })
  expect(sent.status).toBe(200)
  const kinds = await kindsUntil(stream, 'mail')
  listening.abort()
  expect(kinds.slice(0, 2)).toEqual(['hello', 'new'])
  const folder = { way: 'folder', waiting: 2, failed: 0 }
  const settings = async () => (await send('GET', 'settings')).json()
  await expect.poll(settings).toMatchObject({ mail: { ...folder, files: 2, folder: join(dataDir, 'mail') } })
  expect(await (await send('GET', 'session')).json()).toMatchObject({ mail: folder })
  const { mails } = mailsSchema.parse(await (await send('GET', 'mails')).json())
  await expect(readdir(join(dataDir, 'mail'))).resolves.toHaveLength(mails.length)
})

/** The kinds of a stream's events, up to the first of a given kind. */
async function kindsUntil({ body }: Response, last: string): Promise<Array<string>> {
  let received = ''
  for await (const bytes of body ?? []) {
    received += Buffer.from(bytes).toString()
    if (received.includes(`{"kind":"${last}"`)) break
  }
  return [...received.matchAll(/"kind":"(\w+)"/g)].map(([, kind = '']) => kind)
}

test('the server stops gracefully while a stream is open, and the audit log is intact', async () => {
  const stream = await send('GET', 'stream')
  expect(stream.status).toBe(200)
  server.kill('SIGTERM')
  await text(stream.body ?? new ReadableStream())
  if (server.exitCode === null) await once(server, 'exit')
  expect(server.exitCode).toBe(0)
  expect(await run(VERIFY)).toContain('2 entries, unbroken. It ends where it ended when that was last noted')
})

test('the server’s log has no name, address, password or token', () => {
  for (const secret of [
    CONTACT.email,
    ...Object.values(CANARY),
    ...cookie.split(/=|; /).filter((part) => part.length > 20),
  ])
    expect(output).not.toContain(secret)
})
