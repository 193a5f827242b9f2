import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleContact } from '../../domain/enquiry/samples/enquiries.ts'
import { type DatabaseProxy, startProxy } from '../store/testing/database-proxy.ts'
import { describePostgres, newPostgresUrl } from '../store/testing/test-postgres.ts'
import {
  firstLink,
  openTestInbox,
  PASSWORD,
  SITE_URL,
  type TestBrowser,
  type TestInbox,
} from './fixture-inbox.ts'
import { openPostgresAt } from './fixture-store.ts'
import { SoftPasskey } from './sign-in/fixture-passkey.ts'

const NEWCOMER = { name: 'Thandeka Nkosi', email: 'thandeka@twelvemoons.example' }

// The connection is lost after PostgreSQL has committed and before it responds. For all other routes, the store's tests of a lost
// COMMIT suffice: every transaction asks for its outcome (server/store/postgres/pool.ts).
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

  const actsOf = async (...kinds: ReadonlyArray<string>) =>
    (await inbox.auditLog()).map(({ act }) => act).filter((act) => kinds.includes(act))
  const rows = (sql: string) => inbox.database.read((tx) => tx.query(sql))

  const newPasskey = async (browser: TestBrowser, path: string, body: object) =>
    new SoftPasskey(SITE_URL).make((await browser.send('POST', path, { body })).json())

  test('a link signs its user in with a passkey, and is audited once', async () => {
    const browser = inbox.newBrowser()
    const token = await firstLink(inbox.services)
    const body = { ...NEWCOMER, response: await newPasskey(browser, `first/${token}/options`, NEWCOMER) }
    const join = () => browser.send('POST', `first/${token}`, { body })
    proxy.loseCommitAfter('UPDATE one_time_links SET used_at')
    expect((await join()).json()).toEqual({ done: true })
    expect((await browser.send('GET', 'sessions')).statusCode).toBe(200)
    expect(await actsOf('joined')).toHaveLength(1)
    expect(await rows('SELECT id FROM passkeys')).toHaveLength(1)
    expect((await join()).statusCode).toBe(404)
  })

  test('a further passkey is added, once', async () => {
    const owner = await inbox.join('Thandeka')
    const response = await newPasskey(owner, 'passkeys/options', {})
    proxy.loseCommitAfter('INSERT INTO passkeys')
    const answer = await owner.send('POST', 'passkeys', { body: { response, name: 'Telephone' } })
    expect(answer.statusCode).toBe(200)
    expect(await actsOf('added-passkey')).toHaveLength(1)
    expect(await rows('SELECT id FROM passkeys')).toHaveLength(1)
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
    expect((await browser.send('GET', 'sessions')).statusCode).toBe(200)
    expect(await actsOf('signed-in')).toHaveLength(1)
    expect(await rows('SELECT key, count FROM sign_in_failures ORDER BY key')).toEqual(failures)
  })

  test.each([
    ['changed-settings', 'PUT', 'settings', { retentionMonths: 6 }],
    ['signed-out', 'POST', 'sign-out', {}],
    ['sent-mail-again', 'POST', `mails/${sampleContact(1).record.postId}.staff/resend`, {}],
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
})
