import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LEASE_MS, MAIL_TOPIC, RETRY_PERIOD_MS, SET_ASIDE_DUE_MS } from '../store/outbox.ts'
import { requeueSetAside } from '../store/sql/outbox-messages.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { describePostgres, newPostgresUrl } from '../store/testing/test-postgres.ts'
import type { MailTransport } from './mail.ts'
import { fileTransport, savedEmails } from './saved-emails.ts'
import { smtpTransport } from './smtp-transport.ts'
import { CONFIRMATION } from './testing/drawn-mails.ts'
import { courierOf, messageIdOf, openOutbox, putMails } from './testing/open-courier.ts'
import { type Behaviour, startSmtp, type TestSmtp } from './testing/test-smtp.ts'

const PROCESS = fileURLToPath(new URL('./testing/courier-process.ts', import.meta.url))
const inFolder = temporaryFolder()
const newFile = () => inFolder(`${randomUUID()}.db`)
const opened: Array<() => unknown> = []

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

async function outboxAt(location: string) {
  const store = await openOutbox(location)
  opened.push(store.close)
  return store
}

async function smtp(behaviour?: Behaviour): Promise<TestSmtp> {
  const server = await startSmtp(behaviour)
  opened.push(server.close)
  return server
}

function transportTo({ server }: TestSmtp): MailTransport {
  const transport = smtpTransport(server, () => {})
  opened.push(transport.close)
  return transport
}

const idsOf = ({ received }: TestSmtp) => received.map(({ mail }) => mail.messageId ?? '')
const allIds = (count: number) => Array.from({ length: count }, (_, index) => messageIdOf(index))

test('during an hour without a server mails are retried every half minute for ten minutes, then every five, and all are sent five minutes after its return', async () => {
  const store = await outboxAt(newFile())
  const server = await smtp()
  await server.stop()
  await putMails(store, 5, 0)
  let nowMs = 0
  const tries = new Map<string, Array<number>>()
  const transport = transportTo(server)
  const deliver: MailTransport['deliver'] = (mail, signal) => {
    tries.set(mail.id, [...(tries.get(mail.id) ?? []), nowMs / 1_000])
    return transport.deliver(mail, signal)
  }
  const deliverDue = courierOf({
    outbox: store.outbox,
    transport: { ...transport, deliver },
    now: () => new Date(nowMs),
  })
  for (; nowMs < 3_600_000; nowMs += 5_000) await deliverDue()
  await server.restart()
  for (; nowMs <= 3_900_000; nowMs += 5_000) await deliverDue()

  expect(idsOf(server).toSorted()).toEqual(allIds(5))
  for (const times of tries.values()) {
    expect(times[0]).toBeLessThanOrEqual(5) // the fifth in the second round
    const pauses = times.slice(1).map((at, before) => ({ at, pause: at - (times[before] ?? 0) }))
    expect(Math.max(...pauses.filter(({ at }) => at <= 600).map(({ pause }) => pause))).toBe(30)
    expect(Math.max(...pauses.map(({ pause }) => pause))).toBe(300)
  }
})

test('of forty mails four are tried while the server accepts none, and all are sent in one round once it is back', async () => {
  const store = await outboxAt(newFile())
  const server = await smtp()
  await server.stop()
  await putMails(store, 40, 0)
  let tried = 0
  const transport = transportTo(server)
  const deliver: MailTransport['deliver'] = (mail, signal) => {
    tried += 1
    return transport.deliver(mail, signal)
  }
  let nowMs = 0
  const now = () => new Date(nowMs)
  const deliverDue = courierOf({ outbox: store.outbox, transport: { ...transport, deliver }, now })
  await deliverDue()
  expect(tried).toBe(4)
  await server.restart()
  nowMs = 5_000
  await deliverDue()
  expect(idsOf(server).toSorted()).toEqual(allIds(40))
})

test('a mail that has waited for 72 hours has failed, with its reason', async () => {
  const store = await outboxAt(newFile())
  const server = await smtp({ onRecipient: () => ({ code: 450, words: 'later' }) })
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

/** Of a hundred mails, thirty are rejected temporarily, and five are never acknowledged. */
function unreliable(): Behaviour {
  let count = 0
  return {
    onData: () => {
      count += 1
      if (count % 20 === 7) return 'drop'
      return count % 10 < 3 ? { code: 451, words: 'not now' } : undefined
    },
  }
}

/** Three with `npm test -- --all`. */
const KILLS = process.env.ALL_SAMPLES ? 3 : 1

describe(`${KILLS} kills while 60 mails are due, with an unreliable server`, { timeout: 600_000 }, () => {
  const killedRepeatedly = async (location: string) => {
    const server = await smtp(unreliable())
    await putMails(await outboxAt(location), 60, 0)
    for (let run = 0; run <= KILLS; run += 1) {
      // A killed process's claims expire a minute later.
      const child = spawn(
        process.execPath,
        [PROCESS, location, String(server.server.port), String(run * LEASE_MS)],
        {
          stdio: ['ignore', 'inherit', 'inherit'],
        },
      )
      const gone = once(child, 'close')
      if (run < KILLS) {
        await vi.waitUntil(() => server.received.length >= (run + 1) * 10, { timeout: 200_000, interval: 5 })
        child.kill('SIGKILL')
      }
      await gone
    }
    return server
  }

  const noneMissing = async (location: string) => {
    const server = await killedRepeatedly(location)
    const ids = idsOf(server)
    expect([...new Set(ids)].toSorted()).toEqual(allIds(60))
    expect(ids.length).toBeGreaterThan(60) // mails dropped after DATA came again, with their own Message-ID
    const { outbox } = await outboxAt(location)
    expect(await outbox.undelivered(MAIL_TOPIC)).toEqual([])
  }

  test('none is missing, and a repeat has the same Message-ID (SQLite)', () => noneMissing(newFile()))
  describePostgres('on PostgreSQL', () => {
    test('none is missing, and a repeat has the same Message-ID', async () =>
      noneMissing(await newPostgresUrl()))
  })
})

describePostgres('four workers on PostgreSQL', () => {
  test('send no mail twice', async () => {
    const location = await newPostgresUrl()
    const server = await smtp()
    await putMails(await outboxAt(location), 100, 0)
    const workers = await Promise.all([1, 2, 3, 4].map(() => outboxAt(location)))
    const couriers = workers.map(({ outbox }) =>
      courierOf({ outbox, transport: transportTo(server), now: () => new Date(0) }),
    )
    await Promise.all(couriers.map((deliverDue) => deliverDue()))
    expect(idsOf(server).toSorted()).toEqual(allIds(100))
  })
})

describe('without a server', () => {
  const savedThenSent = async (location: string) => {
    const folder = inFolder(randomUUID())
    const store = await outboxAt(location)
    await putMails(store, 3, CONFIRMATION.at)
    await courierOf({
      outbox: store.outbox,
      transport: fileTransport(folder),
      now: () => new Date(CONFIRMATION.at),
    })()
    expect(await savedEmails(folder)).toHaveLength(3)
    expect(await store.outbox.claim(MAIL_TOPIC, SET_ASIDE_DUE_MS - 1, 9)).toEqual([])

    const server = await smtp()
    const laterMs = CONFIRMATION.at + 2 * RETRY_PERIOD_MS
    expect(await store.database.transaction((tx) => requeueSetAside(tx, MAIL_TOPIC, laterMs))).toBe(3)
    expect(await store.database.transaction((tx) => requeueSetAside(tx, MAIL_TOPIC, laterMs))).toBe(0)
    const [first] = await store.outbox.claim(MAIL_TOPIC, laterMs, 1)
    expect(first).toMatchObject({
      id: 'confirmation.0000',
      triedUntil: laterMs + RETRY_PERIOD_MS,
      attempts: 1,
    })
    const now = () => new Date(laterMs + LEASE_MS)
    await courierOf({ outbox: store.outbox, transport: transportTo(server), now })()
    expect(idsOf(server).toSorted()).toEqual(allIds(3))
  }

  test('mails are saved as files and wait; once there is a server they are sent, with the full retry period (SQLite)', () =>
    savedThenSent(newFile()))
  describePostgres('on PostgreSQL', () => {
    test('mails are saved as files and sent later', async () => savedThenSent(await newPostgresUrl()))
  })
})

test('an unreadable message fails alone and does not block others', async () => {
  const store = await outboxAt(newFile())
  const server = await smtp()
  await store.database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO outbox (topic, id, payload, due_at, tried_until) VALUES ('mail', 'a', '{"kind":"x"}', 0, 1)`,
    )
  })
  await putMails(store, 1, 0)
  await courierOf({ outbox: store.outbox, transport: transportTo(server), now: () => new Date(0) })()
  expect(await store.outbox.undelivered(MAIL_TOPIC)).toMatchObject([{ hasFailed: true, count: 1 }])
})
