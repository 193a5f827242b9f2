import { afterEach, expect, test, vi } from 'vitest'
import { newIdempotencyKey } from './use-enquiry.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

test('a key is a random UUID, and no two are alike', () => {
  expect(newIdempotencyKey()).toMatch(UUID_V4)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})

test('a key can be made outside a secure context', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newIdempotencyKey()).toMatch(UUID_V4)
})
