import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OutboxOfTest, openOutbox } from '../mail/testing/open-courier.ts'
import { putIntoOutbox } from '../store/sql/outbox-transactions.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { startDelivering } from './delivery-loop.ts'
import { type Claimed, deliverDue, settlementOf } from './outbox.ts'

const inFolder = temporaryFolder()
const TOPIC = 'webhook'
const never = new Promise<void>(() => {})
let store: OutboxOfTest
let delivered: Array<string>
let logged: Array<unknown>

beforeEach(async () => {
  vi.useFakeTimers({ now: 0 })
  store = await openOutbox(inFolder(`${randomUUID()}.db`))
  delivered = []
  logged = []
  await put('hangs')
})
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
})

const put = (id: string) =>
  store.database.transaction((tx) =>
    putIntoOutbox(tx, { topic: TOPIC, id, postId: null, lane: null, payload: '{}' }, Date.now()),
  )

/** A loop whose attempt at 'hangs' never ends. */
function startLoop() {
  const { outbox } = store
  const attempt = async (claimed: Claimed): Promise<'delivered'> => {
    if (claimed.id === 'hangs') await never
    delivered.push(claimed.id)
    await outbox.settle(claimed, settlementOf({ outcome: 'delivered' }, claimed, Date.now()))
    return 'delivered'
  }
  const deliver = () => deliverDue(outbox, TOPIC, () => new Date(), attempt)
  return startDelivering(TOPIC, deliver, (...line) => void logged.push(line))
}

test('an attempt that never ends is given up within its lease, waits, and holds up the others no longer', async () => {
  const loop = startLoop()
  await vi.advanceTimersByTimeAsync(1_000)
  await put('next')
  await vi.advanceTimersByTimeAsync(50_000)
  expect(delivered).toEqual([])
  await vi.advanceTimersByTimeAsync(6_000)
  await expect
    .poll(() => store.outbox.undelivered(TOPIC))
    .toMatchObject([{ failed: false, reason: 'the attempt did not end', count: 1 }])
  expect(delivered).toEqual(['next'])
  const stopped = loop.stop()
  await vi.advanceTimersByTimeAsync(3_000)
  await stopped
  expect(logged).toEqual([])
})

test('a stop waits for no attempt that never ends, and says what it left; the message stays in the outbox', async () => {
  const loop = startLoop()
  await vi.advanceTimersByTimeAsync(1_000)
  const stopped = loop.stop()
  await vi.advanceTimersByTimeAsync(3_000)
  await stopped
  expect(logged).toEqual([['error', { topic: TOPIC }, expect.stringContaining('Deliveries did not end')]])
  expect(await store.outbox.undelivered(TOPIC)).toMatchObject([{ failed: false, count: 1 }])
})
