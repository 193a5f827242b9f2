import { afterEach, expect, test, vi } from 'vitest'
import { doneSchema } from '../../domain/inbox/api/basics.ts'
import { isRefused, type Refused } from './refused.ts'
import { send } from './send.ts'

function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
}

async function catchRefusal(): Promise<Refused> {
  const error: unknown = await send('/x', doneSchema).catch((caught: unknown) => caught)
  if (!isRefused(error)) throw new Error('The request was not refused')
  return error
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  [401, {}, 'signed-out'],
  [403, {}, 'forbidden'],
  [403, { reauthenticate: true }, 'reauthenticate'],
  [404, {}, 'not-found'],
  [409, {}, 'stale'],
  [410, {}, 'erased'],
  [429, {}, 'rate-limited'],
  [400, {}, 'invalid'],
  [503, {}, 'server-error'],
])('the status %i with %j is a refusal of the kind %s', async (status, more, kind) => {
  answer(status, { error: 'A sentence.', ...more })
  const refused = await catchRefusal()
  expect([refused.kind, refused.message]).toEqual([kind, 'A sentence.'])
})

test('a request without a connection is reported as offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect((await catchRefusal()).kind).toBe('offline')
})

test('an unreadable response is reported as a server error', async () => {
  answer(200, { finished: 1 })
  expect((await catchRefusal()).kind).toBe('server-error')
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  expect((await catchRefusal()).kind).toBe('server-error')
})
