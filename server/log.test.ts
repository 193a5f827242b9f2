import { afterEach, expect, test } from 'vitest'
import { StoreUnavailableError } from '../domain/enquiry/enquiry.ts'
import { CONTACT, failingStore, openTestApp, postJson, postPlain, type TestApp } from './fixture-app.ts'

const CANARY = {
  ...CONTACT,
  firstName: 'Canaryfirst',
  surname: 'Canarylast',
  email: 'canary@mail.example',
  phoneNumber: '0829998877',
  message: 'Canarymessage',
}
const TRACES = /canary|0829998877|\+27829998877|%63anary/i
let opened: TestApp
afterEach(() => opened.close())

async function sendInEveryWay({ app }: TestApp): Promise<void> {
  await postPlain(app, '/contact-us', CANARY)
  await postJson(app, '/contact-us', CANARY)
  await postJson(app, '/contact-us', { ...CANARY, email: 'canary' })
  await postJson(app, '/contact-us', { ...CANARY, Canary: 'canary' })
  await postJson(app, '/contact-us', { ...CANARY, message: ['canary'] })
  await postPlain(app, '/contact-us', 'firstName=canary&firstName=canary')
  await postPlain(app, '/our-work/church-app', { firstName: 'canary', email: 'canary' })
  await postJson(app, '/contact-us', CANARY, { 'idempotency-key': 'canary' })
  await app.inject({
    method: 'POST',
    url: '/contact-us',
    payload: '{"firstName": Canary',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  })
  await postPlain(app, '/nothing?email=canary%40mail.example', CANARY)
  await app.inject('/contact-us?email=canary@mail.example')
  await app.inject('/canary@mail.example')
  await app.inject('/inbox/first/canary')
  await app.inject({ url: '/', headers: { 'x-request-id': 'canary', 'request-id': 'canary' } })
  await app.inject({ url: '/%zz?email=canary', headers: { cookie: 'a=canary', referer: 'http://x/?canary' } })
}

test.each([
  ['Answered', {}],
  ['disk full', { store: failingStore(new StoreUnavailableError('disk full')) }],
  ['broken', { store: failingStore(new TypeError('broken')) }],
])(
  'no visitor’s input is ever logged, even when the store fails, but the failure is: %s',
  async (words, overrides) => {
    opened = await openTestApp(overrides)
    await sendInEveryWay(opened)
    expect(opened.logged.join('')).not.toMatch(TRACES)
    expect(opened.logged.join('')).toContain(words)
  },
)

test('each request is one line, with its id, a known address or pattern, the status and its duration', async () => {
  opened = await openTestApp()
  const { app, clock, logged } = opened
  app.addHook('onRequest', async () => {
    clock.monotonicMs += 12.345
  })
  await app.inject('/about-us?email=canary@mail.example')
  await app.inject({ url: '/about-us', headers: { 'if-none-match': '*' } })
  await app.inject('/no-such-page/canary')
  await postJson(app, '/contact-us', CANARY)
  const lines = logged
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'Answered')
    .map(({ level: _level, time: _time, pid: _pid, hostname: _hostname, ...fields }) => fields)
  const line = { reqId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-z]+$/), ms: 12.3, msg: 'Answered' }
  expect(lines).toEqual([
    { ...line, method: 'GET', path: '/about-us', status: 200 },
    { ...line, method: 'GET', path: '/about-us', status: 304 },
    { ...line, method: 'GET', path: '*', status: 404 },
    { ...line, method: 'POST', path: '/contact-us', status: 200 },
  ])
  expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(4)
})

test('after a server error a visitor sees the request id of the log, and no details', async () => {
  opened = await openTestApp({ visits: { count: () => {} } })
  const { app, logged } = opened
  app.get('/broken', async () => {
    throw new TypeError('broken')
  })
  const page = await app.inject({ url: '/broken', headers: { accept: 'text/html', 'x-request-id': 'mine' } })
  const id = String(page.headers['x-request-id'])
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/)
  expect(page.body).toContain(id)
  const failed = logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'Request failed')
  expect(failed).toMatchObject({ reqId: id, err: { message: 'broken' } })
  for (const url of ['/', '/no-such-page', '/healthz'])
    expect((await app.inject(url)).headers).not.toHaveProperty('x-request-id')
})

test('a PostgreSQL error is logged by its code, table and stack only, without the row or the message', async () => {
  const refused = Object.assign(new Error('null value in row of Canaryfirst'), {
    severity: 'ERROR',
    code: '23502',
    table: 'submissions',
    column: 'added',
    detail: '(1, Canaryfirst)',
  })
  opened = await openTestApp({
    store: failingStore(new StoreUnavailableError('refused', { cause: refused })),
  })
  await postJson(opened.app, '/contact-us', CANARY)
  opened.app.log.error({ err: refused }, 'The database refused it')
  const log = opened.logged.join('')
  expect(log).not.toMatch(TRACES)
  expect(log).toContain('23502')
  expect(log).toContain('submissions')
  expect(log).toMatch(/at .*log\.test\.ts/)
})
