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
async function sendTimes(
  times: number,
  address: (n: number) => string,
  headers?: (n: number) => Record<string, string>,
) {
  const statuses: Array<number> = []
  for (let n = 0; n < times; n += 1) statuses.push(await sendFrom(address(n), headers?.(n)))
  return statuses
}

describe('one address', () => {
  test('may send a limited number of forms in ten minutes, then again', async () => {
    await open()
    expect(await sendTimes(4, () => '203.0.113.1')).toEqual([200, 200, 200, 429])
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

  test('is the whole /64 for IPv6, and no more', async () => {
    await open()
    expect(await sendTimes(4, (n) => `2001:db8:1:2::${n + 1}`)).toEqual([200, 200, 200, 429])
    expect(await sendFrom('2001:db8:1:3::1')).toBe(200)
  })

  test('is the same in both spellings', async () => {
    await open()
    const spelled = (n: number) => (n % 2 ? '203.0.113.1' : '::ffff:203.0.113.1')
    expect(await sendTimes(4, spelled)).toEqual([200, 200, 200, 429])
  })

  test('has no limit if none is set', async () => {
    await open({ submissionsPer10Minutes: 0 })
    expect(await sendTimes(50, () => '203.0.113.1')).toEqual(Array(50).fill(200))
  })

  test('waits ten minutes at most after the clock was set back, and may then send again', async () => {
    await open()
    await sendTimes(3, () => '203.0.113.1')
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
    await sendTimes(3, () => '203.0.113.1')
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

  test('reads pages without limit', async () => {
    await open()
    for (let n = 0; n < 30; n += 1) expect((await opened.app.inject('/')).statusCode).toBe(200)
  })
})

describe('X-Forwarded-For', () => {
  const forwarded = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` })

  test('is ignored without a trusted proxy', async () => {
    await open()
    expect(await sendTimes(30, () => '203.0.113.1', forwarded)).toEqual([
      200,
      200,
      200,
      ...Array(27).fill(429),
    ])
  })

  test('is ignored from any other address than our proxy', async () => {
    await open({ trustProxy: ['10.0.0.0/8'] })
    expect((await sendTimes(4, () => '203.0.113.1', forwarded)).at(-1)).toBe(429)
  })

  test('is ignored except for its last address, which our proxy saw', async () => {
    await open({ trustProxy: ['10.0.0.0/8'] })
    const headers = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.9` })
    expect((await sendTimes(4, () => '10.0.0.1', headers)).at(-1)).toBe(429)
  })

  test('from our proxy distinguishes visitors', async () => {
    await open({ trustProxy: ['10.0.0.0/8'] })
    expect(await sendTimes(6, () => '10.0.0.1', forwarded)).toEqual(Array(6).fill(200))
  })
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

  test('is counted across all servers of a store, which also recognise repeats', async () => {
    await open({ submissionsPer10Minutes: 100 })
    await sendTen()
    const other = await openTestApp({ submissionsPer10Minutes: 100, store: opened.store })
    const sendOther = (n: number) =>
      postJson(other.app, '/contact-us', { ...CONTACT, message: `${n}` }, key(n)).then(
        ({ statusCode }) => statusCode,
      )
    expect([await sendOther(10), await sendOther(3)]).toEqual([429, 200])
    await other.close()
  })
})
