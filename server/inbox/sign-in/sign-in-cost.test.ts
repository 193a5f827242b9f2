import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestInbox, PASSWORD, type TestInbox } from '../fixture-inbox.ts'
import { passwordMatches } from './password-hash.ts'

const THANDEKA = 'thandeka@twelvemoons.example'
let inbox: TestInbox
let hashes: Array<string | null>
let comparison: Promise<void>
beforeEach(async () => {
  hashes = []
  comparison = Promise.resolve()
  inbox = await openTestInbox({
    passwordMatches: async (password, stored) => {
      hashes.push(stored)
      await comparison
      return passwordMatches(password, stored)
    },
  })
})
afterEach(() => inbox.close())

const signInFrom = async (ip: string, email: string, password = 'wrong') => {
  const answer = await inbox.newBrowser().send('POST', 'sign-in/password', { body: { email, password }, ip })
  return answer.statusCode
}

test('an unknown address costs a hash like a known one', async () => {
  await inbox.join('Thandeka')
  await signInFrom('41.0.0.1', THANDEKA)
  await signInFrom('41.0.0.2', 'nobody@twelvemoons.example')
  expect(hashes).toEqual([expect.stringContaining('$argon2id$'), null])
})

test('an attempt during a delay costs no hash', async () => {
  for (let n = 1; n <= 10; n += 1) await signInFrom('41.0.0.1', THANDEKA)
  expect(hashes).toHaveLength(2)
})

test('a flood from many networks has a limited number of places, and waiting attempts succeed', async () => {
  await inbox.join('Thandeka')
  const { promise, resolve } = Promise.withResolvers<void>()
  comparison = promise
  const flood = Array.from({ length: 33 }, (_, n) => signInFrom(`41.0.${n}.1`, `a${n}@twelvemoons.example`))
  await expect.poll(() => hashes.length).toBe(2)
  const honest = signInFrom('105.1.1.1', THANDEKA, PASSWORD)
  const excess = Array.from({ length: 5 }, (_, n) => signInFrom(`41.1.${n}.1`, `b${n}@twelvemoons.example`))
  expect(await Promise.all(excess)).toEqual([503, 503, 503, 503, 503])
  resolve()
  expect(await honest).toBe(200)
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401]))
})

test('a flood by strangers delays neither known devices nor one-time links', async () => {
  const owner = await inbox.join('Thandeka')
  const body = { email: 'new@twelvemoons.example', role: 'member' }
  const { link } = (await owner.send('POST', 'people/invite', { body })).json()
  const { promise, resolve } = Promise.withResolvers<void>()
  comparison = promise
  const flood = Array.from({ length: 34 }, (_, n) => signInFrom(`41.0.${n}.1`, `a${n}@twelvemoons.example`))
  await expect.poll(() => hashes.length).toBe(2)
  comparison = Promise.resolve()
  expect(await signInFrom('41.9.9.9', THANDEKA, PASSWORD)).toBe(503)
  const password = PASSWORD
  const responses = [
    await owner.send('POST', 'reauthenticate', { body: { password } }),
    await owner.send('POST', 'sign-in/password', { body: { email: THANDEKA, password } }),
    await inbox.newBrowser().send('POST', `invited/${link.split('/').at(-1)}`, {
      body: { name: 'New', email: body.email, password },
    }),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  resolve()
  await Promise.all(flood)
})

test('one IP address has at most four places in the queue', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  comparison = promise
  const first = Array.from({ length: 4 }, (_, n) => signInFrom('41.0.0.1', `a${n}@twelvemoons.example`))
  await expect.poll(() => hashes.length).toBe(2)
  expect(await signInFrom('41.0.0.1', THANDEKA)).toBe(429)
  resolve()
  expect(await Promise.all(first)).toEqual([401, 401, 401, 401])
})
