import { lookup } from 'node:dns/promises'
import { expect, test } from 'vitest'
import { isPublicHost, publicLookup } from './webhook-setting.ts'

test.each('hooks.example.co.za 8.8.8.8 [2606:4700::1111] example.com.'.split(' '))(
  '%s may be a public host',
  (host) => {
    expect(isPublicHost(host)).toBe(true)
  },
)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '198.18.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::ffff:7f00:1]',
  '[::7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fec0::1]',
  'localhost',
  'localhost.',
  'a.localhost',
  'intranet',
  'printer.local',
  'metadata.google.internal',
])('%s is not a public host', (host) => {
  expect(isPublicHost(host)).toBe(false)
})

test('a name that resolves to this machine is not found', async () => {
  expect((await lookup('localhost')).address).toMatch(/^(127\.|::1$)/)
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => publicLookup('localhost', { all }, resolve))
    expect(error).toMatchObject({ message: 'Not an address of the internet' })
  }
})
