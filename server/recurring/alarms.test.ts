import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { openOutbox, putMails } from '../mail/testing/open-courier.ts'
import { settlementOf, WEBHOOK_TOPIC } from '../store/outbox.ts'
import { putIntoOutbox } from '../store/sql/outbox.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { webhookMessage } from '../webhook/webhook-message.ts'
import { createOverdueAlarm } from './alarms.ts'

const inFolder = temporaryFolder()
const MINUTE_MS = 60_000
const closing: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function withMailSince(nowMs: number, hasWebhook: boolean) {
  const store = await openOutbox(inFolder(`${randomUUID()}.db`))
  closing.push(store.close)
  await putMails(store, 2, nowMs)
  const clock = { nowMs }
  const logged: Array<unknown> = []
  const dependencies = {
    database: store.database,
    hasWebhook: async () => hasWebhook,
    now: () => new Date(clock.nowMs),
    report: (...line: ReadonlyArray<unknown>) => void logged.push(line),
  }
  const check = createOverdueAlarm(dependencies)
  const checkAfter = async (minutes: number) => {
    clock.nowMs = nowMs + minutes * MINUTE_MS
    await check()
  }
  return { ...store, logged, checkAfter, checkOfOtherServer: createOverdueAlarm(dependencies) }
}

test('an error is logged once the oldest mail has been tried for more than ten minutes, then hourly', async () => {
  const { logged, checkAfter } = await withMailSince(0, false)
  await checkAfter(10)
  expect(logged).toEqual([])
  await checkAfter(11)
  await checkAfter(70)
  expect(logged).toEqual([
    ['error', { waiting: 2, minutes: 11 }, expect.stringContaining('Mail does not go out')],
  ])
  await checkAfter(71)
  expect(logged).toHaveLength(2)
  await checkAfter(5_000)
  await checkAfter(140) // the clock was set back
  expect(logged).toHaveLength(4)
})

test('a webhook gets a message instead, from only one of several servers', async () => {
  const { outbox, logged, checkAfter, checkOfOtherServer } = await withMailSince(0, true)
  await checkAfter(11)
  await checkOfOtherServer()
  const messages = await outbox.claim(WEBHOOK_TOPIC, 11 * MINUTE_MS, 9)
  expect(messages.map(({ payload }) => JSON.parse(payload))).toEqual([
    {
      type: 'mail.overdue',
      timestamp: '1970-01-01T00:11:00.000Z',
      data: { since: '1970-01-01T00:00:00.000Z', waiting: 2 },
    },
  ])
  expect(logged).toEqual([])
})

test('if the webhook’s messages are overdue too, the error is logged as well', async () => {
  const { database, logged, checkAfter } = await withMailSince(0, true)
  const old = webhookMessage('old', null, {
    type: 'mail.overdue',
    timestamp: '',
    data: { since: '', waiting: 1 },
  })
  await database.transaction((tx) => putIntoOutbox(tx, old, 0))
  await checkAfter(11)
  expect(logged).toHaveLength(1)
})

test('mails set aside because there is no mail server raise no alarm', async () => {
  const { outbox, logged, checkAfter } = await withMailSince(0, false)
  for (const claimed of await outbox.claim('mail', 0, 9))
    await outbox.settle(claimed, settlementOf({ outcome: 'set-aside', reason: 'no server' }, claimed, 0))
  await checkAfter(60)
  expect(logged).toEqual([])
})
