import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleContact, sampleNewsletter } from '../../domain/enquiry/samples/enquiries.ts'
import { stopTokenOf, tokenSealer } from '../mail/link-token.ts'
import { confirmByLink, stopByLink } from '../newsletter/newsletter-links.ts'
import { MAIL_TOPIC } from '../store/outbox.ts'
import { openMessages } from '../store/sql/outbox-messages.ts'
import { type DatabaseProxy, startProxy } from '../store/testing/database-proxy.ts'
import { describePostgres, newPostgresUrl } from '../store/testing/test-postgres.ts'
import {
  firstLink,
  openTestInbox,
  PASSWORD,
  SECRET,
  SITE_URL,
  type TestBrowser,
  type TestInbox,
} from './fixture-inbox.ts'
import { openPostgresAt } from './fixture-store.ts'
import { SoftPasskey } from './sign-in/fixture-passkey.ts'

const NEWCOMER = { name: 'Thandeka Nkosi', email: 'thandeka@twelvemoons.example' }

// The connection is lost after PostgreSQL has committed and before it responds.
describePostgres('after a COMMIT whose response was lost', () => {
  let proxy: DatabaseProxy
  let inbox: TestInbox
  beforeEach(async () => {
    proxy = await startProxy(await newPostgresUrl())
    const smtp = { host: 'localhost', port: 25, isTls: false, login: null }
    inbox = await openTestInbox(
      {},
      (config) => ({ ...config, mail: { ...config.mail, smtp } }),
      openPostgresAt(proxy.url),
    )
  })
  afterEach(async () => {
    await inbox.close()
    proxy.close()
  })

  const optionsOf = async (browser: TestBrowser, path: string, body: object = {}) =>
    (await browser.send('POST', path, { body })).json<{ options: Record<string, unknown> }>()
  const actsOf = async (...kinds: ReadonlyArray<string>) =>
    (await inbox.auditLog()).map(({ act }) => act).filter((act) => kinds.includes(act))
  const sessionStatus = async (browser: TestBrowser) => (await browser.send('GET', 'sessions')).statusCode
  const rows = (sql: string) => inbox.database.read((tx) => tx.query(sql))

  async function joinWithPasskey() {
    const browser = inbox.newBrowser()
    const passkey = new SoftPasskey(SITE_URL)
    const token = await firstLink(inbox.services)
    const options = await optionsOf(browser, `first/${token}/options`, NEWCOMER)
    const body = { ...NEWCOMER, response: passkey.make(options) }
    const join = () => browser.send('POST', `first/${token}`, { body })
    return { browser, passkey, join }
  }

  test('a link signs its user in with a passkey, and is audited once', async () => {
    const { browser, join } = await joinWithPasskey()
    proxy.loseCommitAfter('UPDATE one_time_links SET used_at')
    expect((await join()).json()).toEqual({ done: true })
    expect(await sessionStatus(browser)).toBe(200)
    expect(await actsOf('joined')).toHaveLength(1)
    expect(await rows('SELECT id FROM passkeys')).toHaveLength(1)
    expect((await join()).statusCode).toBe(404)
  })

  test('a link signs its user in with a password, and is used afterwards', async () => {
    const token = await firstLink(inbox.services)
    const browser = inbox.newBrowser()
    const join = () => browser.send('POST', `first/${token}`, { body: { ...NEWCOMER, password: PASSWORD } })
    proxy.loseCommitAfter('UPDATE one_time_links SET used_at')
    expect((await join()).json()).toEqual({ done: true })
    expect(await sessionStatus(browser)).toBe(200)
    expect((await join()).statusCode).toBe(404)
  })

  test('a passkey signs in, and its response works once', async () => {
    const { passkey, join } = await joinWithPasskey()
    await join()
    const browser = inbox.newBrowser()
    const response = passkey.use(await optionsOf(browser, 'sign-in/passkey/options'))
    const verify = () => browser.send('POST', 'sign-in/passkey/verify', { body: { response } })
    proxy.loseCommitAfter('INSERT INTO sessions')
    expect((await verify()).json()).toEqual({ done: true })
    expect(await sessionStatus(browser)).toBe(200)
    expect(await actsOf('signed-in')).toHaveLength(1)
    expect((await verify()).statusCode).toBe(401)
  })

  test('a password signs in, is audited once, and removes one failed attempt', async () => {
    const { email } = await inbox.join('Thandeka')
    const browser = inbox.newBrowser()
    const signIn = (password: string) =>
      browser.send('POST', 'sign-in/password', { body: { email, password } })
    await signIn('wrong')
    const failures = await rows('SELECT key, count FROM sign_in_failures ORDER BY key')
    proxy.loseCommitAfter('INSERT INTO sessions')
    expect((await signIn(PASSWORD)).json()).toEqual({ done: true })
    expect(await sessionStatus(browser)).toBe(200)
    expect(await actsOf('signed-in')).toHaveLength(1)
    expect(await rows('SELECT key, count FROM sign_in_failures ORDER BY key')).toEqual(failures)
  })

  test.each([
    ['changed-settings', 'PUT', 'settings', { retentionMonths: 6 }],
    ['changed-saved-answers', 'PUT', 'saved-answers', { revision: 0, answers: [] }],
    ['sent-mail-again', 'POST', `mails/${sampleContact(1).record.postId}.staff/resend`, {}],
    ['exported', 'POST', 'export', { as: 'csv' }],
    ['signed-out', 'POST', 'sign-out', {}],
  ] as const)('the audit log has %s once', async (act, method, path, body) => {
    await inbox.enquiries.add(sampleContact(1))
    const owner = await inbox.join('Thandeka')
    proxy.loseAnswerTo('COMMIT')
    expect((await owner.send(method, path, { body })).statusCode).toBe(200)
    expect(await actsOf(act)).toEqual([act])
  })

  test('visits are counted once', async () => {
    const visit = { day: '2026-11-23', kind: 'page', page: '/', referrerHost: '', count: 3 } as const
    proxy.loseAnswerTo('INSERT INTO visits')
    await inbox.visits.add([visit])
    proxy.loseAnswerTo('COMMIT')
    await inbox.visits.add([{ ...visit, page: '/about-us' }])
    expect((await inbox.visits.since(visit.day)).map(({ count }) => count)).toEqual([3, 3])
  })

  test('reauthentication by a passkey takes effect, and its response works once', async () => {
    const { browser, passkey, join } = await joinWithPasskey()
    await join()
    inbox.clock.now = new Date(inbox.clock.now.getTime() + 6 * 60_000)
    const response = passkey.use(await optionsOf(browser, 'reauthenticate/options'))
    const reauthenticate = () => browser.send('POST', 'reauthenticate', { body: { response } })
    proxy.loseCommitAfter('UPDATE sessions SET reauthenticated_at')
    expect((await reauthenticate()).statusCode).toBe(200)
    expect((await reauthenticate()).statusCode).toBe(403)
  })

  test('a further passkey is added, once', async () => {
    const { browser, join } = await joinWithPasskey()
    await join()
    const response = new SoftPasskey(SITE_URL).make(await optionsOf(browser, 'passkeys/options'))
    proxy.loseCommitAfter('INSERT INTO passkeys')
    const answer = await browser.send('POST', 'passkeys', { body: { response, name: 'Telephone' } })
    expect(answer.statusCode).toBe(200)
    expect(await actsOf('added-passkey')).toHaveLength(1)
    expect(await rows('SELECT id FROM passkeys')).toHaveLength(2)
  })

  test('an invitation is created once, its new link works, and it can be revoked', async () => {
    const owner = await inbox.join('Thandeka')
    const invite = (email: string) => owner.send('POST', 'people/invite', { body: { email, role: 'member' } })
    proxy.loseCommitAfter('INSERT INTO one_time_links')
    const invitation = await invite('sipho@twelvemoons.example')
    expect(invitation.statusCode).toBe(200)
    expect(await actsOf('invited')).toHaveLength(1)
    expect(
      await rows("SELECT hash FROM one_time_links WHERE used_at IS NULL AND purpose = 'invitation'"),
    ).toHaveLength(1)
    const { id } = invitation.json()
    proxy.loseCommitAfter('INSERT INTO one_time_links')
    const { link } = (await owner.send('POST', `people/${id}/link`, { body: {} })).json()
    const token = new URL(link).pathname.split('/').at(-1)
    expect((await inbox.newBrowser().send('GET', `invited/${token}`)).statusCode).toBe(200)
    expect(await actsOf('made-link')).toHaveLength(1)
    proxy.loseCommitAfter('DELETE FROM staff')
    expect((await owner.send('DELETE', `people/${id}`)).statusCode).toBe(200)
    expect(await actsOf('took-back-invitation')).toHaveLength(1)
  })

  test('the newsletter’s links confirm and stop, and staff send one more request', async () => {
    const signUp = sampleNewsletter(1)
    await inbox.enquiries.add(signUp)
    const [row] = await rows('SELECT id FROM subscriptions')
    inbox.clock.now = new Date(inbox.clock.now.getTime() + 25 * 3_600_000)
    const staff = await inbox.join('Aisha', 'member')
    proxy.loseCommitAfter('UPDATE subscriptions SET token_hash')
    expect((await staff.send('POST', `subscribers/${row?.id}/ask-again`)).statusCode).toBe(200)
    expect(await actsOf('asked-subscriber-again')).toHaveLength(1)
    const mails = await inbox.database.read((tx) => openMessages(tx, MAIL_TOPIC, 9))
    const requests = mails.filter(({ payload }) => JSON.parse(payload).kind === 'confirm-address')
    expect(requests).toHaveLength(2)

    const sealed: Array<string> = requests.map(({ payload }) => JSON.parse(payload).token)
    const tokens = sealed.map((token) => tokenSealer(SECRET).open(token) ?? '')
    const { database, clock } = inbox
    const [secret, nowMs] = [SECRET, clock.now.getTime()]
    proxy.loseCommitAfter('UPDATE subscriptions SET state')
    const confirmed = []
    for (const token of tokens)
      confirmed.push(await database.transaction((tx) => confirmByLink(tx, token, { secret, nowMs })))
    expect(confirmed.filter(Boolean)).toHaveLength(1) // the previous mail's link has expired
    proxy.loseCommitAfter('UPDATE subscriptions SET state')
    const stop = stopTokenOf(signUp.record.email, SECRET)
    expect(await database.transaction((tx) => stopByLink(tx, stop, nowMs))).toBe(true)
    const [subscription] = await rows('SELECT state, history FROM subscriptions')
    expect(subscription?.state).toBe('stopped')
    expect(JSON.parse(String(subscription?.history))).toHaveLength(2)
  })
})
