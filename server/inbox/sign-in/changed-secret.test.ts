import { afterEach, beforeEach, expect, test } from 'vitest'
import { auditLog } from '../../store/sql/audit.ts'
import { firstLink, openTestInbox, PASSWORD, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

const OTHER_SECRET = 'another secret of a test, long enough too'

let inbox: TestInbox
/** A server with another SECRET on the same store, after a change or during a rolling restart. */
let changedServer: TestInbox
beforeEach(async () => {
  inbox = await openTestInbox()
  const { database, enquiries, visits } = inbox
  changedServer = await openTestInbox(
    { secret: OTHER_SECRET, audit: auditLog(OTHER_SECRET) },
    undefined,
    async () => ({ database, visits, enquiries: { ...enquiries, close: async () => {} } }),
  )
})
afterEach(async () => {
  await changedServer.close()
  await inbox.close()
})

/** The same browser with another server: it sends its cookies. */
function cookiesSentTo(server: TestInbox, { cookies }: TestBrowser): TestBrowser {
  const browser = server.newBrowser()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}
const isSignedIn = async (browser: TestBrowser) => (await browser.send('GET', 'sessions')).statusCode === 200
const signIn = (browser: TestBrowser, email: string, password = PASSWORD) =>
  browser.send('POST', 'sign-in/password', { body: { email, password } })

test('another SECRET ends every session until it is restored: all staff sign in again, with their own passwords', async () => {
  const thandeka = await inbox.join('Thandeka')
  const newBrowser = cookiesSentTo(changedServer, thandeka)
  expect(await isSignedIn(newBrowser)).toBe(false)
  expect((await signIn(newBrowser, thandeka.email)).statusCode).toBe(200)
  expect((await newBrowser.send('GET', 'sessions')).json()).toMatchObject({ sessions: [{ current: true }] })
  expect([await isSignedIn(cookiesSentTo(inbox, newBrowser)), await isSignedIn(thandeka)]).toEqual([
    false,
    true,
  ])
})

test('a known device becomes unknown, and can still sign in', async () => {
  const thandeka = await inbox.join('Thandeka')
  const browser = cookiesSentTo(changedServer, thandeka)
  for (let n = 1; n <= 2; n += 1) await signIn(changedServer.newBrowser(), thandeka.email, 'wrong')
  expect((await signIn(browser, thandeka.email)).statusCode).toBe(429) // like any stranger of that network
  changedServer.clock.now = new Date(changedServer.clock.now.getTime() + 60_000)
  expect((await signIn(browser, thandeka.email)).statusCode).toBe(200)
})

test('an earlier invitation does not work, unless the secret is restored', async () => {
  const owner = await inbox.join('Thandeka')
  const body = { email: 'pieter@twelvemoons.example', role: 'member' }
  const { link } = (await owner.send('POST', 'people/invite', { body })).json<{ link: string }>()
  const token = link.split('/').at(-1)
  const answers = { name: 'Pieter', email: body.email, password: PASSWORD }
  const join = async (server: TestInbox) =>
    (await server.newBrowser().send('POST', `invited/${token}`, { body: answers })).statusCode
  expect((await changedServer.newBrowser().send('GET', `invited/${token}`)).statusCode).toBe(404)
  expect([await join(changedServer), await join(inbox)]).toEqual([404, 200])
})

test('the first owner’s link is invalid, too', async () => {
  const token = await firstLink(inbox.services)
  expect((await changedServer.newBrowser().send('GET', `first/${token}`)).statusCode).toBe(404)
  expect((await inbox.newBrowser().send('GET', `first/${token}`)).statusCode).toBe(200)
})
