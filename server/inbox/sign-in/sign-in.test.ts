import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { openTestInbox, PASSWORD, type TestInbox } from '../fixture-inbox.ts'
import { MAX_AGE_MS, MAX_IDLE_MS } from './sessions.ts'
import { TURN_MS } from './sign-in-delay.ts'

const THANDEKA = 'thandeka@twelvemoons.example'
let inbox: TestInbox
beforeEach(async () => {
  inbox = await openTestInbox()
})
afterEach(() => inbox.close())

const advance = (ms: number) => {
  inbox.clock.now = new Date(inbox.clock.now.getTime() + ms)
}
const signInWith = (
  password: string,
  { email = THANDEKA, ip = '41.0.0.7', browser = inbox.newBrowser() } = {},
) => browser.send('POST', 'sign-in/password', { body: { email, password }, ip })

describe('a password', () => {
  test('signs in, with any spelling of the address, and an audit entry', async () => {
    const { id } = await inbox.join('Thandeka')
    const browser = inbox.newBrowser()
    const answer = await signInWith(PASSWORD, { browser, email: ' Thandeka@TwelveMoons.example ' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }])
    expect((await browser.send('GET', 'session')).json()).toMatchObject({
      me: { id, name: 'Thandeka', initials: 'T', email: THANDEKA, role: 'owner', hasPassword: true },
    })
    expect(await inbox.auditLog()).toMatchObject([
      { actor: id, act: 'signed-in', data: { way: 'password' } },
      { actor: id, act: 'joined' },
    ])
  })

  test('is delayed after failures, with the number of seconds', async () => {
    await inbox.join('Thandeka')
    for (let n = 1; n <= 3; n += 1) expect((await signInWith(PASSWORD)).statusCode).toBe(200)
    const answers = []
    for (let n = 1; n <= 3; n += 1) answers.push(await signInWith('wrong'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429])
    expect(answers[1]?.json()).toEqual({ error: 'That did not match.', retryAfterSeconds: 1 })
    expect(answers[2]?.json()).toEqual({ error: 'There were too many tries.', retryAfterSeconds: 1 })
    advance(1_000)
    expect((await signInWith(PASSWORD)).statusCode).toBe(200)
  })

  test('with many simultaneous attempts is checked as often as with sequential ones', async () => {
    await inbox.join('Thandeka')
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => signInWith('wrong')))).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(2)
  })

  test('guessed at from sixty networks is checked ten times, and then once in five minutes per network', async () => {
    await inbox.join('Thandeka')
    const checksOf60 = async () => {
      let checks = 0
      for (let n = 0; n < 60; n += 1)
        checks += Number((await signInWith('wrong', { ip: `41.${n}.0.1` })).statusCode === 401)
      return checks
    }
    expect([await checksOf60(), await checksOf60()]).toEqual([10, 0])
    advance(TURN_MS - 1)
    expect(await checksOf60()).toBe(0)
    advance(1)
    expect([await checksOf60(), await checksOf60()]).toEqual([60, 0])
  })

  test('of a person under attack signs in on a new device after one delay', async () => {
    await inbox.join('Thandeka')
    const guess = async (from: number) => {
      for (let n = 0; n < 12; n += 1) await signInWith('wrong', { ip: `41.${from}.${n}.1` })
    }
    await guess(1)
    const first = await signInWith(PASSWORD, { ip: '105.1.1.1' })
    expect([first.statusCode, first.headers['retry-after']]).toEqual([429, '300'])
    for (let minute = 0; minute < 5; minute += 1) {
      await guess(minute + 2)
      advance(60_000)
    }
    expect((await signInWith(PASSWORD, { ip: '105.1.1.1' })).statusCode).toBe(200)
  })

  test('under attack delays no other person, and no known device, from whichever network', async () => {
    const { send } = await inbox.join('Thandeka')
    await inbox.join('Pieter')
    for (let n = 0; n < 12; n += 1) await signInWith('wrong')
    for (let n = 0; n < 20; n += 1) await signInWith('wrong', { ip: `41.${n}.0.1` })
    const email = 'pieter@twelvemoons.example'
    expect((await signInWith(PASSWORD, { email, ip: '105.1.1.1' })).statusCode).toBe(200)
    const body = { email: THANDEKA, password: PASSWORD }
    for (const ip of ['105.1.1.1', '41.0.0.7'])
      expect((await send('POST', 'sign-in/password', { body, ip })).statusCode).toBe(200)
  })

  test('guessed at from many networks of one IPv6 /48 is then checked once in five minutes for all of them', async () => {
    await inbox.join('Thandeka')
    const guess = async (n: number) => (await signInWith('wrong', { ip: `2c0f:f4c0:1:${n}::1` })).statusCode
    for (let n = 0; n < 11; n += 1) await guess(n)
    advance(TURN_MS)
    expect([await guess(101), await guess(102), await guess(103)]).toEqual([401, 429, 429])
  })

  test('is counted by /64 for IPv6', async () => {
    await inbox.join('Thandeka')
    for (let n = 1; n <= 2; n += 1) await signInWith('wrong', { ip: `2c0f:f4c0:1:2::${n}` })
    expect((await signInWith(PASSWORD, { ip: '2c0f:f4c0:1:2::99' })).statusCode).toBe(429)
    expect((await signInWith(PASSWORD, { ip: '2c0f:f4c0:1:3::99' })).statusCode).toBe(200)
  })

  test('refused three times is audited once, with a wide network and without the address', async () => {
    await inbox.join('Thandeka')
    for (let n = 1; n <= 4; n += 1) {
      await signInWith('wrong')
      advance(40_000)
    }
    const [entry] = await inbox.auditLog()
    expect(entry).toMatchObject({
      actor: 'somebody',
      act: 'refused-sign-in',
      data: { times: 3, network: '41.0.0.0/16' },
    })
    expect(JSON.stringify(await inbox.auditLog())).not.toContain('41.0.0.7')
  })

  test('refused in many small networks of a wide one does not fill the log', async () => {
    for (let n = 1; n <= 10; n += 1) await signInWith('wrong', { ip: `2c0f:f4c0:1:${n}::1` })
    const refusals = (await inbox.auditLog()).filter(({ act }) => act === 'refused-sign-in')
    expect(refusals.map(({ data }) => data.times)).toEqual([10, 3])
  })

  test('of more than 1 024 characters is refused', async () => {
    expect((await signInWith('x'.repeat(1_025))).statusCode).toBe(400)
  })
})

describe('a session', () => {
  const status = async (browser: { send: TestInboxSend }) =>
    (await browser.send('GET', 'sessions')).statusCode
  type TestInboxSend = ReturnType<TestInbox['newBrowser']>['send']

  test('expires after eight hours without use', async () => {
    const browser = await inbox.join('Thandeka')
    advance(MAX_IDLE_MS - 1)
    expect(await status(browser)).toBe(200)
    advance(MAX_IDLE_MS - 1)
    expect(await status(browser)).toBe(200)
    advance(MAX_IDLE_MS)
    expect(await status(browser)).toBe(401)
  })

  test('that is unknown is no error, and reveals nothing', async () => {
    const browser = await inbox.join('Thandeka')
    for (const signedOut of [inbox.newBrowser(), browser]) {
      advance(MAX_IDLE_MS)
      const answer = await signedOut.send('GET', 'session')
      expect([answer.statusCode, answer.json()]).toEqual([200, { me: null }])
    }
  })

  test('expires after seven days in any case', async () => {
    const browser = await inbox.join('Thandeka')
    for (let hours = 0; hours < MAX_AGE_MS / 3_600_000 - 4; hours += 4) {
      advance(4 * 3_600_000)
      expect(await status(browser)).toBe(200)
    }
    advance(4 * 3_600_000)
    expect(await status(browser)).toBe(401)
  })

  test('is listed after the current one, and can be ended from there', async () => {
    const [browser, other] = [await inbox.join('Thandeka'), inbox.newBrowser()]
    advance(60_000)
    await signInWith(PASSWORD, { browser: other })
    const { sessions } = (await browser.send('GET', 'sessions')).json()
    const device = { device: 'Chrome on Windows', phone: false }
    expect(sessions).toMatchObject([
      { ...device, current: true },
      { ...device, current: false },
    ])
    expect((await browser.send('DELETE', `sessions/${sessions[1].id}`)).statusCode).toBe(200)
    expect([await status(other), await status(browser)]).toEqual([401, 200])
  })

  test('is ended if it is the oldest of twenty-one', async () => {
    const browser = await inbox.join('Thandeka')
    for (let n = 1; n <= 20; n += 1) {
      advance(1)
      await signInWith(PASSWORD)
    }
    expect(await status(browser)).toBe(401)
    const newest = inbox.newBrowser()
    await signInWith(PASSWORD, { browser: newest })
    expect((await newest.send('GET', 'sessions')).json().sessions).toHaveLength(20)
  })

  test('of another person cannot be ended', async () => {
    const thandeka = await inbox.join('Thandeka')
    const pieter = await inbox.join('Pieter', 'member')
    const { sessions } = (await thandeka.send('GET', 'sessions')).json()
    expect((await pieter.send('DELETE', `sessions/${sessions[0].id}`)).statusCode).toBe(404)
    expect(await status(thandeka)).toBe(200)
  })

  test('is deleted on the server at sign-out', async () => {
    const browser = await inbox.join('Thandeka')
    const oldCookies = new Map(browser.cookies)
    await browser.send('POST', 'sign-out')
    expect(browser.cookies.has('inbox-session')).toBe(false)
    browser.cookies.set('inbox-session', oldCookies.get('inbox-session') ?? '')
    expect(await status(browser)).toBe(401)
  })

  test('ends everywhere at once on request', async () => {
    const browser = await inbox.join('Thandeka')
    const other = inbox.newBrowser()
    await signInWith(PASSWORD, { browser: other })
    await browser.send('POST', 'sign-out-everywhere')
    expect([await status(other), await status(browser)]).toEqual([401, 401])
  })

  test('has a token of which only a hash is stored', async () => {
    const { cookies } = await inbox.join('Thandeka')
    const rows = await inbox.database.read((tx) => tx.query('SELECT * FROM sessions'))
    expect(JSON.stringify(rows)).not.toContain(cookies.get('inbox-session'))
  })
})

describe('while the store is unavailable', () => {
  test('requests get a sentence and a time to retry, until the store recovers', async () => {
    const browser = await inbox.join('Thandeka')
    const { read } = inbox.database
    inbox.database.read = async () => {
      throw new StoreUnavailableError('disk full')
    }
    const answer = await browser.send('GET', 'session')
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '5',
      { error: expect.stringContaining('Nothing that was received is lost.'), retryAfterSeconds: 5 },
    ])
    inbox.database.read = read
    expect((await browser.send('GET', 'sessions')).statusCode).toBe(200)
  })

  test('a store that is only unwritable lets people continue reading', async () => {
    const browser = await inbox.join('Thandeka')
    advance(120_000)
    inbox.database.transaction = async () => {
      throw new StoreUnavailableError('disk full')
    }
    expect((await browser.send('GET', 'sessions')).statusCode).toBe(200)
    expect((await browser.send('POST', 'sign-out')).statusCode).toBe(503)
  })
})
