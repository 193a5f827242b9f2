import { expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

test('a slow client is disconnected after 5 s with its headers or 10 s with its body, with a response before the end', () => {
  const server = createHttpServer(() => {}, { isTrusted: () => false, countRejection: () => {} })
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([
    5_000, 10_000, 5_000,
  ])
  expect(server.timeout).toBeGreaterThan(server.requestTimeout)
})
