import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPostgresWithLongTimeouts } from '../../store/testing/long-timeouts.ts'
import { asOwner, blankPostgresUrl, describePostgres } from '../../store/testing/test-postgres.ts'
import { openTestInbox, PASSWORD, SITE_URL, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'
import { openPostgresAt } from '../fixture-store.ts'
import { SoftPasskey } from './fixture-passkey.ts'

type Member = TestBrowser & { id: string; email: string }

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

/** Runs `interfere` after `count` transactions of the next request, before one more. */
function afterWrites(count: number, interfere: () => Promise<unknown>): void {
  const { database } = inbox
  const { transaction } = database
  let remaining = count
  database.transaction = async (work) => {
    if (remaining > 0) remaining -= 1
    else {
      database.transaction = transaction
      await interfere()
    }
    return transaction(work)
  }
}

const signIn = (browser: TestBrowser, password = PASSWORD) =>
  browser.send('POST', 'sign-in/password', { body: { email: pieter.email, password } })
const statusOf = async (browser: TestBrowser) => (await browser.send('GET', 'sessions')).statusCode
const changePassword = (browser: TestBrowser) =>
  browser.send('PUT', 'password', { body: { password: OTHER_PASSWORD } })
const endAccess = () => owner.send('PUT', `people/${pieter.id}`, { body: { left: true } })

/** Uses an owner's recovery link, which invalidates Pieter's earlier credentials. */
async function recoverAccess(): Promise<void> {
  const { link } = (await owner.send('POST', `people/${pieter.id}/link`, { body: {} })).json()
  const body = { name: 'Pieter', email: pieter.email, password: OTHER_PASSWORD }
  await inbox.newBrowser().send('POST', `invited/${new URL(link).pathname.split('/').at(-1)}`, { body })
}

async function addPasskey(): Promise<SoftPasskey> {
  const passkey = new SoftPasskey(SITE_URL)
  const response = passkey.make((await pieter.send('POST', 'passkeys/options')).json())
  await pieter.send('POST', 'passkeys', { body: { response } })
  return passkey
}

async function removeFirstPasskey(): Promise<void> {
  const { passkeys } = (await pieter.send('GET', 'passkeys')).json()
  await pieter.send('DELETE', `passkeys/${passkeys[0].id}`)
}

describe('during a sign-in', () => {
  test.each([
    ['the user’s password is changed', () => changePassword(pieter)],
    ['the user’s access is ended', endAccess],
    ['the user’s credentials are revoked', recoverAccess],
  ])('%s: the old password starts no session', async (_, interfere) => {
    const browser = inbox.newBrowser()
    afterWrites(1, interfere)
    expect([(await signIn(browser)).statusCode, await statusOf(browser)]).toEqual([401, 401])
    expect((await inbox.auditLog()).map(({ act }) => act)).not.toContain('signed-in')
  })

  test.each([
    ['the user’s passkey is removed', removeFirstPasskey],
    ['the user’s access is ended', endAccess],
  ])('%s: the passkey starts no session', async (_, interfere) => {
    const passkey = await addPasskey()
    const browser = inbox.newBrowser()
    const response = passkey.use((await browser.send('POST', 'sign-in/passkey/options')).json())
    afterWrites(0, interfere)
    const answer = await browser.send('POST', 'sign-in/passkey/verify', { body: { response } })
    expect([answer.statusCode, await statusOf(browser)]).toEqual([401, 401])
  })
})

test('reauthentication with the old password while it is changed confirms nothing', async () => {
  inbox.clock.now = new Date(inbox.clock.now.getTime() + 6 * 60_000)
  afterWrites(1, async () => {
    const other = inbox.newBrowser()
    await signIn(other)
    await changePassword(other)
  })
  const answer = await pieter.send('POST', 'reauthenticate', { body: { password: PASSWORD } })
  expect([answer.statusCode, await statusOf(pieter)]).toEqual([403, 401])
})

test('a password change while the person’s credentials are revoked sets no new one', async () => {
  afterWrites(0, recoverAccess)
  const answer = await pieter.send('PUT', 'password', { body: { password: 'thieves on the Karoo road' } })
  expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Please sign in.' }])
  expect((await signIn(inbox.newBrowser(), OTHER_PASSWORD)).statusCode).toBe(200)
})

describePostgres('with two servers on one PostgreSQL', () => {
  test('a sign-in waits for a concurrent password change, and is refused', async () => {
    const url = `${await blankPostgresUrl()}&application_name=in-flight`
    await inbox.close()
    inbox = await openTestInbox({}, undefined, openPostgresAt(url))
    pieter = await inbox.join('Pieter')
    const other = await openPostgresWithLongTimeouts(url)
    const [begun, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const isWaiting = () =>
      asOwner(
        `SELECT 1 FROM pg_stat_activity WHERE application_name = 'in-flight' AND wait_event_type = 'Lock'`,
      )
    const passwordChange = other.transaction(async (query) => {
      await query('UPDATE staff SET password = NULL WHERE id = $1', [pieter.id])
      begun.resolve()
      await changed.promise
    })
    await begun.promise
    const signInResponse = signIn(inbox.newBrowser())
    await expect.poll(async () => (await isWaiting()).length).toBeGreaterThan(0)
    changed.resolve()
    await passwordChange
    expect((await signInResponse).statusCode).toBe(401)
    await other.close()
  })
})
