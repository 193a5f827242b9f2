import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { actWords } from '../../../domain/inbox/words/acts.ts'
import {
  firstLink,
  openTestInbox,
  PASSWORD,
  SITE_URL,
  type TestBrowser,
  type TestInbox,
} from '../fixture-inbox.ts'
import { SoftPasskey } from './fixture-passkey.ts'

const NEWCOMER = { name: 'Thandeka Nkosi', email: 'thandeka@twelvemoons.example' }
const MINUTE_MS = 60_000
let inbox: TestInbox
beforeEach(async () => {
  inbox = await openTestInbox()
})
afterEach(() => inbox.close())

const advance = (ms: number) => {
  inbox.clock.now = new Date(inbox.clock.now.getTime() + ms)
}
const optionsOf = async (browser: TestBrowser, path: string, body: object = {}) =>
  (await browser.send('POST', path, { body })).json<{ options: Record<string, unknown> }>()
const signInOptions = (browser: TestBrowser) => optionsOf(browser, 'sign-in/passkey/options')
const verify = (browser: TestBrowser, response: object) =>
  browser.send('POST', 'sign-in/passkey/verify', { body: { response } })

/** The first owner, with a passkey and nothing else. */
async function joinWithPasskey() {
  const browser = inbox.newBrowser()
  const passkey = new SoftPasskey(SITE_URL)
  const token = await firstLink(inbox.services)
  const options = await optionsOf(browser, `first/${token}/options`, NEWCOMER)
  const answer = await browser.send('POST', `first/${token}`, {
    body: { ...NEWCOMER, response: passkey.make(options) },
  })
  expect(answer.json()).toEqual({ done: true })
  return { browser, passkey }
}

describe('a passkey', () => {
  test('requests a discoverable credential for this site, with user verification', async () => {
    const token = await firstLink(inbox.services)
    const { options } = await optionsOf(inbox.newBrowser(), `first/${token}/options`, NEWCOMER)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Twelve Moons inbox' },
      user: { name: NEWCOMER.email, displayName: NEWCOMER.name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await signInOptions(inbox.newBrowser())).options).not.toHaveProperty('allowCredentials')
  })

  test('completes a challenge once', async () => {
    const { passkey } = await joinWithPasskey()
    const response = passkey.use(await signInOptions(inbox.newBrowser()))
    const answers = await Promise.all(Array.from({ length: 9 }, () => verify(inbox.newBrowser(), response)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(8).fill(401)])
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a person who was not verified', { isVerified: false }],
    ['a forged challenge', { challenge: Buffer.from('a challenge of my own').toString('base64url') }],
    ['somebody else’s user handle', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('with %s is refused in the same words as an unknown one', async (_what, changes) => {
    const { passkey } = await joinWithPasskey()
    const browser = inbox.newBrowser()
    const answer = await verify(browser, passkey.use(await signInOptions(browser), changes))
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'That did not match.' }])
    expect(browser.cookies.size).toBe(0)
    const unknown = await verify(browser, new SoftPasskey(SITE_URL).use(await signInOptions(browser)))
    expect([unknown.statusCode, unknown.json()]).toEqual([answer.statusCode, answer.json()])
  })

  test('expires after five minutes', async () => {
    const { passkey } = await joinWithPasskey()
    const response = passkey.use(await signInOptions(inbox.newBrowser()))
    advance(5 * MINUTE_MS)
    expect((await verify(inbox.newBrowser(), response)).statusCode).toBe(401)
  })

  test('whose counter decreased is accepted, and the audit log says that it may be a copy', async () => {
    const { passkey } = await joinWithPasskey()
    const browser = inbox.newBrowser()
    const early = passkey.use(await signInOptions(browser))
    await verify(browser, passkey.use(await signInOptions(browser)))
    expect((await verify(browser, early)).statusCode).toBe(200)
    expect((await inbox.auditLog()).map(({ act, data }) => actWords(act, data)).slice(0, 3)).toEqual([
      'signed in with a passkey',
      'used a passkey whose counter went back, Chrome on Windows: it may be a copy',
      'signed in with a passkey',
    ])

    const optionsAgain = () => optionsOf(browser, 'reauthenticate/options')
    const earlyAgain = passkey.use(await optionsAgain())
    await browser.send('POST', 'reauthenticate', { body: { response: passkey.use(await optionsAgain()) } })
    const answer = await browser.send('POST', 'reauthenticate', { body: { response: earlyAgain } })
    expect([answer.statusCode, (await inbox.auditLog())[0]?.act]).toEqual([200, 'passkey-went-back'])
  })

  test('is never delayed, whatever strangers try', async () => {
    const { passkey } = await joinWithPasskey()
    const body = { email: NEWCOMER.email, password: 'wrong' }
    for (let n = 1; n <= 8; n += 1) await inbox.newBrowser().send('POST', 'sign-in/password', { body })
    const browser = inbox.newBrowser()
    expect((await verify(browser, passkey.use(await signInOptions(browser)))).statusCode).toBe(200)
  })

  test('of an invalid shape is refused', async () => {
    const response = { id: 'x'.repeat(2_000), rawId: 'x', type: 'public-key', response: {} }
    expect((await verify(inbox.newBrowser(), response)).statusCode).toBe(401)
  })
})

describe('a further passkey', () => {
  test('is added, named after its device, listed, signs in, and is removed', async () => {
    const { browser } = await joinWithPasskey()
    advance(1)
    const second = new SoftPasskey(SITE_URL)
    const response = second.make(await optionsOf(browser, 'passkeys/options'))
    expect(
      (await browser.send('POST', 'passkeys', { body: { response, name: 'Telephone' } })).statusCode,
    ).toBe(200)
    const { passkeys } = (await browser.send('GET', 'passkeys')).json()
    expect(passkeys).toMatchObject([{ name: 'Chrome on Windows' }, { name: 'Telephone', lastUsedAt: null }])
    const other = inbox.newBrowser()
    expect((await verify(other, second.use(await signInOptions(other)))).statusCode).toBe(200)
    expect((await browser.send('DELETE', `passkeys/${passkeys[1].id}`)).statusCode).toBe(200)
    expect((await verify(other, second.use(await signInOptions(other)))).statusCode).toBe(401)
  })

  test('that was requested in another session is refused', async () => {
    const { browser, passkey } = await joinWithPasskey()
    const other = inbox.newBrowser()
    await verify(other, passkey.use(await signInOptions(other)))
    const response = new SoftPasskey(SITE_URL).make(await optionsOf(other, 'passkeys/options'))
    expect((await browser.send('POST', 'passkeys', { body: { response } })).statusCode).toBe(400)
  })

  test('cannot be removed or added by a colleague', async () => {
    const { browser } = await joinWithPasskey()
    const second = new SoftPasskey(SITE_URL)
    await browser.send('POST', 'passkeys', {
      body: { response: second.make(await optionsOf(browser, 'passkeys/options')) },
    })
    const pieter = await inbox.join('Pieter', 'member')
    const same = second.make(await optionsOf(pieter, 'passkeys/options'))
    expect((await pieter.send('POST', 'passkeys', { body: { response: same } })).statusCode).toBe(400)
    const { passkeys } = (await browser.send('GET', 'passkeys')).json()
    expect((await pieter.send('DELETE', `passkeys/${passkeys[1].id}`)).statusCode).toBe(404)
    expect((await browser.send('GET', 'passkeys')).json().passkeys).toHaveLength(2)
  })

  test('the last credential cannot be removed', async () => {
    const { browser } = await joinWithPasskey()
    const { passkeys } = (await browser.send('GET', 'passkeys')).json()
    const response = await browser.send('DELETE', `passkeys/${passkeys[0].id}`)
    expect([response.statusCode, response.json().error]).toEqual([
      409,
      expect.stringContaining('only way in'),
    ])
    await browser.send('PUT', 'password', { body: { password: PASSWORD } })
    expect((await browser.send('DELETE', `passkeys/${passkeys[0].id}`)).statusCode).toBe(200)
  })
})

describe('reauthentication', () => {
  const reauthenticate = (browser: TestBrowser, body: object) =>
    browser.send('POST', 'reauthenticate', { body })
  const isRequired = async (browser: TestBrowser) =>
    (await browser.send('POST', 'passkeys/options', { body: {} })).statusCode === 403

  test('by the passkey lasts for five minutes', async () => {
    const { browser, passkey } = await joinWithPasskey()
    advance(5 * MINUTE_MS)
    expect(await isRequired(browser)).toBe(true)
    const response = passkey.use(await optionsOf(browser, 'reauthenticate/options'))
    expect((await reauthenticate(browser, { response })).json()).toEqual({ done: true })
    advance(5 * MINUTE_MS - 1)
    expect(await isRequired(browser)).toBe(false)
    advance(1)
    expect(await isRequired(browser)).toBe(true)
  })

  test('by the password works, and a wrong one does not end the session', async () => {
    const browser = await inbox.join('Thandeka')
    advance(6 * MINUTE_MS)
    const wrong = await reauthenticate(browser, { password: 'wrong' })
    expect([wrong.statusCode, wrong.json()]).toEqual([403, { error: 'That did not match.' }])
    expect((await reauthenticate(browser, { password: PASSWORD })).statusCode).toBe(200)
    expect(await isRequired(browser)).toBe(false)
  })

  test('is not satisfied by a sign-in, nor by a colleague’s passkey', async () => {
    const { browser, passkey } = await joinWithPasskey()
    const signIn = passkey.use(await signInOptions(browser))
    expect((await reauthenticate(browser, { response: signIn })).statusCode).toBe(403)
    const pieter = await inbox.join('Pieter', 'member')
    const response = passkey.use(await optionsOf(pieter, 'reauthenticate/options'))
    expect((await reauthenticate(pieter, { response })).statusCode).toBe(403)
  })

  test('delays guesses of the password in an open session', async () => {
    const browser = await inbox.join('Thandeka')
    const statuses = []
    for (let n = 1; n <= 6; n += 1)
      statuses.push((await reauthenticate(browser, { password: 'wrong' })).statusCode)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
  })
})
