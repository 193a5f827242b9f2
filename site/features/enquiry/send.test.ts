import { afterEach, expect, test, vi } from 'vitest'
import { FAILURE_SENTENCE, THANKS_SENTENCE } from '../../../domain/enquiry/form.ts'
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
