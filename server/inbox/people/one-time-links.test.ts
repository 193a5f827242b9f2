import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { firstLink, openTestInbox, PASSWORD, type TestInbox } from '../fixture-inbox.ts'

const HOUR_MS = 3_600_000
const SIPHO = { name: 'Sipho Dube', email: 'sipho@twelvemoons.example', password: PASSWORD }
let inbox: TestInbox
beforeEach(async () => {
  inbox = await openTestInbox()
})
afterEach(() => inbox.close())

describe('a one-time link', () => {
  test('for the first owner tells its expiry, and works once', async () => {
    const token = await firstLink(inbox.services)
    const browser = inbox.newBrowser()
    expect((await browser.send('GET', `first/${token}`)).json()).toEqual({
      until: inbox.clock.now.getTime() + HOUR_MS,
      email: null,
      name: null,
      invitedBy: null,
    })
    const body = { name: 'Thandeka Nkosi', email: 'thandeka@twelvemoons.example', password: PASSWORD }
    const statuses = []
    for (let n = 1; n <= 2; n += 1)
      statuses.push((await browser.send('POST', `first/${token}`, { body })).statusCode)
    expect(statuses).toEqual([200, 404])
    expect((await browser.send('GET', 'session')).json()).toMatchObject({ me: { role: 'owner' } })
  })

  test('used twice at the same moment signs in one person', async () => {
    const token = await firstLink(inbox.services)
    const bodies = ['a', 'b'].map((name) => ({
      name,
      email: `${name}@twelvemoons.example`,
      password: PASSWORD,
    }))
    const answers = await Promise.all(
      bodies.map((body) => inbox.newBrowser().send('POST', `first/${token}`, { body })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    expect(await inbox.auditLog()).toHaveLength(1)
  })

  test('for the first owner is invalid once there is one, and a second link replaces the first', async () => {
    const [older, newer] = [await firstLink(inbox.services), await firstLink(inbox.services)]
    const join = async (token: string, name: string) => {
      const body = { name, email: `${name}@twelvemoons.example`, password: PASSWORD }
      return (await inbox.newBrowser().send('POST', `first/${token}`, { body })).statusCode
    }
    expect(await join(older, 'a')).toBe(404)
    await inbox.join('Thandeka')
    expect(await join(newer, 'b')).toBe(404)
    expect(await inbox.auditLog()).toHaveLength(1)
  })

  test('expires after an hour', async () => {
    const token = await firstLink(inbox.services)
    inbox.clock.now = new Date(inbox.clock.now.getTime() + HOUR_MS)
    const answer = await inbox.newBrowser().send('GET', `first/${token}`)
    expect([answer.statusCode, answer.json().error]).toEqual([404, expect.stringContaining('used or over')])
  })

  test('stays valid after invalid input', async () => {
    const token = await firstLink(inbox.services)
    const browser = inbox.newBrowser()
    const body = { name: 'Thandeka', email: 'thandeka@twelvemoons.example', password: 'short' }
    const short = await browser.send('POST', `first/${token}`, { body })
    expect([short.statusCode, short.json().fields]).toEqual([
      400,
      { password: 'A password needs 12 or more characters' },
    ])
    const unnamed = await browser.send('POST', `first/${token}`, { body: { ...body, name: ' ' } })
    expect(Object.keys(unnamed.json().fields)).toEqual(['name', 'password'])
    const right = await browser.send('POST', `first/${token}`, { body: { ...body, password: PASSWORD } })
    expect(right.statusCode).toBe(200)
  })

  test.each(['123456789012', 'password1234', 'TwelveMoons2026', 'SiphoDube1234'])(
    'does not accept a password that is easy to guess: %s',
    async (password) => {
      const token = await firstLink(inbox.services)
      const browser = inbox.newBrowser()
      const weak = await browser.send('POST', `first/${token}`, { body: { ...SIPHO, password } })
      expect([weak.statusCode, weak.json().fields]).toEqual([
        400,
        { password: expect.stringContaining('easy to guess') },
      ])
      expect(await inbox.database.read((tx) => tx.query('SELECT id FROM staff'))).toEqual([])
      expect((await browser.send('POST', `first/${token}`, { body: SIPHO })).statusCode).toBe(200)
    },
  )

  test.each(['x', 'x'.repeat(43), '..%2f..'])('%s is invalid', async (token) => {
    expect((await inbox.newBrowser().send('GET', `first/${token}`)).statusCode).toBe(404)
  })
})
