import { expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

test('a client that takes 5 s for its headers or 10 s for its request gets a response and is disconnected', () => {
  const server = createHttpServer(() => {}, { isTrusted: () => false, countRejection: () => {} })
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([
    5_000, 10_000, 5_000,
  ])
  expect(server.timeout).toBeGreaterThan(server.requestTimeout)
})
