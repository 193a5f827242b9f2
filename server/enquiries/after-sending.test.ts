import { afterEach, beforeEach, expect, test } from 'vitest'
import { HONEYPOT } from '../../domain/enquiry/form.ts'
import {
  CONTACT,
  follow,
  NOON,
  openTestApp,
  postJson,
  postPlain,
  renderedProps,
  type TestApp,
} from '../fixture-app.ts'
import type { Site } from '../http/built-site/load-site.ts'
import { createSealer } from '../secrets.ts'
import { appendEvent } from '../store/sql/inbox/append.ts'
import { carriedAnswers } from './carried-answer.ts'

const MINUTE_MS = 60_000

let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

const send = (body: Record<string, string>, url = '/contact-us') => postPlain(opened.app, url, body)

test('the sender of a form, and no other visitor, reads the deadline and the address of the mail', async () => {
  const thanks = await follow(
    opened.app,
    await send({ ...CONTACT, email: `"a&b"@example.co.za`.replaceAll('"', '') }),
  )
  expect(thanks.headers['cache-control']).toBe('no-store')
  expect(thanks.body).toContain('<span>by Monday 23 November, 17:00</span>')
  expect(thanks.body).toContain('<span>A mail about it is on its way to a&amp;b@example.co.za.</span>')
  expect(thanks.body).toContain('<span hidden="">within one working day</span>')
  const others = await opened.app.inject('/contact-us/thank-you?answerBy=now&mailedTo=x@example.co.za')
  expect(others.body).not.toContain('example.co.za.')
  expect(others.headers.etag).toBeDefined()
})

test('an address one typing error away from a common one is questioned on the thank-you page, and stored as typed', async () => {
  const email = 'lerato@gmial.com'
  const { body } = await follow(opened.app, await send({ ...CONTACT, email }))
  expect(body).toContain(`to ${email} (did you mean gmail.com?).`)
  const [enquiry] = await opened.stored()
  expect(enquiry?.record).toMatchObject({ email })
})

test('a quarantined enquiry, and a repeat of a won one, have no deadline on the thank-you page', async () => {
  const heldBack = { ...CONTACT, [HONEYPOT]: 'filled by the browser', message: 'Held back' }
  expect((await postJson(opened.app, '/contact-us', heldBack)).json()).toMatchObject({
    receipt: { answerBy: null, about: 'web development', mailedTo: null },
  })
  const { body } = await follow(opened.app, await send(heldBack))
  expect(body).toContain('<span hidden="" data-receipt="answerBy">')
  expect(body).toContain('<span data-receipt-else="answerBy">within one working day</span>')

  await send(CONTACT)
  const { database } = opened.stores
  const event = { kind: 'status', from: 'new', to: 'won', at: NOON.getTime(), by: 'pieter' } as const
  await database.transaction((tx) => appendEvent(tx, { number: 2, event, seen: null, mark: 'won' }))
  expect((await follow(opened.app, await send(CONTACT))).body).toContain(
    '<span data-receipt-else="answerBy">within one working day</span>',
  )
  expect(await opened.stored()).toHaveLength(2)
})

test('if no mail is sent because the address has had three today, none is mentioned', async () => {
  for (const message of ['1', '2', '3']) await send({ ...CONTACT, message })
  const { body } = await follow(opened.app, await send({ ...CONTACT, message: '4' }))
  expect(body).toContain('<span>by Monday 23 November, 17:00</span>')
  expect(body).toContain('<span hidden="" data-receipt="mailedTo">')
})

test('a form with a fault sent without script comes back with its input, however many visitors wait for other pages', async () => {
  const rendering = Promise.withResolvers<void>()
  const renderPage: Site['renderPage'] = async (task) => {
    if (task.path.startsWith('/calculator')) await rendering.promise
    return opened.release.renderPage(task)
  }
  const busy = await openTestApp({ site: { ...opened.release, renderPage } })
  const calculating = Array.from({ length: 520 }, async (_, index) =>
    busy.app.inject({
      url: `/calculator?need=website&x=${index}`,
      remoteAddress: `10.0.${index >> 8}.${index & 255}`,
    }),
  )
  // The queue is full: the last one is refused.
  expect((await calculating.at(-1))?.statusCode).toBe(503)
  const back = await follow(busy.app, await postPlain(busy.app, '/contact-us', { ...CONTACT, email: 'none' }))
  expect(renderedProps(back.body)).toMatchObject({ values: { email: 'none' } })
  rendering.resolve()
  await Promise.all(calculating)
  await busy.close()
})

test('Back from the thank-you page leads to the form, empty', async () => {
  const { headers } = await send(CONTACT)
  const back = await follow(opened.app, { headers: { ...headers, location: '/contact-us/again' } })
  expect([back.statusCode, back.headers.location]).toEqual([303, '/contact-us'])
})

test('input is shown for half an hour, on its own form only, and not with another cookie', async () => {
  const refused = await send({ ...CONTACT, email: 'none' })
  const openAt = (url: string) => follow(opened.app, { headers: { ...refused.headers, location: url } })
  expect((await openAt('/our-work/ecommerce/again')).statusCode).toBe(410)
  expect((await opened.app.inject('/contact-us/again')).body).toContain('Go back in your browser')
  const forged = { url: '/contact-us/again', headers: { cookie: 'form-answer=AAAA' } }
  expect((await opened.app.inject(forged)).statusCode).toBe(410)
  opened.clock.now = new Date(opened.clock.now.getTime() + 31 * MINUTE_MS)
  expect((await openAt('/contact-us/again')).statusCode).toBe(410)
})

test('a cookie planted before ours does not hide it', async () => {
  const { headers } = await send({ ...CONTACT, email: 'none' })
  const [own] = String(headers['set-cookie']).split(';')
  const request = { url: '/contact-us/again', headers: { cookie: `form-answer=planted; ${own}` } }
  expect(renderedProps((await opened.app.inject(request)).body)).toMatchObject({ values: { email: 'none' } })
})

test('input that looks like one of our placeholders comes back as typed', async () => {
  const message = 'By {answer-by}, or {answer-by-short}; $& and {receipt-about}'
  const again = await follow(opened.app, await send({ ...CONTACT, email: 'none', message }))
  expect(renderedProps(again.body)).toMatchObject({ values: { message } })
})

test('input too long for a cookie comes back in the response itself', async () => {
  const message = 'x'.repeat(5_000)
  const response = await send({ ...CONTACT, email: 'none', message })
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([422, undefined])
  expect(renderedProps(response.body)).toMatchObject({ values: { message } })
})

test('a cookie sealed by another version in another format is ignored', () => {
  const secret = 'a secret that is long enough for this'
  const sealed = createSealer(secret, 'twelve-moons answer to a form').seal('{"page":"/contact-us"}')
  const { read } = carriedAnswers(secret, 'https://www.example.co.za')
  expect(read(`form-answer=${sealed}`, '/contact-us', 0)).toBe(null)
})

test('on an https site the cookie is never sent over plain http', () => {
  const { seal } = carriedAnswers('a secret that is long enough for this', 'https://www.example.co.za')
  expect(seal('/newsletter', { kind: 'refused', values: {}, notice: null }, 0)).toMatch(/; Secure$/)
})
