import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PUSH_ID } from '../../domain/enquiry/record.ts'
import { NO_CALL } from '../calls/call-receipt.ts'
import {
  CONTACT,
  follow,
  LEAD,
  NOON,
  openTestApp,
  postJson,
  postPlain,
  renderedProps,
  type TestApp,
} from '../fixture-app.ts'

const KEY = 'a3bb189e-8bf9-4a4c-8b9a-1c0f5a3b2d10'
const THANKS = 'Thank you! Your submission has been received!'

let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

describe('a contact message', () => {
  test('is stored with exactly the fields of the specification, byte for byte', async () => {
    const response = await postJson(opened.app, '/contact-us', CONTACT, { 'idempotency-key': KEY })
    expect(response.statusCode).toBe(200)
    const receipt = {
      answerBy: 'Monday 23 November, 17:00',
      about: 'web development',
      mailedTo: CONTACT.email,
      ...NO_CALL,
    }
    expect(response.json()).toEqual({ message: THANKS, receipt })
    const [enquiry] = await opened.stored()
    expect(enquiry?.collection).toBe('contactUs')
    expect(enquiry?.record).toEqual({
      ...CONTACT,
      phoneNumber: '+27821234567',
      dateSent: NOON.getTime(),
      postId: expect.stringMatching(PUSH_ID),
      userId: expect.stringMatching(/^[A-Za-z0-9]{28}$/),
    })
    expect(enquiry?.metadata).toEqual({
      collection: 'contactUs',
      noticeVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      consents: [],
      key: KEY,
      bodyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      quarantine: null,
    })
  })

  test('stores each ticked consent in the words of the notice', async () => {
    const ticked = { ...CONTACT, marketingEmail: 'yes', marketingWhatsapp: 'yes' }
    await postPlain(opened.app, '/contact-us', ticked)
    const both = (await opened.stored())[0]?.metadata.consents
    expect(both).toEqual([
      consent('email', expect.stringContaining('by email')),
      consent('whatsapp', expect.stringContaining('by WhatsApp')),
    ])
    await postPlain(opened.app, '/contact-us', { ...CONTACT, marketingWhatsapp: 'yes' })
    expect((await opened.stored())[1]?.metadata.consents.map(({ channel }) => channel)).toEqual(['whatsapp'])
  })

  const consent = (channel: string, wording: unknown) => ({
    purpose: 'news',
    channel,
    wording,
    page: '/contact-us',
    givenAt: NOON.getTime(),
  })
})

test('a lead for an unknown solution gets 404', async () => {
  expect((await postJson(opened.app, '/our-work/nothing', LEAD)).statusCode).toBe(404)
  expect(await opened.stored()).toEqual([])
})

describe('a form with faults', () => {
  test('names them by field, in JSON', async () => {
    const response = await postJson(opened.app, '/contact-us', {
      ...CONTACT,
      email: 'none',
      phoneNumber: '12',
    })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({
      message: expect.any(String),
      errors: { email: expect.any(String), phoneNumber: expect.any(String) },
    })
    expect(await opened.stored()).toEqual([])
  })

  test('without script comes back with its input and the faults beside the fields', async () => {
    const typed = { ...CONTACT, email: 'none<">', marketingEmail: 'yes' }
    const redirect = await postPlain(opened.app, '/contact-us', typed)
    expect([redirect.statusCode, redirect.headers.location]).toEqual([303, '/contact-us/again'])
    const response = await follow(opened.app, redirect)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(renderedProps(response.body)).toEqual({
      path: '/answers/contact-us',
      name: 'contact',
      values: typed,
      notice: null,
      errors: { email: expect.any(String) },
    })
    expect(response.body).toContain('http://localhost:3000/answers/contact-us')
  })

  test('gives the visitor no id, but seals the input in a cookie for half an hour, for that form only', async () => {
    const response = await postPlain(opened.app, '/contact-us', { ...CONTACT, email: 'none' })
    const cookie = String(response.headers['set-cookie'])
    expect(cookie).toMatch(/^form-answer=[\w-]+; Path=\/contact-us; Max-Age=1800; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(CONTACT.firstName)
    expect((await postJson(opened.app, '/contact-us', {})).headers['set-cookie']).toBeUndefined()
  })

  test('is reported in words even if its page cannot be rendered', async () => {
    const long = { ...LEAD, surname: 'a'.repeat(4_000), email: 'none' }
    const response = await postPlain(opened.app, '/our-work/church-app', long)
    expect(response.statusCode).toBe(422)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('Enter an email address')
    expect(opened.logged.join()).toContain('could not be shown')
  })

  test.each(['br', 'gzip'])('comes back compressed (%s)', async (encoding) => {
    const long = { ...CONTACT, email: 'none', message: 'a'.repeat(4_000) }
    const response = await postPlain(opened.app, '/contact-us', long, { 'accept-encoding': encoding })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toBe('accept-encoding')
  })
})

describe('a suspicious form', () => {
  test.each([
    ['a filled honeypot', { ...CONTACT, extraNote: 'autofilled' }],
    ['many links', { ...CONTACT, message: 'https://a.example '.repeat(5) }],
  ])('%s: the visitor is thanked, and the enquiry stays in quarantine for 30 days', async (_name, body) => {
    const response = await postPlain(opened.app, '/contact-us', body)
    expect(response.statusCode).toBe(303)
    const [enquiry] = await opened.stored()
    expect(enquiry?.metadata.quarantine).toEqual({
      reasons: [expect.any(String)],
      until: NOON.getTime() + 30 * 86_400_000,
    })
    expect(enquiry?.record).not.toHaveProperty('extraNote')
  })
})
