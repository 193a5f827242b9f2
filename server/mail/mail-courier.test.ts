import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAIL_TOPIC, RETRY_PERIOD_MS } from '../store/outbox.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import type { MailTransport } from './mail.ts'
import { courierOf, messageIdOf, openOutbox, putMails, type TestOutbox } from './testing/open-courier.ts'
import { overSmtp } from './testing/over-smtp.ts'

const inFolder = temporaryFolder()
const { smtp, transportTo } = overSmtp()
let store: TestOutbox
beforeEach(async () => {
  store = await openOutbox(inFolder(`${randomUUID()}.db`))
})
afterEach(() => store.close())

test('of forty mails four are tried while the server accepts none, and all are sent in one round once it is back', async () => {
  const running = await smtp()
  await running.stop()
  await putMails(store, 40, 0)
  let tried = 0
  const transport = transportTo(running.server)
  const deliver: MailTransport['deliver'] = (mail, signal) => {
    tried += 1
    return transport.deliver(mail, signal)
  }
  let nowMs = 0
  const now = () => new Date(nowMs)
  const deliverDue = courierOf({ outbox: store.outbox, transport: { ...transport, deliver }, now })
  await deliverDue()
  expect(tried).toBe(4)
  await running.restart()
  nowMs = 5_000
  await deliverDue()
  expect(running.received.map(({ mail }) => mail.messageId).toSorted()).toEqual(
    Array.from({ length: 40 }, (_, index) => messageIdOf(index)),
  )
})

test('a mail that has waited for 72 hours has failed, with its reason, of which the log has only the code', async () => {
  const { server } = await smtp({ onRecipient: () => ({ code: 450, words: 'later' }) })
  await putMails(store, 1, 0)
  const logged: Array<unknown> = []
  const deliverAt = (nowMs: number) =>
    courierOf({
      outbox: store.outbox,
      transport: transportTo(server),
      now: () => new Date(nowMs),
      report: (...line) => void logged.push(line),
    })()
  await deliverAt(0)
  await deliverAt(RETRY_PERIOD_MS)
  const failure = '450 later'
  expect(await store.outbox.undelivered(MAIL_TOPIC)).toMatchObject([{ hasFailed: true, reason: failure }])
  expect(logged).toMatchObject([
    ['warn', { reason: '450' }, 'A mail waits'],
    ['error', { failure: '450' }, 'A mail is not tried any more: see the inbox'],
  ])
})

test('an unreadable message fails alone and does not block others', async () => {
  const { server, received } = await smtp()
  await store.database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO outbox (topic, id, payload, due_at, tried_until) VALUES ('mail', 'a', '{"kind":"x"}', 0, 1)`,
    )
  })
  await putMails(store, 1, 0)
  await courierOf({ outbox: store.outbox, transport: transportTo(server), now: () => new Date(0) })()
  expect(await store.outbox.undelivered(MAIL_TOPIC)).toMatchObject([{ hasFailed: true, count: 1 }])
  expect(received).toHaveLength(1)
})
