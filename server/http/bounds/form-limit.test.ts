import { afterEach, describe, expect, test } from 'vitest'
import { BROWSER, CONTACT, NOON, openTestApp, postJson, postPlain, type TestApp } from '../../fixture-app.ts'
import type { AppDependencies } from '../../services.ts'

let opened: TestApp
afterEach(() => opened.close())

const open = async (overrides: Partial<AppDependencies> = {}) => {
  opened = await openTestApp({ submissionsPer10Minutes: 3, ...overrides })
}
const pass = (ms: number) => {
  opened.clock.now = new Date(opened.clock.now.getTime() + ms)
  opened.clock.monotonicMs += ms
}

let sentBefore = 0
async function sendFrom(remoteAddress: string, headers: Record<string, string> = {}): Promise<number> {
  sentBefore += 1
  const response = await opened.app.inject({
    method: 'POST',
    url: '/newsletter',
    remoteAddress,
    headers: { ...BROWSER, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ email: `a${sentBefore}@example.co.za` }),
  })
  return response.statusCode
}
async function sendTimes(times: number, address: string, headers?: (n: number) => Record<string, string>) {
  const statuses: Array<number> = []
  for (let n = 0; n < times; n += 1) statuses.push(await sendFrom(address, headers?.(n)))
  return statuses
}

describe('one address', () => {
  test('may send a limited number of forms in ten minutes, then again, and always read', async () => {
    await open()
    expect(await sendTimes(4, '203.0.113.1')).toEqual([200, 200, 200, 429])
    expect((await opened.app.inject({ url: '/', remoteAddress: '203.0.113.1' })).statusCode).toBe(200)
    expect(await sendFrom('203.0.113.2')).toBe(200)
    pass(600_001)
    expect(await sendFrom('203.0.113.1')).toBe(200)
  })

  test('is told when to retry, how else to reach us, and that the input is kept', async () => {
    await open()
    for (let n = 0; n < 3; n += 1) await postPlain(opened.app, '/contact-us', { ...CONTACT, message: `${n}` })
    const plain = await postPlain(opened.app, '/contact-us', CONTACT)
    expect(plain.statusCode).toBe(429)
    expect(Number(plain.headers['retry-after'])).toBeGreaterThan(500)
    expect(plain.body).toMatch(/wait \d+ minutes, or write to \S+@\S+ or call 0[\d\s]+\./)
    expect(plain.body).toContain('Go back in your browser: what you typed is still there.')
    expect(plain.body.length).toBeLessThan(1_000)
    const json = await postJson(opened.app, '/contact-us', CONTACT)
    expect(json.json()).toEqual({ message: expect.stringContaining('write to') })
  })

  test('is the whole /64 for IPv6', async () => {
    await open()
    await sendTimes(3, '2001:db8:1:2::1')
    expect(await sendFrom('2001:db8:1:2::9')).toBe(429)
  })

  test('waits ten minutes at most after the clock was set back, and may then send again', async () => {
    await open()
    await sendTimes(3, '203.0.113.1')
    opened.clock.now = new Date(NOON.getTime() - 6 * 3_600_000)
    const refused = await postJson(
      opened.app,
      '/newsletter',
      { email: 'late@example.co.za' },
      {},
      '203.0.113.1',
    )
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
    pass(600_001)
    expect(await sendFrom('203.0.113.1')).toBe(200)
  })

  test('is refused before the body of its request is read', async () => {
    await open()
    await sendTimes(3, '203.0.113.1')
    const headers = { ...BROWSER, 'content-type': 'application/json', accept: 'application/json' }
    const { statusCode } = await opened.app.inject({
      method: 'POST',
      url: '/newsletter',
      remoteAddress: '203.0.113.1',
      headers,
      payload: '{"broken',
    })
    expect(statusCode).toBe(429)
  })
})

const PROXY = ['10.0.0.0/8']

test.each([
  ['is ignored without a trusted proxy', [], '203.0.113.1', '', 429],
  ['is ignored from any other address than our proxy', PROXY, '203.0.113.1', '', 429],
  ['is ignored except for its last address, which our proxy saw', PROXY, '10.0.0.1', ', 203.0.113.9', 429],
  ['from our proxy distinguishes visitors', PROXY, '10.0.0.1', '', 200],
])('X-Forwarded-For %s', async (_fact, trustProxy, from, lastAddress, status) => {
  await open({ trustProxy })
  const headers = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}${lastAddress}` })
  expect((await sendTimes(4, from, headers)).at(-1)).toBe(status)
})

describe('one e-mail address', () => {
  const key = (n: number) => ({ 'idempotency-key': `a3bb189e-8bf9-4a4c-8b9a-${String(n).padStart(12, '0')}` })
  const send = (n: number, email = CONTACT.email) =>
    postJson(opened.app, '/contact-us', { ...CONTACT, email, message: `${n}` }, key(n))
  const sendTen = async () => {
    for (let n = 0; n < 10; n += 1) expect((await send(n)).statusCode).toBe(200)
  }

  test('may be used ten times in ten minutes, in any spelling', async () => {
    await open({ submissionsPer10Minutes: 100 })
    await sendTen()
    const eleventh = await send(10, CONTACT.email.toUpperCase())
    expect(eleventh.statusCode).toBe(429)
    expect(eleventh.headers).toHaveProperty('retry-after')
    expect((await send(11, 'other@example.co.za')).statusCode).toBe(200)
    pass(600_001)
    expect((await send(12)).statusCode).toBe(200)
    expect(await opened.stored()).toHaveLength(12)
  })

  test('gets the first response again if it repeats one of the ten forms', async () => {
    await open({ submissionsPer10Minutes: 100 })
    await sendTen()
    expect((await send(3)).statusCode).toBe(200)
    expect(await opened.stored()).toHaveLength(10)
  })
})
