import { afterEach, expect, test } from 'vitest'
import { NOON, openTestApp, SITE_URL, type TestApp } from '../fixture-app.ts'

const ADDRESS = '/.well-known/security.txt'
const DAY_MS = 86_400_000

let opened: TestApp
afterEach(() => opened.close())

test('security.txt has the contact, and expires less than a year after the request', async () => {
  opened = await openTestApp({ securityContact: 'mailto:security@example.co.za' })
  for (const days of [0, 1_000]) {
    opened.clock.now = new Date(NOON.getTime() + days * DAY_MS)
    const response = await opened.app.inject(ADDRESS)
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ])
    const [contact, expires, ...rest] = response.body.split('\n')
    expect(contact).toBe('Contact: mailto:security@example.co.za')
    const validDays = (Date.parse(String(expires).slice(9)) - opened.clock.now.getTime()) / DAY_MS
    expect(validDays).toBeGreaterThan(30)
    expect(validDays).toBeLessThan(365)
    expect(rest).toEqual(['Preferred-Languages: en', `Canonical: ${SITE_URL}${ADDRESS}`, ''])
  }
})

test('without a contact there is no security.txt', async () => {
  opened = await openTestApp()
  const response = await opened.app.inject(ADDRESS)
  expect(response.statusCode).toBe(404)
  expect(response.body).not.toContain('Expires')
})
