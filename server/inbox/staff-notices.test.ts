import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { momentOf } from '../../domain/calendar/time-of-day.ts'
import { sampleContact } from '../../domain/enquiry/samples/enquiries.ts'
import { dayOverviewSchema } from '../../domain/inbox/api/day.ts'
import { repliedSchema } from '../../domain/inbox/api/enquiry-acts.ts'
import { enquiryDetailSchema } from '../../domain/inbox/api/enquiry-detail.ts'
import { enquiryPageSchema } from '../../domain/inbox/api/enquiry-list.ts'
import { dueMailSchema } from '../mail/due-mail.ts'
import { postgresDatabase } from '../store/postgres/transactions.ts'
import type { Database } from '../store/sql/database.ts'
import { appendEvent } from '../store/sql/inbox/append.ts'
import { writeSetting } from '../store/sql/inbox/settings-rows.ts'
import { sqliteDatabase } from '../store/sqlite/transactions.ts'
import { openPostgresWithLongTimeouts } from '../store/testing/long-timeouts.ts'
import { openSharedDatabase } from '../store/testing/open-sqlite-store.ts'
import { describePostgres, newPostgresUrl } from '../store/testing/test-postgres.ts'
import { openTestInbox, PASSWORD, type TestBrowser, type TestInbox } from './fixture-inbox.ts'
import { openPostgresAt } from './fixture-store.ts'
import { mailNotices } from './staff-notices.ts'

/** An inbox, and another server's connection to the same store. */
type OpenedTwice = { inbox: TestInbox; other: Database; closeOther: () => Promise<void> }

async function openSqliteTwice(): Promise<OpenedTwice> {
  const inbox = await openTestInbox()
  const database = openSharedDatabase(join(inbox.folder, 'twelve-moons.db'))
  return { inbox, other: sqliteDatabase(database), closeOther: async () => database.close() }
}

async function openPostgresTwice(): Promise<OpenedTwice> {
  const url = await newPostgresUrl()
  const inbox = await openTestInbox({}, undefined, openPostgresAt(url))
  const postgres = await openPostgresWithLongTimeouts(url)
  return { inbox, other: postgresDatabase(postgres), closeOther: postgres.close }
}

describe('notices on SQLite', () => testNotices(openSqliteTwice))
describePostgres('notices on PostgreSQL', () => testNotices(openPostgresTwice))

// Now is Monday 23 November 2026, 10:24. The office is open from Monday to Friday, 08:00 to 17:00.
function testNotices(open: () => Promise<OpenedTwice>): void {
  let opened: OpenedTwice
  let inbox: TestInbox
  let thandeka: TestBrowser & { id: string; email: string }
  let pieter: typeof thandeka
  beforeEach(async () => {
    opened = await open()
    inbox = opened.inbox
    thandeka = await inbox.join('Thandeka')
    pieter = await inbox.join('Pieter', 'member')
    await addEnquiry(1)
  })
  afterEach(async () => {
    await opened.closeOther()
    await inbox.close()
  })

  const addEnquiry = (at: number) =>
    inbox.enquiries.add(
      sampleContact(at, { email: `e${at}@example.co.za`, dateSent: inbox.clock.now.getTime() }),
    )
  /** Sets the clock, and signs both in again, because their sessions have expired. */
  const at = async (day: string, time: string) => {
    inbox.clock.now = new Date(momentOf(day, time))
    for (const who of [thandeka, pieter])
      await who.send('POST', 'sign-in/password', { body: { email: who.email, password: PASSWORD } })
  }
  const detail = async (number = 1) =>
    enquiryDetailSchema.parse((await thandeka.send('GET', `enquiries/${number}`)).json())
  const addEvent = async (who: TestBrowser, fact: object, number = 1) => {
    const { version } = await detail(number)
    return who.send('POST', `enquiries/${number}/facts`, { body: { version, fact } })
  }
  const setTimes = (who: TestBrowser, times: object) =>
    who.send('PUT', 'session/notices', { body: { assigned: 'at-once', late: 'morning', ...times } })
  /** Runs the recurring task of a server, which also runs at its start. */
  const runTask = (database: Database = inbox.database) =>
    database.transaction((tx) => mailNotices(tx, inbox.clock.now.getTime(), undefined))
  /** All mails to staff so far, earliest first: the recipient, and the reason for each enquiry. */
  const mailed = async () => {
    const rows = await inbox.database.read((tx) =>
      tx.query("SELECT payload FROM outbox WHERE id LIKE 'staff-notice.%' ORDER BY due_at, id"),
    )
    return rows.map(({ payload }) => {
      const mail = dueMailSchema.parse(JSON.parse(String(payload)))
      if (mail.kind !== 'staff-notice') throw new TypeError(mail.kind)
      return [mail.to, ...mail.notices.map(({ kind, number }) => `${kind} ${number}`)]
    })
  }
  /** The mail server refuses the only answer permanently. */
  const failAnswer = async (words: string) => {
    const [reply] = await inbox.database.read((tx) =>
      tx.query("SELECT id FROM outbox WHERE id LIKE '%.reply.%'"),
    )
    const outcome = { outboxId: String(reply?.id), outcome: 'failed', words } as const
    const event = { ...outcome, kind: 'delivery', at: inbox.clock.now.getTime(), by: null } as const
    await inbox.database.transaction((tx) =>
      appendEvent(tx, { number: 1, event, seen: null, mark: 'failed' }),
    )
  }
  const remind = (on: string | null, who: TestBrowser = thandeka) => addEvent(who, { kind: 'reminded', on })
  const answer = () => addEvent(pieter, { kind: 'answered', way: 'telephone', words: 'Yes.' })

  describe('a reminder', () => {
    test('is mailed to its author when the office opens on its day, once, by two servers and after a restart', async () => {
      await answer()
      await remind('2026-11-25')
      await at('2026-11-25', '07:59')
      await runTask()
      expect(await mailed()).toEqual([])
      await at('2026-11-25', '08:00')
      await Promise.all([runTask(), runTask(opened.other)])
      expect(await mailed()).toEqual([[thandeka.email, 'reminder 1']])
      await at('2026-11-26', '09:00')
      await runTask(opened.other)
      expect(await mailed()).toHaveLength(1)
    })

    test('is shown on the enquiry and in the list, and from its day on above its author’s lists', async () => {
      await answer()
      await remind('2026-11-25')
      const reminder = { on: '2026-11-25', by: thandeka.id }
      expect(await detail()).toMatchObject({ list: 'waiting', reminder })
      const list = await pieter.send('GET', 'enquiries?list=waiting')
      expect(enquiryPageSchema.parse(list.json()).rows).toMatchObject([{ number: 1, reminder }])
      const reminders = async (who: TestBrowser) =>
        dayOverviewSchema.parse((await who.send('GET', 'day')).json()).reminders
      await at('2026-11-24', '17:00')
      expect(await reminders(thandeka)).toEqual([])
      await at('2026-11-25', '00:00')
      expect(await reminders(thandeka)).toMatchObject([{ number: 1 }])
      expect(await reminders(pieter)).toEqual([])
    })

    test('waits for the next working day, even if a day off was added later', async () => {
      await remind('2026-11-27')
      await inbox.database.transaction((tx) =>
        writeSetting(tx, 'extraHolidays', ['2026-11-27', '2026-11-30']),
      )
      await setTimes(thandeka, { late: 'off' })
      await setTimes(pieter, { late: 'off' })
      for (const day of ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']) {
        await at(day, '12:00')
        await runTask()
      }
      await at('2026-12-01', '07:59')
      await runTask()
      expect(await mailed()).toEqual([])
      await at('2026-12-01', '08:00')
      await runTask()
      expect(await mailed()).toEqual([[thandeka.email, 'reminder 1']])
    })

    test.each([
      { kind: 'answered', way: 'telephone', words: 'Yes.' },
      { kind: 'they-answered', words: 'And SMS?' },
      { kind: 'reminded', on: null },
    ])('ends with any member’s %j: no one is mailed', async (fact) => {
      await remind('2026-11-24')
      expect((await addEvent(pieter, fact)).json().reminder).toBeNull()
      await at('2026-11-24', '08:00')
      await runTask()
      expect(await mailed()).toEqual([])
    })

    test('is kept after an unanswered call, and after an undone answer', async () => {
      await remind('2026-11-24')
      await addEvent(pieter, { kind: 'called', way: 'telephone', words: '' })
      const body = { version: 3, to: 'e1@example.co.za', subject: 'S', text: 'T', attachPlan: false }
      const { undoId, detail: replied } = repliedSchema.parse(
        (await pieter.send('POST', 'enquiries/1/reply', { body })).json(),
      )
      expect(replied.reminder).toBeNull()
      await pieter.send('POST', `undo/${undoId}`, { body: {} })
      await at('2026-11-24', '08:00')
      await runTask()
      expect(await mailed()).toEqual([[thandeka.email, 'reminder 1']])
    })

    test('for another day or person replaces one that its author has seen', async () => {
      const { version } = await detail()
      await remind('2026-11-24')
      const body = { version, fact: { kind: 'reminded', on: '2026-11-25' } }
      const response = await pieter.send('POST', 'enquiries/1/facts', { body })
      expect([response.statusCode, response.json().newest.reminder.on]).toEqual([409, '2026-11-24'])
      await remind('2026-11-25', pieter)
      await setTimes(pieter, { late: 'off' })
      await setTimes(thandeka, { late: 'off' })
      for (const day of ['2026-11-24', '2026-11-25']) {
        await at(day, '08:00')
        await runTask()
      }
      expect(await mailed()).toEqual([[pieter.email, 'reminder 1']])
    })
  })

  describe('an assignment', () => {
    const give = (numbers: ReadonlyArray<number>, to: string, who: TestBrowser = thandeka) =>
      who.send('POST', 'bulk/give', { body: { numbers, to } })

    test('is mailed at once to the new assignee, one mail for all, by one of two servers', async () => {
      await addEnquiry(2)
      await give([1, 2], pieter.id)
      await Promise.all([runTask(), runTask(opened.other)])
      expect(await mailed()).toEqual([[pieter.email, 'assigned 1', 'assigned 2']])
      await runTask()
      expect(await mailed()).toHaveLength(1)
    })

    test('is not mailed to a person who takes it, or gets it back before the mails are sent', async () => {
      await give([1], pieter.id, pieter)
      await give([1], thandeka.id)
      await give([1], pieter.id)
      await runTask()
      expect(await mailed()).toEqual([])
    })

    test('is mailed in the morning or not at all by each person’s setting, and only if it is still valid', async () => {
      await addEnquiry(2)
      await setTimes(pieter, { assigned: 'morning' })
      await setTimes(thandeka, { assigned: 'off' })
      await give([1, 2], pieter.id)
      await addEvent(thandeka, { kind: 'given', to: null }, 2)
      await addEnquiry(3)
      await give([3], thandeka.id, pieter)
      await runTask()
      await at('2026-11-24', '07:59')
      await runTask()
      expect(await mailed()).toEqual([])
      await at('2026-11-24', '08:00')
      await Promise.all([runTask(), runTask(opened.other)])
      expect(await mailed()).toEqual([[pieter.email, 'assigned 1']])
      await give([2], pieter.id)
      await at('2026-11-24', '08:01')
      await runTask()
      expect(await mailed()).toHaveLength(1)
    })
  })

  describe('an enquiry that is late', () => {
    test('is mailed to each of the staff on the next morning, once, unless it was answered', async () => {
      await at('2026-11-23', '10:25')
      await addEnquiry(2)
      for (const time of ['08:00', '16:59']) {
        await at('2026-11-24', time)
        await runTask()
      }
      expect(await mailed()).toEqual([])
      await addEvent(pieter, { kind: 'answered', way: 'telephone', words: 'Yes.' }, 2)
      await at('2026-11-25', '08:00')
      await Promise.all([runTask(), runTask(opened.other)])
      await at('2026-11-26', '08:00')
      await runTask()
      expect((await mailed()).toSorted()).toEqual([
        [pieter.email, 'late 1'],
        [thandeka.email, 'late 1'],
      ])
    })

    test('is mailed at once to staff who chose that, and again only for another deadline', async () => {
      await setTimes(thandeka, { late: 'at-once' })
      await setTimes(pieter, { late: 'off' })
      await at('2026-11-24', '10:24')
      await runTask()
      expect(await mailed()).toEqual([])
      await at('2026-11-24', '10:25')
      await Promise.all([runTask(), runTask(opened.other)])
      expect(await mailed()).toEqual([[thandeka.email, 'late 1']])
      await answer()
      await addEvent(pieter, { kind: 'they-answered', words: 'And SMS?' })
      await runTask()
      expect(await mailed()).toHaveLength(1)
      await at('2026-11-25', '10:26')
      await runTask()
      expect(await mailed()).toEqual([
        [thandeka.email, 'late 1'],
        [thandeka.email, 'late 1'],
      ])
    })

    test('because its answer failed permanently is mailed, too', async () => {
      await setTimes(thandeka, { late: 'at-once' })
      const body = { version: 1, to: 'e1@example.co.za', subject: 'S', text: 'T', attachPlan: false }
      await pieter.send('POST', 'enquiries/1/reply', { body })
      await at('2026-11-24', '12:00')
      await runTask()
      expect(await mailed()).toEqual([])
      await failAnswer('550 no such user')
      await runTask()
      expect(await mailed()).toEqual([[thandeka.email, 'late 1']])
    })
  })

  test('each person sets their own mail times, which others do not see', async () => {
    const noticeTimes = async (who: TestBrowser) => (await who.send('GET', 'session')).json().me.notices
    expect(await noticeTimes(thandeka)).toEqual({ assigned: 'at-once', late: 'morning' })
    expect((await setTimes(thandeka, { assigned: 'off', late: 'at-once' })).statusCode).toBe(200)
    expect([await noticeTimes(thandeka), await noticeTimes(pieter)]).toEqual([
      { assigned: 'off', late: 'at-once' },
      { assigned: 'at-once', late: 'morning' },
    ])
    expect((await setTimes(thandeka, { late: 'never' })).statusCode).toBe(400)
  })
}
