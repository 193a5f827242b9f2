import { afterEach, expect, test } from 'vitest'
import { type EnquiryStore, StoreUnavailableError } from '../domain/enquiry/submission.ts'
import { CONTACT, openTestApp, postJson, postPlain, type TestApp } from './fixture-app.ts'

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

function brokenStore(error: Error): EnquiryStore {
  const fail = () => Promise.reject(error)
  return {
    add: fail,
    list: fail,
    erase: fail,
    restore: fail,
    expire: fail,
    release: fail,
    checkWritable: fail,
    close: async () => {},
    all: nothing,
  }
}

async function* nothing() {}

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
    ...{ method: 'POST', url: '/contact-us', payload: '{"firstName": Canary' },
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  })
  await postPlain(app, '/nothing?email=canary%40mail.example', CANARY)
  await app.inject('/contact-us?email=canary@mail.example')
  await app.inject({ url: '/%zz?email=canary', headers: { cookie: 'a=canary', referer: 'http://x/?canary' } })
}

test('nothing that a visitor sends is ever logged', async () => {
  opened = await openTestApp()
  await sendInEveryWay(opened)
  expect(opened.logged.join('')).not.toMatch(TRACES)
})

test.each([new StoreUnavailableError('disk full'), new TypeError('broken')])(
  'nor when the store fails, which is logged (%s)',
  async (error) => {
    opened = await openTestApp({ store: brokenStore(error) })
    await sendInEveryWay(opened)
    expect(opened.logged.join('')).not.toMatch(TRACES)
    expect(opened.logged.join('')).toContain(error.message)
  },
)

test('of an error of PostgreSQL neither the row nor the message is logged, but its code, its table and where it came from', async () => {
  const refused = Object.assign(new Error('null value in row of Canaryfirst'), {
    ...{
      severity: 'ERROR',
      code: '23502',
      table: 'submissions',
      column: 'added',
      detail: '(1, Canaryfirst)',
    },
  })
  opened = await openTestApp({ store: brokenStore(new StoreUnavailableError('refused', { cause: refused })) })
  await postJson(opened.app, '/contact-us', CANARY)
  opened.app.log.error({ err: refused }, 'The database refused it')
  const log = opened.logged.join('')
  expect(log).not.toMatch(TRACES)
  expect(log).toContain('23502')
  expect(log).toContain('submissions')
  expect(log).toMatch(/at .*log\.test\.ts/)
})
