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

  test('stays valid after invalid input, and after a password that is short or made of a name', async () => {
    const token = await firstLink(inbox.services)
    const browser = inbox.newBrowser()
    const join = (changes: object) =>
      browser.send('POST', `first/${token}`, { body: { ...SIPHO, ...changes } })
    for (const [password, fault] of [
      ['short', 'A password needs 12 or more characters'],
      ['TwelveMoons2026', expect.stringContaining('easy to guess')],
      ['SiphoDube1234', expect.stringContaining('easy to guess')],
    ]) {
      const answer = await join({ password })
      expect([answer.statusCode, answer.json().fields]).toEqual([400, { password: fault }])
    }
    expect(Object.keys((await join({ name: ' ', email: '' })).json().fields)).toEqual(['name', 'email'])
    expect(await inbox.database.read((tx) => tx.query('SELECT id FROM staff'))).toEqual([])
    expect((await join({})).statusCode).toBe(200)
  })

  test.each(['x', 'x'.repeat(43), '..%2f..'])('%s is invalid', async (token) => {
    expect((await inbox.newBrowser().send('GET', `first/${token}`)).statusCode).toBe(404)
  })
})
