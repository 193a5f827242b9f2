import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '../../tests/attacks/server-process.ts'
import { CONTACT } from '../fixture-app.ts'
import { startSmtp, type TestSmtp } from '../mail/testing/test-smtp.ts'
import { DATABASE_FILE } from '../store/sqlite/sqlite-store.ts'

const OWNER = fileURLToPath(new URL('../../ops/commands/inbox-owner.ts', import.meta.url))
const NEWSLETTER = 'canary@news.example'
const CANARY = {
  ...CONTACT,
  firstName: 'Canaryfirst',
  surname: 'Canarylast',
  email: 'canary@mail.example',
  phoneNumber: '0829998877',
  message: 'Canarymessage sings.',
}
const TRACES = /canary|829998877/i
const STAFF = {
  name: 'Thandeka',
  email: 'thandeka@twelvemoons.example',
  password: 'twelve moons over Pinetown',
}

let smtp: TestSmtp
let server: ServerProcess
let cookie = ''
let token = ''
const statuses: Array<number> = []

// A mail server that refuses all recipients and names them, and a server with its full log.
beforeAll(async () => {
  smtp = await startSmtp({
    onRecipient: (address) => ({ code: 550, words: `${address} (${CANARY.firstName}) is unknown here` }),
  })
  const environment = {
    LOG_LEVEL: 'debug',
    DATABASE_URL: '',
    MAIL_FROM: 'hello@twelvemoons.example',
    SMTP_URL: `smtp://127.0.0.1:${smtp.server.port}`,
    NOTIFY: 'desk@twelvemoons.example',
  }
  server = await startServerProcess({ environment })
  token = (await ownerLink(environment)).split('/').at(-1) ?? ''
  await send('GET', `first/${token}`)
  const joined = await send('POST', `first/${token}`, STAFF)
  cookie = joined.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
})
afterAll(async () => {
  await server.remove()
  await smtp.close()
})

async function ownerLink(environment: Record<string, string>): Promise<string> {
  const env = { ...environment, DATA_DIR: server.dataDir, PORT: String(server.port) }
  const child = spawn(process.execPath, [OWNER], { env: { ...process.env, ...env } })
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')])
  return printed.trim()
}

async function send(method: string, path: string, body?: object | string): Promise<Response> {
  const origin = `http://localhost:${server.port}`
  const response = await fetch(
    `${server.url}/${path.startsWith('/') ? path.slice(1) : `inbox/api/${path}`}`,
    {
      method,
      headers: { 'sec-fetch-site': 'same-origin', origin, cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
  )
  statuses.push(response.status)
  return response
}

/** Simulates a broken disk, or a program that has the database open. */
function corrupt(sql: string): void {
  const database = new DatabaseSync(join(server.dataDir, DATABASE_FILE), { timeout: 5_000 })
  database.exec(`PRAGMA ignore_check_constraints = ON; ${sql}`)
  database.close()
}

const json = async (path: string) => (await send('GET', path)).json()

async function sendForms(): Promise<void> {
  expect((await send('POST', '/contact-us', CANARY)).status).toBe(200)
  expect((await send('POST', '/newsletter', { email: NEWSLETTER })).status).toBe(200)
  await expect.poll(async () => (await json('mails')).mails.length).toBeGreaterThan(0)
  await expect.poll(() => server.output()).toContain('is not tried any more')
}

async function readAndAnswer(): Promise<void> {
  for (const question of [
    'Canarymessage',
    'canary@mail.example',
    '0829998877',
    '"Canaryfirst',
    'canary&status=lost&who=canary',
  ])
    await send('GET', `search?q=${question}`)
  await send('GET', 'enquiries?list=needs&who=canary&after=canary')
  await send('GET', '/inbox/search?q=Canaryfirst%20Canarylast')
  await send('GET', 'subscribers?q=canary@')
  await send('GET', 'audit?q=canary')
  const answer = { version: 1, subject: 'Canary', text: 'Dear Canaryfirst', attachPlan: false }
  await send('PUT', 'drafts/1', { subject: 'Canary', text: 'Dear Canaryfirst', attachPlan: false })
  await send('POST', 'enquiries/1/facts', { version: 1, fact: { kind: 'note', words: 'Canary is kind.' } })
  await send('POST', 'enquiries/1/facts', { version: 1, fact: { kind: 'canary', words: CANARY.email } })
  await send('POST', 'enquiries/1/reply', { ...answer, to: 'canary' })
  await send('POST', 'enquiries/1/reply', { ...answer, to: CANARY.email, canary: 'canary' })
  await send('POST', 'enquiries/1/reply', { ...answer, version: 2, to: CANARY.email })
  await send('POST', 'enquiries/1/reply', `{"to": Canaryfirst`)
  await send('POST', 'sign-in/password', { email: CANARY.email, password: 'canary password' })
  await send('POST', 'bulk/export', { numbers: [1], as: 'csv' })
}

async function handOverAndErase(): Promise<void> {
  const { mails } = await json('mails')
  for (const { outboxId } of mails) await send('POST', `mails/${outboxId}/resend`, {})
  const { personKey } = await json('enquiries/1')
  expect((await send('GET', `person/${personKey}`)).status).toBe(200)
  expect((await send('POST', `person/${personKey}/export`, {})).status).toBe(200)
  expect((await send('POST', `person/${personKey}/erase`, { email: 'canary@wrong.example' })).status).toBe(
    400,
  )
  expect((await send('POST', `person/${personKey}/erase`, { email: CANARY.email })).status).toBe(200)
}

/** Unreadable rows, which errors may quote; then a missing table. */
async function provokeErrors(): Promise<void> {
  await send('POST', '/contact-us', { ...CANARY, message: 'Canarymessage, again.' })
  corrupt(`UPDATE facts SET data = '{"words":Canaryfirst}'`)
  for (const path of ['enquiries/2', 'search?q=Canarymessage', 'numbers?weeks=4']) await send('GET', path)
  corrupt(`UPDATE submissions SET record = json_set(record, '$.dateSent', 'Canarylast')`)
  await send('GET', 'enquiries/2')
  await send('POST', 'export', { as: 'csv' })
  corrupt('DROP TABLE drafts')
  await send('PUT', 'drafts/2', { subject: 'Canary', text: 'Dear Canaryfirst', attachPlan: false })
}

test('no log contains personal data, whether requests to the inbox are refused, fail or find damage', async () => {
  await sendForms()
  await readAndAnswer()
  await handOverAndErase()
  await provokeErrors()
  server.child.kill('SIGTERM')
  await server.ended
  expect([...new Set(statuses)]).toEqual(expect.arrayContaining([200, 400, 401, 409, 500, 503]))
  expect(server.output()).toContain('Request failed')
  expect(server.output()).toContain('The store is unavailable')
  expect(
    server
      .output()
      .split('\n')
      .filter((line) => TRACES.test(line)),
  ).toEqual([])
  for (const secret of [...Object.values(STAFF), token, cookie.split('=')[1] ?? '-'])
    expect(server.output()).not.toContain(secret)
})
