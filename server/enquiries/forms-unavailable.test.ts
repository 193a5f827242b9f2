import { afterEach, describe, expect, test } from 'vitest'
import { StoreUnavailableError } from '../../domain/enquiry/enquiry.ts'
import {
  CONTACT,
  failingStore,
  openTestApp,
  postJson,
  postPlain,
  renderedProps,
  type TestApp,
} from '../fixture-app.ts'

const OOPS = 'Oops! Something went wrong while submitting the form.'
let opened: TestApp
afterEach(() => opened.close())

describe('while the store is unavailable', () => {
  const store = failingStore(new StoreUnavailableError('disk full'))

  test('a plain form comes back with its fields kept and the failure sentence', async () => {
    opened = await openTestApp({ store })
    const response = await postPlain(opened.app, '/contact-us', CONTACT)
    expect(response.statusCode).toBe(503)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(renderedProps(response.body)).toMatchObject({ values: CONTACT, errors: {}, notice: OOPS })
  })

  test('the island gets JSON, even if the forms of an email address are limited', async () => {
    opened = await openTestApp({ store, submissionsPer10Minutes: 20 })
    const response = await postJson(opened.app, '/contact-us', CONTACT)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ message: OOPS })
    expect(response.headers).toHaveProperty('retry-after')
  })

  test('the process is alive but not ready', async () => {
    opened = await openTestApp({ store })
    expect((await opened.app.inject('/healthz')).statusCode).toBe(200)
    const ready = await opened.app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }])
  })
})

test('an unexpected error keeps the fields too, and reveals no details', async () => {
  opened = await openTestApp({ store: failingStore(new TypeError('secret detail')) })
  const plain = await postPlain(opened.app, '/contact-us', CONTACT)
  expect(plain.statusCode).toBe(500)
  expect(renderedProps(plain.body)).toMatchObject({ values: CONTACT, notice: OOPS })
  const json = await postJson(opened.app, '/contact-us', CONTACT)
  expect(json.json()).toEqual({ message: OOPS })
  expect(plain.body + json.body).not.toContain('secret detail')
  expect(opened.logged.join()).toContain('secret detail')
})
