import { afterEach, describe, expect, it, vi } from 'vitest'
import { doneSchema } from '../../domain/inbox/api/basics.ts'
import { isRefused, type Refused } from './refused.ts'
import { send } from './send.ts'

function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
}

async function refusal(): Promise<Refused> {
  const error: unknown = await send('/x', doneSchema).catch((caught: unknown) => caught)
  if (!isRefused(error)) throw new Error('It was not refused')
  return error
}

describe('the client', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('gives back what the schema knows', async () => {
    answer(200, { done: true })
    expect(await send('/x', doneSchema)).toEqual({ done: true })
  })

  it.each([
    [401, {}, 'signed-out'],
    [403, {}, 'forbidden'],
    [403, { reauthenticate: true }, 'reauthenticate'],
    [404, {}, 'not-here'],
    [409, {}, 'behind'],
    [410, {}, 'erased'],
    [429, {}, 'too-often'],
    [400, {}, 'invalid'],
    [503, {}, 'away'],
  ])('names the kind of a %i (%j)', async (status, more, kind) => {
    answer(status, { error: 'A sentence.', ...more })
    const refused = await refusal()
    expect([refused.kind, refused.message]).toEqual([kind, 'A sentence.'])
  })

  it('tells a lost connection from a refusal', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect((await refusal()).kind).toBe('offline')
  })

  it('takes an answer that it cannot read for a server that is away', async () => {
    answer(200, { finished: 1 })
    expect((await refusal()).kind).toBe('away')
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
    expect((await refusal()).kind).toBe('away')
  })
})
