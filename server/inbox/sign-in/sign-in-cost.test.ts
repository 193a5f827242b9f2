import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestInbox, PASSWORD, type TestInbox } from '../fixture-inbox.ts'
import { passwordMatches } from './password-hash.ts'

const THANDEKA = 'thandeka@twelvemoons.example'
let inbox: TestInbox
let hashes: Array<string | null>
let hold: Promise<void>
beforeEach(async () => {
  hashes = []
  hold = Promise.resolve()
  inbox = await openTestInbox({
    passwordMatches: async (password, stored) => {
      hashes.push(stored)
      await hold
      return passwordMatches(password, stored)
    },
  })
})
afterEach(() => inbox.close())

const tryFrom = async (ip: string, email: string, password = 'wrong') => {
  const answer = await inbox.newBrowser().send('POST', 'sign-in/password', { body: { email, password }, ip })
  return answer.statusCode
}

test('an unknown address costs a hash like a known one, and so does a person without a password', async () => {
  await inbox.join('Thandeka')
  await tryFrom('41.0.0.1', THANDEKA)
  await tryFrom('41.0.0.2', 'nobody@twelvemoons.example')
  expect(hashes).toEqual([expect.stringContaining('$argon2id$'), null])
})

test('an early attempt costs none', async () => {
  for (let n = 1; n <= 10; n += 1) await tryFrom('41.0.0.1', THANDEKA)
  expect(hashes).toHaveLength(2)
})

test('a flood from many networks has a limited number of places, and waiting attempts succeed', async () => {
  await inbox.join('Thandeka')
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  const flood = Array.from({ length: 33 }, (_, n) => tryFrom(`41.0.${n}.1`, `a${n}@twelvemoons.example`))
  await expect.poll(() => hashes.length).toBe(2)
  const honest = tryFrom('105.1.1.1', THANDEKA, PASSWORD)
  const late = Array.from({ length: 5 }, (_, n) => tryFrom(`41.1.${n}.1`, `b${n}@twelvemoons.example`))
  expect(await Promise.all(late)).toEqual([503, 503, 503, 503, 503])
  resolve()
  expect(await honest).toBe(200)
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401]))
})

test('a flood by strangers delays neither known devices nor one-time links', async () => {
  const owner = await inbox.join('Thandeka')
  const body = { email: 'new@twelvemoons.example', role: 'member' }
  const { link } = (await owner.send('POST', 'people/invite', { body })).json()
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  const flood = Array.from({ length: 34 }, (_, n) => tryFrom(`41.0.${n}.1`, `a${n}@twelvemoons.example`))
  await expect.poll(() => hashes.length).toBe(2)
  hold = Promise.resolve()
  expect(await tryFrom('41.9.9.9', THANDEKA, PASSWORD)).toBe(503)
  const password = PASSWORD
  const again = [
    await owner.send('POST', 'reauthenticate', { body: { password } }),
    await owner.send('POST', 'sign-in/password', { body: { email: THANDEKA, password } }),
    await inbox.newBrowser().send('POST', `invited/${link.split('/').at(-1)}`, {
      body: { name: 'New', email: body.email, password },
    }),
  ]
  expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  resolve()
  await Promise.all(flood)
})

test('one address has four places', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  const first = Array.from({ length: 4 }, (_, n) => tryFrom('41.0.0.1', `a${n}@twelvemoons.example`))
  await expect.poll(() => hashes.length).toBe(2)
  expect(await tryFrom('41.0.0.1', THANDEKA)).toBe(429)
  resolve()
  expect(await Promise.all(first)).toEqual([401, 401, 401, 401])
})
