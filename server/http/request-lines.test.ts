import { afterEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../fixture-app.ts'

let opened: TestApp
afterEach(() => opened.close())

const visit = (remoteAddress: string, forwardedFor?: string) =>
  opened.app.inject({
    url: '/about-us',
    remoteAddress,
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  })
const warnings = () => opened.logged.filter((line) => line.includes('TRUST_PROXY'))

test('an untrusted proxy is reported once, by its private address', async () => {
  opened = await openTestApp()
  await visit('172.18.0.5')
  expect(warnings()).toEqual([])
  await visit('172.18.0.5', '196.25.1.1')
  await visit('172.18.0.5', '196.25.1.2')
  expect(warnings()).toHaveLength(1)
  expect(warnings()[0]).toContain('"proxy":"172.18.0.5"')
})

test('a public address is not logged: it may be a visitor’s', async () => {
  opened = await openTestApp()
  await visit('196.25.1.9', '10.0.0.1')
  expect(warnings()).toHaveLength(1)
  expect(warnings()[0]).not.toContain('196.25')
})

test.each(['10.0.0.7', '::ffff:10.0.0.7', '2001:db8::7'])(
  'a trusted proxy at %s causes no warning',
  async (address) => {
    opened = await openTestApp({ trustProxy: ['10.0.0.0/8', '2001:db8::/32'] })
    await visit(address, '196.25.1.1')
    expect(warnings()).toEqual([])
  },
)
