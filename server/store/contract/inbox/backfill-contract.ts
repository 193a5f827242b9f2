import { expect, test } from 'vitest'
import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import { consentOnly } from '../../../../domain/enquiry/retention.ts'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
  samplePlan,
} from '../../../../domain/enquiry/samples/enquiries.ts'
import { promiseBy } from '../../../../domain/inbox/time/deadline.ts'
import type { Database } from '../../sql/database.ts'
import { workOutSomeDeadlines } from '../../sql/inbox/backlogs.ts'
import { sqlInbox } from '../../sql/inbox/sql-inbox.ts'

const DAY_MS = 86_400_000
const HARD = 'a NUL \u0000, half an emoji \ud83d, <b>é</b>'
const FRIDAY = Date.UTC(2026, 10, 20, 12)
const SATURDAY_AT_MIDNIGHT_THERE = Date.UTC(2026, 10, 20, 22)
const MONDAY = Date.UTC(2026, 10, 23, 12)
/** When they were sent, and by when the rule has them answered. Before today: the inbox came after them. Heritage Day is a Tuesday. */
const BY_THE_RULE = [
  ['2024-09-23T08:00Z', '2024-09-25T08:00Z'],
  ['2024-11-25T15:50Z', '2024-11-26T15:00Z'],
  ['2024-11-26T08:00Z', '2024-11-27T08:00Z'],
] as const

/** `openStored` opens a database that was written before the inbox, with these in it, brought up to date. */
export function backfillContract(openStored: (stored: ReadonlyArray<Enquiry>) => Promise<Database>): void {
  test('what was stored before the inbox is in it: in its order, with its first events, found by a search', async () => {
    const quarantinedOne = quarantined(sampleLead(4))
    const database = await openStored([
      sampleContact(3, { email: 'Ann@example.com' }),
      samplePlan(2),
      sampleContact(1, { email: 'ann@example.com' }),
      quarantinedOne,
      sampleNewsletter(5),
      sampleNewsletter(6),
      quarantined(sampleNewsletter(7)),
      consentOnly(sampleContact(8)),
    ])
    const inbox = sqlInbox(database)
    const { rows } = await inbox.page({ list: 'needs', sort: 'due', limit: 9 })
    expect(rows.map(({ number, postId }) => [number, postId.slice(-1)])).toEqual([
      [1, '1'],
      [2, '2'],
      [3, '3'],
    ])
    expect(rows[0]).toMatchObject({
      name: 'Thandi Nkosi',
      about: 'Web development',
      snippet: 'Please call me.',
      plan: null,
    })
    expect(rows[1]?.plan).toEqual({ totalCents: 4_409_100, months: 6 })
    expect(rows[2]?.personKey).toBe(rows[0]?.personKey)
    expect(rows[1]?.personKey).not.toBe(rows[0]?.personKey)
    expect(await inbox.counts()).toEqual({ needs: 3, waiting: 0, won: 0, lost: 0, held: 2 })
    expect(await inbox.detail(4, 'thandeka')).toMatchObject({
      row: { list: 'held', version: 2, heldUntil: quarantinedOne.metadata.quarantine?.until },
      events: [
        { kind: 'received' },
        { kind: 'held-back', reasons: quarantinedOne.metadata.quarantine?.reasons },
      ],
      state: { list: 'held', version: 2 },
    })
    expect((await inbox.search({ question: 'sipho', limit: 9 })).hits).toMatchObject([
      { number: 4, source: 'name' },
    ])
    expect((await inbox.search({ question: 'please call', limit: 9 })).total).toBe(3)
    expect((await inbox.subscribers({ limit: 9 })).rows).toMatchObject([
      { email: 'ayanda@example.co.za', state: 'waiting', wording: 'By pressing Join you agree.' },
    ])
  })

  test('what stands in quotes of a writing program is found', async () => {
    const database = await openStored([sampleContact(1, { message: 'Ons “kerk’s” webwerf—asseblief…' })])
    for (const question of ['kerk', 'webwerf', 'asseblief'])
      expect((await sqlInbox(database).search({ question, limit: 9 })).total).toBe(1)
  })

  test('what it does next follows from its log, as of any other', async () => {
    const database = await openStored([sampleContact(1), quarantined(sampleContact(2))])
    const inbox = sqlInbox(database)
    const before = await inbox.detail(1, 'thandeka')
    expect(before?.state).toMatchObject({
      list: 'needs',
      dueAt: before?.row.dueAt,
      version: before?.row.version,
    })
    const event = { kind: 'note', words: 'n', at: 1, by: 'thandeka' } as const
    expect(await inbox.append({ number: 1, event, seen: 1 })).toMatchObject({
      outcome: 'added',
      event: { id: 4 },
    })
    expect(await inbox.detail(1, 'thandeka')).toMatchObject({ row: { version: 2, dueAt: before?.row.dueAt } })
  })

  test('its deadline is the next day, but for the weekend in South Africa', async () => {
    const sent = [FRIDAY, SATURDAY_AT_MIDNIGHT_THERE, MONDAY]
    const database = await openStored(sent.map((dateSent, at) => sampleContact(at, { dateSent })))
    const { rows } = await sqlInbox(database).page({ list: 'needs', sort: 'oldest', limit: 9 })
    expect(rows.map(({ dueAt, lastAt }) => ((dueAt ?? 0) - lastAt) / DAY_MS)).toEqual([3, 2, 1])
  })

  test('its deadline is worked out by the rule, once: opening hours and holidays count, and what came since stays', async () => {
    const database = await openStored(
      BY_THE_RULE.map(([sent], at) => sampleContact(at, { dateSent: Date.parse(sent) })),
    )
    const inbox = sqlInbox(database)
    const workOut = () => database.transaction((tx) => workOutSomeDeadlines(tx, promiseBy(undefined), 2))
    await inbox.append({ number: 2, event: { kind: 'note', words: 'n', at: 1, by: 'thandeka' }, seen: 1 })
    expect([await workOut(), await workOut(), await workOut()]).toEqual([2, 1, 0])
    const details = await Promise.all([1, 2, 3].map((number) => inbox.detail(number, 'thandeka')))
    const right = BY_THE_RULE.map(([, due]) => Date.parse(due))
    expect(details.map((each) => each?.row.dueAt)).toEqual(right)
    expect(details.map((each) => each?.state.dueAt)).toEqual(right)
    expect(await inbox.counts()).toMatchObject({ needs: 3 })
  })

  test('any text at all is brought over', async () => {
    const database = await openStored([sampleContact(1, { message: HARD, surname: HARD, category: HARD })])
    const [row] = await database.read((tx) => tx.query('SELECT name, snippet FROM enquiries'))
    expect(String(row?.name)).toContain('<b>é</b>')
    expect((await sqlInbox(database).search({ question: 'emoji', limit: 9 })).total).toBe(2)
  })
}
