import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../domain/sitemap/paths.ts'
import { BROWSER, openTestApp, postJson, postPlain, SECRET, type TestApp } from '../fixture-app.ts'
import { dueMailSchema } from '../mail/due-mail.ts'
import { stopTokenOf, tokenSealer } from '../mail/link-token.ts'
import { MAIL_TOPIC } from '../store/outbox.ts'
import { eraseByAddress } from '../store/testing/erase-by-address.ts'
import { deleteUnconfirmed } from './delete-unconfirmed.ts'

const HOUR_MS = 3_600_000
const EMAIL = 'ayanda@example.co.za'
const STOP_LINK = paths.newsletterStop(stopTokenOf(EMAIL, SECRET))
let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

function later(hours: number): void {
  opened.clock.now = new Date(opened.clock.now.getTime() + hours * HOUR_MS)
}

/** Subscribes by the form, with a new key each time. */
const subscribe = (email = EMAIL) =>
  postJson(opened.app, '/newsletter', { email }, { 'idempotency-key': crypto.randomUUID() })

/** The tokens of the queued mails, which count as delivered afterwards. */
async function tokens(): Promise<Array<string>> {
  const claimed = await opened.stores.outbox.claim(MAIL_TOPIC, opened.clock.now.getTime(), 100)
  const { open } = tokenSealer(SECRET)
  for (const message of claimed)
    await opened.stores.outbox.settle(message, { kind: 'delivered', at: opened.clock.now.getTime() })
  return claimed.map(({ payload }) => {
    const mail = dueMailSchema.parse(JSON.parse(payload))
    if (mail.kind !== 'confirm-address') throw new Error(`Not a confirmation request: ${mail.kind}`)
    expect(payload).not.toContain(open(mail.token))
    return open(mail.token) ?? ''
  })
}

/** Subscribes by the form. @returns the token of the mail */
async function requestedToken(): Promise<string> {
  await subscribe()
  const [token = ''] = await tokens()
  expect(JSON.stringify(await subscription())).not.toContain(token)
  return token
}

const press = (url: string) => postPlain(opened.app, url, '')

async function subscription() {
  const [row] = await opened.stores.database.read((tx) => tx.query('SELECT * FROM subscriptions'))
  return row ?? {}
}

async function exported() {
  return (await opened.stored()).map(({ record }) => ('status' in record ? record.status : null))
}

describe('a new address', () => {
  test('gets a mail; opening its link changes nothing; its button confirms, and the export says so', async () => {
    const token = await requestedToken()
    const before = await subscription()
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const { statusCode, headers, body } = await opened.app.inject({
        method,
        url: `/letters/confirm/${token}`,
      })
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("form-action 'self'"),
      })
      expect(body).toContain(method === 'HEAD' ? '' : 'One letter a month?')
    }
    expect(await subscription()).toEqual(before)
    expect(await exported()).toEqual(['pending'])

    const { statusCode, headers } = await press(`/letters/confirm/${token}`)
    expect([statusCode, headers.location]).toEqual([303, '/letters/confirmed'])
    expect(await subscription()).toMatchObject({
      state: 'confirmed',
      confirmed_at: opened.clock.now.getTime(),
    })
    expect(await exported()).toEqual(['confirmed'])
  })

  test('is confirmed by the first press, hours after the mail; a second press changes nothing', async () => {
    const token = await requestedToken()
    later(47)
    expect((await press(`/letters/confirm/${token}`)).statusCode).toBe(303)
    const confirmed = await subscription()
    later(0.9)
    expect((await press(`/letters/confirm/${token}`)).statusCode).toBe(303)
    expect(await subscription()).toEqual(confirmed)
  })

  test('is told if the link has expired, or was never ours', async () => {
    const token = await requestedToken()
    later(48.001)
    const { statusCode, body } = await press(`/letters/confirm/${token}`)
    expect([statusCode, body.includes('This link has expired')]).toEqual([410, true])
    expect((await press(`/letters/confirm/${'A'.repeat(22)}`)).statusCode).toBe(410)
    expect((await opened.app.inject({ url: '/letters/confirm/short' })).statusCode).toBe(404)
    expect(await exported()).toEqual(['pending'])
  })
})

test('the form responds alike for a new, a known and a stopped address', async () => {
  const answer = async () => {
    const { statusCode, body } = await subscribe()
    return { statusCode, body }
  }
  const first = await answer()
  const [token = ''] = await tokens()
  const waiting = await answer()
  await press(`/letters/confirm/${token}`)
  later(25)
  const confirmed = await answer()
  await press(STOP_LINK)
  later(25)
  for (const later of [waiting, confirmed, await answer()]) expect(later).toEqual(first)
})

test('the form sends a stopped address a mail again, on the same day and without a key', async () => {
  const subscribeByPlainForm = () => postPlain(opened.app, '/newsletter', { email: EMAIL, page: '/' })
  expect((await subscribeByPlainForm()).headers.location).toBe('/newsletter/thank-you')
  const [token = ''] = await tokens()
  await subscribeByPlainForm()
  expect(await tokens()).toEqual([])
  await press(`/letters/confirm/${token}`)
  await press(STOP_LINK)
  await subscribeByPlainForm()
  const [again = ''] = await tokens()
  expect((await press(`/letters/confirm/${again}`)).headers.location).toBe('/letters/confirmed')
  expect(await subscription()).toMatchObject({ state: 'confirmed' })
})

test('an unconfirmed address is deleted a month after its link; a confirmed one, and one without a request, stay', async () => {
  for (const email of ['never@example.co.za', 'yes@example.co.za']) await subscribe(email)
  await opened.stores.database.transaction((tx) =>
    tx.query(`UPDATE subscriptions SET token_until = NULL WHERE email = 'never@example.co.za'`),
  )
  const [, token = ''] = await tokens()
  await press(`/letters/confirm/${token}`)
  await subscribe()
  const forget = () => {
    const nowMs = opened.clock.now.getTime()
    return opened.stores.database.transaction((tx) => deleteUnconfirmed(tx, nowMs))
  }
  later(48 + 30 * 24)
  expect(await forget()).toBe(0)
  later(1)
  expect(await forget()).toBe(1)
  const remaining = (await opened.stored()).map(({ record }) => record.email)
  expect(remaining).toEqual(['never@example.co.za', 'yes@example.co.za'])
})

describe('a confirmed address', () => {
  beforeEach(async () => {
    const token = await requestedToken()
    await press(`/letters/confirm/${token}`)
  })

  test('gets no mail when it joins again', async () => {
    later(25)
    await subscribe()
    expect(await tokens()).toEqual([])
    expect(await subscription()).toMatchObject({ state: 'confirmed' })
  })

  test('moved to another store is confirmed there, and its old stop link works', async () => {
    const moved = await opened.stored()
    await eraseByAddress(opened.stores.database, EMAIL)
    for (const enquiry of moved) await opened.store.restore(enquiry)
    expect(await tokens()).toEqual([])
    expect(await subscription()).toMatchObject({ state: 'confirmed' })
    await press(STOP_LINK)
    expect(await exported()).toEqual(['stopped'])
  })

  test('has a link whose button stops the newsletter permanently, however often it is pressed', async () => {
    expect((await opened.app.inject({ url: STOP_LINK })).body).toContain('Stop the letters?')
    expect(await exported()).toEqual(['confirmed'])
    for (const _time of ['once', 'twice']) {
      const { statusCode, headers } = await press(STOP_LINK)
      expect([statusCode, headers.location]).toEqual([303, '/letters/stopped'])
    }
    expect(await subscription()).toMatchObject({ state: 'stopped' })
    expect(await exported()).toEqual(['stopped'])
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('is stopped by a mail program’s own button, without a redirect (%s)', async (type, payload) => {
    const answer = await opened.app.inject({
      method: 'POST',
      url: STOP_LINK,
      headers: { 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(200)
    expect(await exported()).toEqual(['stopped'])
  })

  test('is not stopped by another site, nor by a guess', async () => {
    const foreign = { ...BROWSER, 'sec-fetch-site': 'cross-site' }
    expect((await opened.app.inject({ method: 'POST', url: STOP_LINK, headers: foreign })).statusCode).toBe(
      403,
    )
    expect((await press(`/letters/stop/${'A'.repeat(22)}`)).statusCode).toBe(410)
    const large = await postPlain(opened.app, STOP_LINK, 'x'.repeat(2_000))
    expect(large.statusCode).toBe(413)
    expect(await exported()).toEqual(['confirmed'])
  })
})
