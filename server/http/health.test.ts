import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { StoreUnavailableError } from '../../domain/enquiry/enquiry.ts'
import type { Services } from '../services.ts'
import { healthRoutes, READY_CACHED_MS } from './health.ts'

const app = () => Fastify({ logger: false })
let opened = app()
afterEach(() => opened.close())

/** The routes over a store that counts test writes, and a stopped clock. */
function countingStore() {
  const state = { writes: 0, isFull: false, isWarm: true, nowMs: 0 }
  const checkWritable = async () => {
    state.writes += 1
    if (state.isFull) throw new StoreUnavailableError('disk full')
  }
  opened = app()
  const store: Partial<Services['store']> = { checkWritable }
  const services = { store, isWarm: () => state.isWarm, monotonicMs: () => state.nowMs }
  opened.decorate('services', services as Services) // the routes use nothing else
  opened.register(healthRoutes)
  return state
}

const statusOf = async (url: string) => (await opened.inject(url)).statusCode

test('ten thousand simultaneous requests cause one test write', async () => {
  const store = countingStore()
  const statuses = await Promise.all(Array.from({ length: 10_000 }, () => statusOf('/readyz')))
  expect([new Set(statuses), store.writes]).toEqual([new Set([200]), 1])
})

test('a result is cached for two seconds, good or bad', async () => {
  const store = countingStore()
  expect(await statusOf('/readyz')).toBe(200)
  store.isFull = true
  store.nowMs = READY_CACHED_MS - 1
  expect(await statusOf('/readyz')).toBe(200)
  store.nowMs = READY_CACHED_MS
  expect(await statusOf('/readyz')).toBe(503)
  store.isFull = false
  expect(await statusOf('/readyz')).toBe(503)
  store.nowMs = 2 * READY_CACHED_MS
  expect(await statusOf('/readyz')).toBe(200)
  expect(store.writes).toBe(3)
})

test('a server that is still starting its threads is alive and not ready, and writes nothing for that', async () => {
  const state = countingStore()
  state.isWarm = false
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
  expect(state.writes).toBe(0)
  state.isWarm = true
  expect(await statusOf('/readyz')).toBe(200)
})
