import { expect, test } from 'vitest'
import {
  type ClaimedMessage,
  deliverDue,
  LEASE_MS,
  type Outbox,
  RETRY_PERIOD_MS,
  settlementOf,
} from '../outbox.ts'

/** Several outboxes over one database, as in several processes. */
export type OutboxUnderTest = {
  /** Each with its own connection. */
  outboxes: ReadonlyArray<Outbox>
  /** Queues a message that is due at once. */
  put: (topic: string, id: string, lane?: string | null) => Promise<void>
}

/** Guarantees of every outbox. @param open opens an empty database with four outboxes */
export function outboxContract(open: () => Promise<OutboxUnderTest>): void {
  test('a message is claimed by one worker until its claim expires', async () => {
    const { outbox, put } = await openWithPut(open)
    await put('mail', 'a')
    const [first] = await outbox.claim('mail', 0, 10)
    expect(first).toMatchObject({
      topic: 'mail',
      id: 'a',
      payload: '{}',
      attempts: 1,
      triedUntil: RETRY_PERIOD_MS,
    })
    expect(await outbox.claim('mail', LEASE_MS - 1, 10)).toEqual([])
    expect(await outbox.claim('mail', LEASE_MS, 10)).toMatchObject([{ id: 'a', attempts: 2 }])
    expect(await outbox.settle(assertClaimed(first), { kind: 'delivered', at: LEASE_MS })).toBe(false)
  })

  test('at most the requested number is claimed, only of the topic, and none before it is due', async () => {
    const { outbox, put } = await openWithPut(open)
    for (const id of ['a', 'b', 'c']) await put('mail', id)
    await put('other', 'd')
    expect(await outbox.claim('mail', -1, 10)).toEqual([])
    expect(await outbox.claim('mail', 0, 2)).toMatchObject([{ id: 'a' }, { id: 'b' }])
    expect(await outbox.claim('mail', 0, 2)).toMatchObject([{ id: 'c' }])
  })

  test('a delivered message is never claimed again; a retried one when it is due; a failed one when it is resent', async () => {
    const { outbox, put } = await openWithPut(open)
    for (const id of ['a', 'b', 'c']) await put('mail', id)
    const [a, b, c] = await outbox.claim('mail', 0, 3)
    await outbox.settle(assertClaimed(a), { kind: 'delivered', at: 1 })
    await outbox.settle(assertClaimed(b), { kind: 'due', at: 5_000, reason: 'away' })
    await outbox.settle(assertClaimed(c), { kind: 'failed', at: 1, failure: 'refused' })
    expect(await outbox.undelivered('mail')).toMatchObject([
      { hasFailed: true, count: 1 },
      { hasFailed: false, count: 1 },
    ])

    expect(await outbox.claim('mail', 4_999, 10)).toEqual([])
    expect(await outbox.claim('mail', RETRY_PERIOD_MS, 10)).toMatchObject([{ id: 'b', attempts: 2 }])
    expect(await outbox.resend('mail', 9_000)).toBe(1) // b is being delivered
    const resent = { id: 'c', attempts: 1, triedUntil: 9_000 + RETRY_PERIOD_MS }
    expect(await outbox.claim('mail', 9_000, 10)).toMatchObject([resent])
  })

  test('a waiting message can be resent at once, unless it is being delivered', async () => {
    const { outbox, put } = await openWithPut(open)
    for (const id of ['a', 'b']) await put('mail', id)
    const [a] = await outbox.claim('mail', 0, 2)
    await outbox.settle(assertClaimed(a), { kind: 'due', at: 300_000, reason: 'away' })
    expect(await outbox.resend('mail', 1)).toBe(1)
    expect(await outbox.claim('mail', 1, 10)).toMatchObject([{ id: 'a', attempts: 1 }])
    expect(await outbox.resend('mail', LEASE_MS + 1)).toBe(2) // both claims have expired
  })

  test('messages of one lane are delivered in order; a failed one does not block the lane', async () => {
    const { outbox, put } = await openWithPut(open)
    for (const id of ['a', 'b', 'c']) await put('mail', id, 'ada')
    await put('mail', 'd', 'ben')
    const [a, d] = await outbox.claim('mail', 0, 10)
    expect([a, d]).toMatchObject([{ id: 'a' }, { id: 'd' }])
    expect(await outbox.claim('mail', 1, 10)).toEqual([])
    await outbox.settle(assertClaimed(a), { kind: 'due', at: 5_000, reason: 'away' })
    expect(await outbox.claim('mail', 4_999, 10)).toEqual([])
    const [again] = await outbox.claim('mail', 5_000, 10)
    expect(again).toMatchObject({ id: 'a' })
    await outbox.settle(assertClaimed(again), { kind: 'failed', at: 5_001, failure: 'refused' })
    const [b, ...others] = await outbox.claim('mail', 5_002, 10)
    expect([b, others]).toEqual([expect.objectContaining({ id: 'b' }), []])

    await outbox.resend('mail', 5_003) // a is first again, and b is being delivered
    expect(await outbox.claim('mail', 5_004, 10)).toEqual([])
    await outbox.settle(assertClaimed(b), { kind: 'delivered', at: 5_005 })
    expect(await outbox.claim('mail', 5_006, 10)).toMatchObject([{ id: 'a' }])
  })

  test('four workers deliver 200 messages, each of them once, and one at a time per lane', async () => {
    const { outboxes, put } = await open()
    const ids = Array.from({ length: 200 }, (_, index) => String(index).padStart(3, '0'))
    for (const id of ids) await put('mail', id, `lane ${Number(id) % 20}`)
    const delivered: Array<string> = []
    const work = (outbox: Outbox) =>
      deliverDue(
        outbox,
        'mail',
        () => new Date(0),
        async (claimed) => {
          delivered.push(claimed.id)
          await outbox.settle(claimed, settlementOf({ outcome: 'delivered' }, claimed, 0))
          return 'delivered'
        },
      )
    await Promise.all(outboxes.map(work))
    expect(delivered.toSorted()).toEqual(ids)
    const firstLane = delivered.filter((id) => Number(id) % 20 === 0)
    expect(firstLane).toEqual(firstLane.toSorted())
  })
}

async function openWithPut(open: () => Promise<OutboxUnderTest>) {
  const { outboxes, put } = await open()
  const [outbox] = outboxes
  if (!outbox) throw new Error('The test opened no outbox')
  return { outbox, put }
}

function assertClaimed(claimed: ClaimedMessage | undefined): ClaimedMessage {
  if (!claimed) throw new Error('Nothing was claimed')
  return claimed
}
