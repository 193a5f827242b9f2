import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { consentOnly } from '../../../../domain/enquiry/retention.ts'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
  samplePlan,
} from '../../../../domain/enquiry/samples/enquiries.ts'
import { appendEvent } from '../../sql/inbox/append.ts'
import { enquiryPromise } from '../../sql/inbox/enquiry-promise.ts'
import { rowByNumber } from '../../sql/inbox/enquiry-rows.ts'
import { eventsOf, type NewEvent } from '../../sql/inbox/event-rows.ts'
import { countsOfLists, pageOfList } from '../../sql/inbox/lists.ts'
import { writeSetting } from '../../sql/inbox/settings-rows.ts'
import { eraseByAddress } from '../../testing/erase-by-address.ts'
import { HOUR_MS, inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

const HARD = 'a NUL \u0000, half an emoji \ud83d, <b>é</b> e\u0301 👩🏾‍💻 ?'
const phoned = { kind: 'answered', way: 'telephone', words: 'Yes to both.', mail: null } as const

export function logContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)
  const one = sampleContact(1)
  const { postId } = one.record

  describe('an enquiry that arrives', () => {
    test('is in the list of what needs an answer, with its number, its deadline and its first event', async () => {
      const { store, read } = await open()
      await store.add(one)
      await store.add(samplePlan(2))
      const dueAt = one.record.dateSent + 9 * HOUR_MS
      expect(await read((tx) => rowByNumber(tx, 1))).toMatchObject({
        number: 1,
        postId,
        list: 'needs',
        status: 'new',
        dueAt,
        assignee: null,
        version: 1,
        plan: null,
        name: 'Thandi Nkosi',
        about: 'Web development',
        snippet: 'Please call me.',
        readBy: [],
        lastAt: one.record.dateSent,
        undelivered: null,
        heldUntil: null,
      })
      expect(await read((tx) => eventsOf(tx, postId))).toEqual([
        { id: 1, at: one.record.dateSent, by: null, kind: 'received', dueAt },
      ])
      expect(await read((tx) => rowByNumber(tx, 2))).toMatchObject({
        plan: { totalCents: 4_409_100, months: 6 },
      })
    })

    test('is there once, however often it is sent or put back', async () => {
      const { store, read } = await open()
      await store.add(one)
      await store.add(one)
      await store.restore(one)
      expect(await read((tx) => countsOfLists(tx))).toEqual({
        needs: 1,
        waiting: 0,
        won: 0,
        lost: 0,
        held: 0,
      })
      expect(await read((tx) => eventsOf(tx, postId))).toHaveLength(1)
    })

    test('and was put back from an export is there too', async () => {
      const { store, read } = await open()
      await store.restore(one)
      expect(await read((tx) => rowByNumber(tx, 1))).toMatchObject({ postId })
    })

    test('counts the days off that owners have set', async () => {
      const { store, database, read } = await open()
      await database.transaction((tx) => writeSetting(tx, 'extraHolidays', ['2026-11-24']))
      await store.add(one)
      expect(await read((tx) => rowByNumber(tx, 1))).toMatchObject({
        dueAt: one.record.dateSent + 33 * HOUR_MS,
      })
    })

    test('has the key of its person: the same for one address, another one for another', async () => {
      const { store, read } = await open()
      await store.add(sampleContact(1, { email: 'Ann@example.com' }))
      await store.add(sampleContact(2, { email: 'ann@EXAMPLE.com' }))
      await store.add(sampleLead(3))
      const rows = await read((tx) => pageOfList(tx, { list: 'needs', sort: 'oldest', limit: 9 }))
      const [first, second, third] = rows.rows.map(({ personKey }) => personKey)
      expect(first).toMatch(/^[\w-]{8,64}$/)
      expect(second).toBe(first)
      expect(third).not.toBe(first)
    })

    test('with any text at all is kept, and shown as far as a text can be', async () => {
      const { store, read } = await open()
      await store.add(sampleContact(1, { message: HARD, surname: HARD, category: HARD }))
      const row = await read((tx) => rowByNumber(tx, 1))
      expect(row?.name).toBe('Thandi a NUL  , half an emoji \ufffd, <b>é</b> é 👩🏾‍💻 ?')
    })

    test('held back is in that list with its reasons, until it is released: then its time begins', async () => {
      const { store, read } = await open()
      const quarantinedOne = quarantined(one)
      await store.add(quarantinedOne)
      expect(await read((tx) => rowByNumber(tx, 1))).toMatchObject({
        list: 'held',
        dueAt: null,
        heldUntil: quarantinedOne.metadata.quarantine?.until,
      })
      const promised = () => read((tx) => enquiryPromise(tx, postId))
      expect(await promised()).toEqual({ answerBy: null, isConfirmed: false })
      await store.release(postId, 'pieter')
      expect(await read((tx) => rowByNumber(tx, 1))).toMatchObject({
        list: 'needs',
        dueAt: NOON + 9 * HOUR_MS,
      })
      expect(await promised()).toEqual({ answerBy: NOON + 9 * HOUR_MS, isConfirmed: false })
      expect(await read((tx) => eventsOf(tx, postId))).toMatchObject([
        { kind: 'received' },
        { kind: 'held-back', reasons: quarantinedOne.metadata.quarantine?.reasons },
        { kind: 'released', by: 'pieter', at: NOON },
      ])
    })

    test('for the newsletter is in no list, but for one held back, which leaves it at its release', async () => {
      const { store, read } = await open()
      await store.add(sampleNewsletter(1))
      await store.add(quarantined(sampleNewsletter(2, { email: 'b@example.com' })))
      expect(await read((tx) => countsOfLists(tx))).toMatchObject({ needs: 0, held: 1 })
      await store.release(sampleNewsletter(2).record.postId)
      expect(await read((tx) => countsOfLists(tx))).toMatchObject({ needs: 0, held: 0 })
      const rows = await read((tx) => tx.query('SELECT email FROM subscriptions ORDER BY email'))
      expect(rows.map(({ email }) => email)).toEqual(['ayanda@example.co.za', 'b@example.com'])
    })
  })

  describe('an enquiry that is deleted', () => {
    const tables = ['enquiries', 'facts', 'search_texts', 'drafts']
    const left = (read: Awaited<ReturnType<typeof open>>['read']) =>
      read(async (tx) => {
        const counts: Array<unknown> = []
        for (const table of tables) counts.push((await tx.query(`SELECT count(*) AS n FROM ${table}`))[0]?.n)
        return counts
      })

    test('leaves nothing of itself, and its number is not given again', async () => {
      const { store, database, read, append } = await open()
      await store.add(one)
      await append(1, { kind: 'note', words: 'ours' })
      expect(await left(read)).toEqual([1, 2, 4, 0])
      await eraseByAddress(database, one.record.email)
      expect(await left(read)).toEqual([0, 0, 0, 0])
      expect(await read((tx) => countsOfLists(tx))).toMatchObject({ needs: 0 })
      await store.add(one)
      expect(await read((tx) => rowByNumber(tx, 2))).toMatchObject({ postId })
    })

    test('or reduced to its consent leaves nothing of its log', async () => {
      const { store, read } = await open()
      await store.add(one)
      await store.expire(one, consentOnly(one))
      expect(await left(read)).toEqual([0, 0, 0, 0])
    })
  })

  describe('an event', () => {
    test('is added, and the row follows from the log', async () => {
      const { store, read, append } = await open()
      await store.add(one)
      expect(await append(1, phoned)).toMatchObject({ outcome: 'added', event: { id: 2, by: 'thandeka' } })
      expect(await read((tx) => rowByNumber(tx, 1))).toMatchObject({
        list: 'waiting',
        status: 'in-conversation',
        dueAt: null,
        assignee: 'thandeka',
        version: 2,
        lastAt: NOON,
        snippet: 'Yes to both.',
        readBy: ['thandeka'],
        lastBy: 'thandeka',
        lastWay: 'telephone',
      })
      expect(await read((tx) => countsOfLists(tx))).toMatchObject({ needs: 0, waiting: 1 })
    })

    test('whose author is behind is not added, and they are told what stands', async () => {
      const { store, read, append } = await open()
      await store.add(one)
      await append(1, { ...phoned, by: 'pieter' }, 1)
      expect(await append(1, phoned, 1)).toMatchObject({
        outcome: 'behind',
        state: { version: 2, assignee: 'pieter' },
      })
      expect(await read((tx) => eventsOf(tx, postId))).toHaveLength(2)
      expect(await append(1, { kind: 'note', words: 'waits for nobody' }, 1)).toMatchObject({
        outcome: 'added',
      })
      expect(await append(1, phoned, 3)).toMatchObject({ outcome: 'added' })
    })

    test('of two at once on the same version is added once, and the other is told', async () => {
      const { store, append } = await open()
      await store.add(one)
      const both = await Promise.all(
        ['thandeka', 'pieter'].map((by) => append(1, { kind: 'given', to: by, by }, 1)),
      )
      expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['added', 'behind'])
    })

    test('against the rules is refused in a sentence, and one on nothing is unknown', async () => {
      const { store, append } = await open()
      await store.add(quarantined(one))
      expect(await append(1, phoned)).toEqual({
        outcome: 'refused',
        sentence: 'This enquiry is held back. Release it first.',
      })
      expect(await append(77, phoned)).toEqual({ outcome: 'unknown' })
    })

    test('added twice under one mark, as after a lost connection, stands once', async () => {
      const { store, database, read } = await open()
      await store.add(one)
      const event: NewEvent = { ...phoned, at: NOON, by: 'thandeka' }
      const mark = randomUUID()
      const add = () => database.transaction((tx) => appendEvent(tx, { number: 1, event, seen: 1, mark }))
      expect(await add()).toEqual(await add())
      expect(await read((tx) => eventsOf(tx, postId))).toHaveLength(2)
    })

    test('takes with it what belongs to it, or neither stands', async () => {
      const { store, database, read } = await open()
      await store.add(one)
      const event: NewEvent = { kind: 'note', words: 'n', at: NOON, by: 'thandeka' }
      const failing = database.transaction((tx) =>
        appendEvent(tx, {
          number: 1,
          event,
          seen: null,
          mark: randomUUID(),
          async also(tx, { id }) {
            await writeSetting(tx, 'webhookUrl', `event ${id}`)
            throw new RangeError('no')
          },
        }),
      )
      await expect(failing).rejects.toThrow(new RangeError('no'))
      expect(await read((tx) => eventsOf(tx, postId))).toHaveLength(1)
      expect(await read((tx) => tx.query('SELECT * FROM settings'))).toEqual([])
    })

    test('of an answer that failed brings the old deadline back, with the server’s words', async () => {
      const { store, read, append } = await open()
      await store.add(one)
      const mail = { outboxId: 'mail-1', to: 'a@example.com', subject: 's', attached: null }
      await append(1, { ...phoned, way: 'mail', mail })
      const failed = {
        kind: 'delivery',
        outboxId: 'mail-1',
        outcome: 'failed',
        words: '550 no such user',
      } as const
      await append(1, { ...failed, by: null })
      expect(await read((tx) => rowByNumber(tx, 1))).toMatchObject({
        list: 'needs',
        dueAt: one.record.dateSent + 9 * HOUR_MS,
        undelivered: '550 no such user',
      })
    })
  })
}
