import { lookup } from 'node:dns/promises'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
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

describe('the webhook of the environment', () => {
  const key = Buffer.alloc(32, 7)
  const WEBHOOK_SECRET = `whsec_${key.toString('base64')}`

  test.each([
    'https://hooks.example/in?a=b',
    'http://localhost:5678/x',
    'http://192.168.1.4/',
    'http://[fd00::1]/',
  ])('is sent to %s', (WEBHOOK_URL) => {
    expect(readConfig({ WEBHOOK_URL, WEBHOOK_SECRET }).webhook).toEqual({ url: WEBHOOK_URL, key })
  })

  test.each([
    'http://hooks.example',
    'https://ann:secret@hooks.example',
    'ftp://hooks.example',
    'hooks.example',
  ])('is not sent to %s', (WEBHOOK_URL) => {
    expect(() => readConfig({ WEBHOOK_URL, WEBHOOK_SECRET })).toThrow('WEBHOOK_URL: must be')
  })

  test('needs a key that is long enough, and both settings', () => {
    const WEBHOOK_URL = 'https://hooks.example'
    for (const wrong of ['whsec_c2hvcnQ=', 'hunter2', `whsec_${'é'.repeat(40)}`]) {
      const read = () => readConfig({ WEBHOOK_URL, WEBHOOK_SECRET: wrong })
      expect(read).toThrow('WEBHOOK_SECRET: must be whsec_')
      expect(read).not.toThrow(wrong)
    }
    expect(() => readConfig({ WEBHOOK_URL })).toThrow('WEBHOOK_SECRET: is missing')
    expect(() => readConfig({ WEBHOOK_SECRET })).toThrow('WEBHOOK_URL: is missing')
  })
})
