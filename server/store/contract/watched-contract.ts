import { expect, test } from 'vitest'
import { SET_ASIDE_DUE_MS } from '../outbox.ts'
import { confirmationsSince, forgetConfirmationCounts, takeConfirmation } from '../sql/confirmation-counts.ts'
import type { Database } from '../sql/database.ts'
import { putIntoOutbox } from '../sql/outbox.ts'
import { undeliveredCounts, watchedCounts } from '../sql/watched-counts.ts'
import { openForEachTest } from './open-for-each-test.ts'

const NOW = 1_795_000_000_000

/** Monitoring data of every store. @param open opens an empty database */
export function watchedContract(
  open: () => Promise<{ database: Database; close: () => Promise<void> }>,
): void {
  const opened = openForEachTest(open)

  const counts = () => opened().database.read((tx) => watchedCounts(tx, NOW))
  const mails = () => opened().database.read((tx) => undeliveredCounts(tx, 'mail'))
  const put = (topic: string, id: string, dueMs: number) =>
    opened().database.transaction((tx) =>
      putIntoOutbox(tx, { topic, id, postId: null, lane: null, payload: '{}' }, dueMs),
    )
  const change = (sql: string, ...params: ReadonlyArray<string | number>) =>
    opened().database.transaction((tx) => tx.query(sql, params))

  test('an empty store has nothing to report', async () => {
    expect(await counts()).toEqual({ lists: [], oldestUnansweredAt: null, late: 0, outbox: [] })
    expect(await mails()).toEqual({ waiting: 0, failed: 0, trouble: null })
  })

  test('for each topic due, failed and the oldest retried messages are reported, but not delivered ones', async () => {
    await put('mail', 'between two attempts', NOW - 70_000)
    await change('UPDATE outbox SET due_at = ?', NOW + 300_000)
    await put('mail', 'set aside', NOW - 90_000)
    await change("UPDATE outbox SET due_at = ? WHERE id = 'set aside'", SET_ASIDE_DUE_MS)
    await put('mail', 'a', NOW - 60_000)
    await put('mail', 'b', NOW)
    await put('mail', 'later', NOW + 1)
    await put('mail', 'failed', NOW - 90_000)
    await put('mail', 'delivered', NOW - 90_000)
    await put('webhook', 'c', NOW + 1)
    await change("UPDATE outbox SET failed_at = ?, failure = '550 no such user' WHERE id = 'failed'", NOW)
    await change("UPDATE outbox SET delivered_at = ? WHERE id = 'delivered'", NOW)
    expect((await counts()).outbox).toEqual([
      { topic: 'mail', due: 2, oldestDueAt: NOW - 70_000, failed: 1 },
      { topic: 'webhook', due: 0, oldestDueAt: null, failed: 0 },
    ])
  })

  test('confirmations are counted by the hour up to their limit, for all servers, and suppressed ones are reported', async () => {
    const take = (nowMs = NOW) => opened().database.transaction((tx) => takeConfirmation(tx, 20, nowMs))
    const confirmationsIn = (hoursBefore: number, nowMs = NOW) =>
      opened().database.read((tx) => confirmationsSince(tx, nowMs, hoursBefore))
    expect(await confirmationsIn(1)).toEqual({ sent: 0, withheld: 0 })
    const claims: Array<boolean> = []
    for (let index = 0; index < 23; index += 1) claims.push(await take())
    expect(claims).toEqual([...Array(20).fill(true), ...Array(3).fill(false)])
    expect(await confirmationsIn(0)).toEqual({ sent: 20, withheld: 3 })
    expect(await opened().database.transaction((tx) => takeConfirmation(tx, 0, NOW))).toBe(true)

    const nextHour = NOW + 3_600_000
    expect(await take(nextHour)).toBe(true)
    expect([await confirmationsIn(0, nextHour), await confirmationsIn(1, nextHour)]).toEqual([
      { sent: 1, withheld: 0 },
      { sent: 22, withheld: 3 },
    ])
    await opened().database.transaction((tx) => forgetConfirmationCounts(tx, NOW + 50 * 3_600_000))
    expect(await confirmationsIn(99, nextHour)).toEqual({ sent: 0, withheld: 0 })
  })

  test('queued and failed mails are reported, with the reason of the oldest', async () => {
    await put('mail', 'newer', NOW)
    await put('mail', 'older', NOW - 5)
    await put('mail', 'failed', NOW - 9)
    await put('webhook', 'other', NOW - 9)
    await change("UPDATE outbox SET reason = 'connection refused' WHERE id = 'older'")
    await change("UPDATE outbox SET reason = 'busy' WHERE id <> 'older'")
    await change("UPDATE outbox SET failed_at = ?, failure = '550' WHERE id = 'failed'", NOW)
    expect(await mails()).toEqual({ waiting: 2, failed: 1, trouble: 'connection refused' })
  })
}
