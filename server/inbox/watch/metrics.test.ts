import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { quarantined, sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import type { Database } from '../../store/sql/database.ts'
import { putIntoOutbox } from '../../store/sql/outbox.ts'
import { embeddedStore } from '../../store/sqlite/driver.ts'
import type { Stores } from '../../store/store-driver.ts'
import { temporaryFolder } from '../../store/testing/temporary-folder.ts'
import { addMetricsRoute } from './metrics.ts'

const TOKEN = 'a token for metrics, long enough'
const HOUR_MS = 3_600_000
const SENT_AT = sampleContact(1).record.dateSent
const inFolder = temporaryFolder()

let app: FastifyInstance
let stores: Stores
let database: Database
let nowMs: number
let backupAt: number | null | undefined
beforeEach(async () => {
  nowMs = SENT_AT + 2 * HOUR_MS
  backupAt = null
  const now = () => new Date(SENT_AT)
  const hooks = { inbox: { deadline: (fromMs: number) => fromMs + HOUR_MS, now } }
  stores = await embeddedStore.open(inFolder(randomUUID()), { hooks })
  database = { ...stores.database }
  app = Fastify()
  const newestBackupAt = async () => backupAt
  addMetricsRoute(app, { token: TOKEN, database, newestBackupAt, now: () => new Date(nowMs) })
})
afterEach(async () => {
  await app.close()
  await stores.close()
})

const getMetrics = (authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
const metrics = async (): Promise<Record<string, string>> => {
  const { body } = await getMetrics(`Bearer ${TOKEN}`)
  const lines = body.split('\n').filter((line) => line.startsWith('twelve_moons_'))
  const pairs = lines.map((line) => /^twelve_moons_(.*) (\S+)$/.exec(line) ?? [])
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]))
}

test.each([undefined, '', 'Bearer', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`])(
  'metrics are refused with %j',
  async (authorization) => {
    const answer = await getMetrics(authorization)
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(answer.body).not.toContain('twelve_moons')
  },
)

test('enquiries, the oldest unanswered one, late ones, queued messages and the event loop’s delay are counted', async () => {
  await stores.enquiries.add(sampleContact(1))
  await stores.enquiries.add(quarantined(sampleContact(2, { email: 'another@example.co.za' })))
  const message = { topic: 'mail', postId: null, lane: null, payload: '{}' }
  await database.transaction((tx) => putIntoOutbox(tx, { ...message, id: 'a' }, nowMs - 60_000))
  await database.transaction((tx) => putIntoOutbox(tx, { ...message, id: 'b' }, nowMs + 60_000))
  backupAt = nowMs - 90_000
  expect(await metrics()).toMatchObject({
    store_up: '1',
    'enquiries{list="needs"}': '1',
    'enquiries{list="held"}': '1',
    oldest_unanswered_seconds: '7200',
    late_enquiries: '1',
    'outbox_due{topic="mail"}': '1',
    'outbox_oldest_due_seconds{topic="mail"}': '60',
    'outbox_failed{topic="mail"}': '0',
    confirmations_withheld: '0',
    backup_age_seconds: '90',
  })
  expect((await getMetrics(`Bearer ${TOKEN}`)).body).toContain('nodejs_eventloop_lag_p99_seconds')
})

test.each([
  ['no backup', null, '+Inf'],
  ['backup tools of its own', undefined, undefined],
])('a store with %s has the backup age %j', async (_store, newestBackupAt, age) => {
  backupAt = newestBackupAt
  expect((await metrics()).backup_age_seconds).toBe(age)
})

test('an unavailable store is reported, without old counts', async () => {
  await stores.enquiries.add(sampleContact(1))
  expect(await metrics()).toHaveProperty(['enquiries{list="needs"}'])
  database.read = async () => {
    throw new StoreUnavailableError('disk full')
  }
  const after = await metrics()
  expect(after.store_up).toBe('0')
  expect(after).not.toHaveProperty(['enquiries{list="needs"}'])
  expect(after).not.toHaveProperty('late_enquiries')
})
