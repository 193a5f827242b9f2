import { afterEach, expect, test, vi } from 'vitest'
import { FAILURE_SENTENCE, NO_ANSWER_SENTENCE, THANKS_SENTENCE } from '../../../domain/enquiry/form.ts'
import { readResponse, sendForm } from './send.ts'

const FAILED = { kind: 'failed', message: FAILURE_SENTENCE, freshKey: false }

afterEach(() => vi.unstubAllGlobals())

test('only the server’s own sentence counts as sent', () => {
  expect(readResponse(200, { message: THANKS_SENTENCE })).toEqual({ kind: 'sent', receipt: null })
  expect(readResponse(200, { message: THANKS_SENTENCE, note: 'But' })).toEqual({
    kind: 'sent',
    receipt: null,
    note: 'But',
  })
  expect(readResponse(200, { message: 'Logged in' })).toEqual(FAILED)
  expect(readResponse(200, null)).toEqual(FAILED)
  expect(readResponse(200, 'welcome to this hotel')).toEqual(FAILED)
})

test('errors are assigned to their fields', () => {
  const errors = { email: 'Enter an email address' }
  expect(readResponse(422, { message: 'Check', errors })).toEqual({ kind: 'faulty', errors, typed: {} })
})

test('after a response that the key is stored with other content, a new key is needed', () => {
  expect(readResponse(422, { message: 'Press again', errors: {}, freshKey: true })).toEqual({
    kind: 'failed',
    message: 'Press again',
    freshKey: true,
  })
})

test('a refusal above a limit shows the server’s message, any other failure our own', () => {
  expect(readResponse(429, { message: 'Please wait' })).toMatchObject({
    kind: 'failed',
    message: 'Please wait',
  })
  expect(readResponse(503, { message: 'database is locked' })).toEqual(FAILED)
  expect(readResponse(400, { message: 'no such field' })).toEqual(FAILED)
  expect(readResponse(422, { message: 'Check', errors: { email: 1 } })).toEqual(FAILED)
})

test('a network that is down, and a portal that answers with a page, are failures', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendForm('/contact-us', {}, 'key')).toEqual(FAILED)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>Log in to the wifi</html>')))
  expect(await sendForm('/contact-us', {}, 'key')).toEqual(FAILED)
})

test('the form goes to its own address as JSON with its key', async () => {
  const fetched = vi.fn(async (_address: string, _request: RequestInit) =>
    Response.json({ message: THANKS_SENTENCE }),
  )
  vi.stubGlobal('fetch', fetched)
  await sendForm('/contact-us', { firstName: 'Thandi' }, 'a-key')
  const [address, request] = fetched.mock.calls[0] ?? []
  expect(address).toBe('/contact-us')
  expect(request?.body).toBe('{"firstName":"Thandi"}')
  expect(request?.headers).toMatchObject({ Accept: 'application/json', 'Idempotency-Key': 'a-key' })
})

test('after a timeout the visitor is told that the message may have arrived, and the key is kept', async () => {
  vi.useFakeTimers()
  const unresponsive = vi.fn(
    (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  vi.stubGlobal('fetch', unresponsive)
  const answer = sendForm('/contact-us', {}, 'key')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await answer).toEqual({ kind: 'failed', message: NO_ANSWER_SENTENCE, freshKey: false })
  vi.useRealTimers()
})
