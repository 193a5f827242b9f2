import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tokenSealer } from '../../mail/link-token.ts'
import { MAIL_TOPIC } from '../../store/outbox.ts'
import { openMessages } from '../../store/sql/outbox-messages.ts'
import { openTestInbox, PASSWORD, SECRET, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

type Member = TestBrowser & { id: string; email: string }

const DAY_MS = 24 * 3_600_000
const NEW_ADDRESS = 'pieter.louw@example.co.za'
const OTHER_PASSWORD = 'mangoes on the Karoo road'
let inbox: TestInbox
let owner: Member
let pieter: Member

beforeEach(async () => {
  inbox = await openTestInbox()
  owner = await inbox.join('Thandeka')
  pieter = await inbox.join('Pieter', 'member')
})
afterEach(() => inbox.close())

const advance = (ms: number) => {
  inbox.clock.now = new Date(inbox.clock.now.getTime() + ms)
}
const signIn = async (email: string, password = PASSWORD, browser = inbox.newBrowser()) =>
  (await browser.send('POST', 'sign-in/password', { body: { email, password } })).statusCode
const requestAddress = (email = NEW_ADDRESS) => pieter.send('PUT', 'address', { body: { email } })
const pendingAddress = async () => (await pieter.send('GET', 'address')).json().waiting
const acts = async () => (await inbox.auditLog()).map(({ actor, act, data }) => ({ actor, act, data }))

/** The queued mails of a kind, in order. */
async function mailsOf(kind: string): Promise<Array<{ to: string; email?: string; token?: string }>> {
  const messages = await inbox.database.read((tx) => openMessages(tx, MAIL_TOPIC, 99))
  return messages.map(({ payload }) => JSON.parse(payload)).filter((mail) => mail.kind === kind)
}

/** The link of the latest mail that confirms a new address. */
async function lastLink(): Promise<string> {
  const sealed = (await mailsOf('new-address')).at(-1)?.token ?? ''
  return `address/${tokenSealer(SECRET).open(sealed)}`
}
const openLink = async (link: string) => (await inbox.newBrowser().send('POST', link)).statusCode

describe('a new address', () => {
  test('takes effect once the link mailed to it is used, and the old one is notified', async () => {
    expect((await requestAddress()).json()).toEqual({ done: true })
    const until = inbox.clock.now.getTime() + DAY_MS
    expect(await pendingAddress()).toEqual({ email: NEW_ADDRESS, until })
    expect(await mailsOf('new-address')).toMatchObject([{ to: NEW_ADDRESS, by: 'Pieter', until }])
    expect([await signIn(NEW_ADDRESS), await signIn(pieter.email)]).toEqual([401, 200])

    const link = await lastLink()
    const stranger = inbox.newBrowser()
    expect((await stranger.send('GET', link)).json()).toEqual({ name: 'Pieter', email: NEW_ADDRESS, until })
    expect([await openLink(link), await openLink(link)]).toEqual([200, 404])
    expect([await signIn(NEW_ADDRESS), await signIn(pieter.email)]).toEqual([200, 401])
    expect((await pieter.send('GET', 'session')).json()).toMatchObject({ me: { email: NEW_ADDRESS } })
    expect(await pendingAddress()).toBeNull()
    expect(await mailsOf('changed-address')).toMatchObject([{ to: pieter.email, email: NEW_ADDRESS }])
    const entries = (await acts()).filter(({ actor, act }) => actor === pieter.id && act.includes('address'))
    expect(entries).toEqual([
      { actor: pieter.id, act: 'changed-address', data: { from: pieter.email, to: NEW_ADDRESS } },
      { actor: pieter.id, act: 'asked-new-address', data: { email: NEW_ADDRESS } },
    ])
  })

  test('that a colleague has got meanwhile is refused, and the old one stays', async () => {
    await requestAddress()
    await owner.send('POST', 'people/invite', { body: { email: NEW_ADDRESS, role: 'member' } })
    expect(await openLink(await lastLink())).toBe(409)
    expect(await signIn(pieter.email)).toBe(200)
  })

  test.each([
    [
      'invalid',
      'no address',
      'An email address has no spaces. Enter an email address like name@example.co.za',
    ],
    ['one’s own', 'Pieter@TwelveMoons.example', 'This is your address already'],
    ['a colleague’s', 'Thandeka@TwelveMoons.example', 'Somebody has this address already'],
  ])('that is %s is refused beside its field, and no mail is sent', async (_, email, sentence) => {
    const answer = await requestAddress(email)
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { email: sentence }])
    expect(await mailsOf('new-address')).toEqual([])
  })

  test('is validated and normalised like in the visitors’ forms', async () => {
    expect((await requestAddress('\u202aPieter+50%@Bücher.example\u202c')).statusCode).toBe(200)
    expect(await mailsOf('new-address')).toMatchObject([{ to: 'Pieter+50%@xn--bcher-kva.example' }])
    expect(await openLink(await lastLink())).toBe(200)
    expect(await signIn('pieter+50%@bücher.example\u200b')).toBe(200)
  })

  test('is requested once a minute, even after the previous request was cancelled', async () => {
    await requestAddress()
    await pieter.send('DELETE', 'address')
    const soon = await requestAddress()
    expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '60'])
    advance(60_000)
    expect((await requestAddress()).statusCode).toBe(200)
    expect(await mailsOf('new-address')).toHaveLength(2)
  })

  test.each([
    ['a day has passed', async () => advance(DAY_MS)],
    ['it is cancelled', () => pieter.send('DELETE', 'address')],
    ['the password is changed', () => pieter.send('PUT', 'password', { body: { password: OTHER_PASSWORD } })],
    ['an owner ends the access', () => owner.send('PUT', `people/${pieter.id}`, { body: { left: true } })],
    [
      'another one is requested',
      async () => {
        advance(60_000)
        await requestAddress('third@example.co.za')
      },
    ],
  ] satisfies ReadonlyArray<[string, () => Promise<unknown>]>)('has a dead link once %s', async (_, end) => {
    await requestAddress()
    const link = await lastLink()
    await end()
    expect((await inbox.newBrowser().send('GET', link)).statusCode).toBe(404)
    expect(await openLink(link)).toBe(404)
    expect(await mailsOf('changed-address')).toEqual([])
  })

  test('that is cancelled is audited once', async () => {
    await requestAddress()
    const statuses = [1, 2].map(async () => (await pieter.send('DELETE', 'address')).statusCode)
    expect((await Promise.all(statuses)).toSorted()).toEqual([200, 404])
    expect(await pendingAddress()).toBeNull()
    expect((await acts())[0]).toEqual({ actor: pieter.id, act: 'kept-address', data: { email: NEW_ADDRESS } })
  })
})

describe('a new name', () => {
  const rename = (name: string) => pieter.send('PUT', 'name', { body: { name } })

  test('is shown to all staff, and audited', async () => {
    expect((await rename(' Pieter Louw ')).json()).toEqual({ done: true })
    const { colleagues } = (await owner.send('GET', 'session')).json()
    expect(colleagues).toContainEqual({ id: pieter.id, name: 'Pieter Louw', initials: 'PL', left: false })
    await rename('Pieter Louw')
    expect((await acts()).filter(({ act }) => act === 'changed-name')).toEqual([
      { actor: pieter.id, act: 'changed-name', data: { from: 'Pieter', to: 'Pieter Louw' } },
    ])
  })

  test.each([
    [' ', 'Enter your name, as clients will read it'],
    ['Ann\r\nBcc: evil@example.com', 'This has a line break or an invisible character'],
    ['\u202eettA', 'This has a line break or an invisible character'],
    ['\u200b\u200b', 'Enter your name, as clients will read it'],
  ])('like %j is refused beside its field', async (name, sentence) => {
    const answer = await rename(name)
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { name: sentence }])
  })
})

describe('a new password', () => {
  test('signs out all other sessions, and the old one no longer works', async () => {
    const other = inbox.newBrowser()
    await signIn(pieter.email, PASSWORD, other)
    await pieter.send('PUT', 'password', { body: { password: OTHER_PASSWORD } })
    const statuses = [pieter, other].map(
      async (browser) => (await browser.send('GET', 'sessions')).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([200, 401])
    expect([await signIn(pieter.email), await signIn(pieter.email, OTHER_PASSWORD)]).toEqual([401, 200])
    expect((await acts()).map(({ act }) => act)).toContain('changed-password')
  })

  test('that is easy to guess is refused, and the old one still works', async () => {
    const weak = await pieter.send('PUT', 'password', { body: { password: 'PieterLouw2026!' } })
    expect([weak.statusCode, weak.json().fields]).toEqual([
      400,
      { password: expect.stringContaining('easy to guess') },
    ])
    expect(await signIn(pieter.email)).toBe(200)
  })
})
