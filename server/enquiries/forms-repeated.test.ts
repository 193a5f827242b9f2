import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KEY_FIELD } from '../../domain/enquiry/form.ts'
import {
  CONTACT,
  follow,
  LEAD,
  NOON,
  openTestApp,
  postJson,
  postPlain,
  renderedProps,
  SECRET,
  type TestApp,
} from '../fixture-app.ts'
import { visitorCookies } from './visitor-cookie.ts'

const KEY = 'a3bb189e-8bf9-4a4c-8b9a-1c0f5a3b2d10'

let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

describe('an enquiry sent again', () => {
  const keyed = { 'idempotency-key': KEY }

  test('with the same key gets the first answer and is stored once', async () => {
    const first = await postJson(opened.app, '/contact-us', CONTACT, keyed)
    opened.clock.now = new Date(NOON.getTime() + 5_000)
    const again = await postJson(opened.app, '/contact-us', CONTACT, { 'idempotency-key': KEY.toUpperCase() })
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
    expect(await opened.stored()).toHaveLength(1)
  })

  test('with another body under the same key keeps the fields and asks for a fresh key', async () => {
    await postJson(opened.app, '/contact-us', CONTACT, keyed)
    const other = await postJson(opened.app, '/contact-us', { ...CONTACT, message: 'Other' }, keyed)
    expect(other.statusCode).toBe(422)
    expect(other.json()).toEqual({ message: expect.any(String), errors: {}, freshKey: true })
    const plain = await postPlain(opened.app, '/contact-us', { ...CONTACT, message: 'Other' }, keyed)
    const form = renderedProps((await follow(opened.app, plain)).body)
    expect(form).toMatchObject({ values: { message: 'Other' }, notice: expect.any(String) })
    expect(await opened.stored()).toHaveLength(1)
  })

  test('by the plain form with the previous attempt’s key is stored once', async () => {
    await postJson(opened.app, '/contact-us', CONTACT, keyed)
    const again = await postPlain(opened.app, '/contact-us', { ...CONTACT, [KEY_FIELD]: KEY.toUpperCase() })
    expect([again.statusCode, again.headers.location]).toEqual([303, '/contact-us/thank-you'])
    expect(await opened.stored()).toHaveLength(1)
  })

  test('by the plain form with other content is a new enquiry, which is stored once', async () => {
    await postJson(opened.app, '/contact-us', CONTACT, keyed)
    const other = { ...CONTACT, message: 'Other', [KEY_FIELD]: KEY }
    expect((await postPlain(opened.app, '/contact-us', other)).statusCode).toBe(303)
    expect((await postPlain(opened.app, '/contact-us', other)).statusCode).toBe(303)
    expect((await opened.stored()).map(({ record }) => 'message' in record && record.message)).toEqual([
      CONTACT.message,
      'Other',
    ])
  })

  test.each(['', 'x', `${KEY}0`])('by the plain form with %j as a key counts as keyless', async (key) => {
    await postPlain(opened.app, '/contact-us', { ...CONTACT, [KEY_FIELD]: key })
    expect((await postPlain(opened.app, '/contact-us', CONTACT)).statusCode).toBe(303)
    expect(await opened.stored()).toHaveLength(1)
  })

  test('without script on the same day, or just after midnight, is stored once', async () => {
    opened.clock.now = new Date('2026-11-21T21:59:59Z')
    await postPlain(opened.app, '/contact-us', CONTACT)
    opened.clock.now = new Date('2026-11-21T22:00:10Z')
    expect((await postPlain(opened.app, '/contact-us', CONTACT)).statusCode).toBe(303)
    expect(await opened.stored()).toHaveLength(1)
    opened.clock.now = new Date('2026-11-23T10:00:00Z')
    await postPlain(opened.app, '/contact-us', CONTACT)
    expect(await opened.stored()).toHaveLength(2)
  })

  test('for another solution is another enquiry', async () => {
    await postPlain(opened.app, '/our-work/ecommerce', LEAD)
    await postPlain(opened.app, '/our-work/live-camera', LEAD)
    expect(await opened.stored()).toHaveLength(2)
  })

  test('after its response was lost, with the cookie in it, belongs to the same visitor', async () => {
    await postJson(opened.app, '/contact-us', CONTACT, keyed)
    const again = await postJson(opened.app, '/contact-us', CONTACT, keyed)
    await postJson(opened.app, '/our-work/ecommerce', LEAD, { cookie: cookieOf(again) })
    const users = (await opened.stored()).map(({ record }) => record.userId)
    expect(new Set(users).size).toBe(1)
  })

  test.each(['', 'x', `${KEY}0`, `{${KEY}}`, KEY.replaceAll('-', ''), `${KEY}, ${KEY}`])(
    'with %j for a key is refused',
    async (key) => {
      const response = await postJson(opened.app, '/contact-us', CONTACT, { 'idempotency-key': key })
      expect(response.statusCode).toBe(400)
      expect(await opened.stored()).toEqual([])
    },
  )
})

describe('a stranger who repeats another visitor’s form', () => {
  const strangers: Array<[string, Record<string, string>]> = [
    ['/newsletter', { email: CONTACT.email }],
    ['/contact-us', CONTACT],
    ['/our-work/ecommerce', LEAD],
  ]

  test.each(strangers)('at %s gets a new id, without script or by JSON without a key', async (page, body) => {
    await postPlain(opened.app, page, body)
    const again = await postPlain(opened.app, page, body)
    const byJson = await postJson(opened.app, page, body)
    expect([again.statusCode, byJson.statusCode]).toEqual([303, 200])
    const [first, ...others] = (await opened.stored()).map(({ record }) => record.userId)
    expect(others).toEqual([])
    for (const answer of [again, byJson]) {
      expect(userIdIn(answer)).toMatch(/^[A-Za-z0-9]{28}$/)
      expect(userIdIn(answer)).not.toBe(first)
    }

    await postPlain(opened.app, '/our-work/live-camera', LEAD, { cookie: cookieOf(again) })
    expect((await opened.stored()).at(-1)?.record.userId).toBe(userIdIn(again))
  })

  test('under another key gets a new id', async () => {
    await postPlain(opened.app, '/newsletter', { email: CONTACT.email })
    const keyed = { 'idempotency-key': KEY }
    const again = await postJson(opened.app, '/newsletter', { email: CONTACT.email }, keyed)
    const users = (await opened.stored()).map(({ record }) => record.userId)
    expect(users).toHaveLength(2)
    expect(userIdIn(again)).toBe(users[1])
    expect(users[1]).not.toBe(users[0])
  })
})

type Answer = { headers: Record<string, unknown> }

function cookieOf(answer: Answer): string {
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
}

/** The visitor id in a response's cookie, or undefined. */
function userIdIn(answer: Answer): string | undefined {
  return visitorCookies(SECRET).read(cookieOf(answer), NOON.getTime())?.userId
}
