import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyHash, canonicalJson, derivedKey } from './idempotency.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const sent = {
  form: 'contact',
  page: '/contact-us',
  values: { email: 'a@example.com', message: '' },
  day: '2026-11-21',
} as const

test('the same form sent twice on a day has one key, whatever the order of its fields', () => {
  const values = { message: '', email: 'a@example.com', marketingEmail: undefined }
  expect(derivedKey({ ...sent, values }, sha256)).toBe(derivedKey(sent, sha256))
  expect(derivedKey(sent, sha256)).toMatch(/^[0-9a-f]{64}$/)
})

test('another form, page, day or value has another key', () => {
  const others = [
    { ...sent, form: 'lead' as const },
    { ...sent, page: '/' },
    { ...sent, day: '2026-11-22' },
    { ...sent, values: { ...sent.values, message: 'x' } },
  ]
  expect(new Set([sent, ...others].map((other) => derivedKey(other, sha256))).size).toBe(5)
})

test('the hash of a body is that of its values alone', () => {
  expect(bodyHash({ b: 1, a: { d: 2, c: 3 } }, sha256)).toBe(sha256('{"a":{"c":3,"d":2},"b":1}'))
})

test('canonical JSON is the same for every order of names and loses nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const backwards = Object.fromEntries(Object.entries(value).reverse())
      expect(canonicalJson(backwards)).toBe(canonicalJson(value))
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
