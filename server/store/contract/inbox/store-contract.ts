import { describe, expect, test } from 'vitest'
import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import { consentOnly } from '../../../../domain/enquiry/retention.ts'
import { sampleContact } from '../../../../domain/enquiry/samples/enquiries.ts'
import { retentionPolicy } from '../../sql/inbox/retention.ts'
import { writeSetting } from '../../sql/inbox/settings-rows.ts'
import { eraseByAddress } from '../../testing/erase-by-address.ts'
import { inboxOf } from '../../testing/inbox-reads.ts'
import { HOUR_MS, inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

const draft = { subject: 's', text: 't', attachPlan: false, keptAt: NOON }

export function storeContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)
  const opened = async () => {
    const tools = await open()
    for (const at of [1, 2, 3]) await tools.store.add(sampleContact(at, { email: `e${at}@example.com` }))
    return { ...tools, inbox: inboxOf(tools.database) }
  }
  const given = (number: number, to: string) => ({
    number,
    seen: 1,
    event: { kind: 'given', to, at: NOON, by: 'thandeka' } as const,
  })

  describe('the inbox', () => {
    test('shows an enquiry whole: its row, what was sent, its log and one’s own draft', async () => {
      const { inbox } = await opened()
      await inbox.keepDraft('thandeka', 2, draft)
      expect(await inbox.detail(2, 'thandeka')).toMatchObject({
        row: { number: 2 },
        enquiry: sampleContact(2, { email: 'e2@example.com' }),
        draft,
        events: [{ kind: 'received' }],
        state: { list: 'needs', version: 1 },
      })
      expect(await inbox.detail(2, 'pieter')).toMatchObject({ draft: null })
      expect(await inbox.detail(9, 'pieter')).toBeNull()
    })

    test('does an act on several or on none', async () => {
      const { inbox, database } = await opened()
      expect(await inbox.appendAll([given(3, 'pieter'), given(1, 'pieter')])).toBeNull()
      const rest = [given(2, 'aisha'), given(3, 'aisha'), given(1, 'aisha')]
      const others = rest.map((act) => ({ ...act, event: { ...act.event, by: 'aisha' } }))
      expect(await inbox.appendAll(others)).toMatchObject({ number: 1, because: { outcome: 'behind' } })
      await eraseByAddress(database, 'e3@example.com')
      expect(await inbox.appendAll([given(2, 'aisha'), given(3, 'aisha')])).toEqual({
        number: 3,
        because: { outcome: 'unknown' },
      })
      expect(await inbox.detail(2, 'x')).toMatchObject({ row: { assignee: null } })
    })

    test('of one way at once by two ends for both', async () => {
      const { inbox } = await opened()
      const acts = [1, 2, 3].map((number) => ({ ...given(number, 'pieter'), seen: null }))
      const both = [acts, acts.toReversed()].map((some) => inbox.appendAll(some))
      expect(await Promise.all(both)).toEqual([null, null])
    })

    test('counts what is due before several moments', async () => {
      const { inbox } = await opened()
      const due = sampleContact(2).record.dateSent + 9 * HOUR_MS
      expect(await Promise.all([0, due, due + 1, due + 2].map(inbox.dueBefore))).toEqual([0, 1, 2, 3])
    })

    test('tells what was answered since a moment, and what did not arrive', async () => {
      const { inbox, append } = await opened()
      const mail = (outboxId: string) => ({ outboxId, to: 'a@example.com', subject: 's', attached: null })
      const answer = { kind: 'answered', way: 'mail', words: 'Yes.' } as const
      await append(1, { ...answer, mail: mail('m-1'), at: NOON + 10 })
      await append(2, { ...answer, mail: mail('m-2'), at: NOON + 20 })
      await append(2, { kind: 'delivery', outboxId: 'm-2', outcome: 'failed', words: '550 no', by: null })
      const numbers = async (fromMs: number) =>
        (await inbox.answeredSince(fromMs, 9)).map(({ enquiry }) => enquiry.record.email)
      expect(await numbers(NOON)).toEqual(['e2@example.com', 'e1@example.com'])
      expect((await inbox.answeredSince(NOON, 9)).map(({ number }) => number)).toEqual([2, 1])
      expect((await inbox.rows([2, 99, 1])).map(({ number }) => number)).toEqual([2, 1])
      expect(await numbers(NOON + 20)).toEqual(['e2@example.com'])
      expect(await inbox.undelivered(9)).toMatchObject([{ number: 2, undelivered: '550 no' }])
      await append(2, { kind: 'answered', way: 'telephone', words: 'Yes.', mail: null })
      expect(await inbox.undelivered(9)).toEqual([])
    })

    test('keeps what was won, also where they have written again since', async () => {
      const { store, append } = await opened()
      await append(1, { kind: 'status', from: 'new', to: 'won' })
      await append(1, { kind: 'they-answered', words: 'Thank you', dueAt: NOON + 1 })
      const won = sampleContact(1, { email: 'e1@example.com' })
      const lost = sampleContact(2, { email: 'e2@example.com' })
      await append(2, { kind: 'status', from: 'new', to: 'lost' })
      expect(await store.expire(won, null)).toBe('won')
      expect(await store.expire(won, consentOnly(won))).toBe('won')
      expect(await store.expire(lost, null)).toBe('done')
      expect(await Array.fromAsync(store.all())).toEqual([won, sampleContact(3, { email: 'e3@example.com' })])
    })

    test('goes through all enquiries by their time and post id, whatever comes or goes meanwhile', async () => {
      const { store } = await open()
      const many = Array.from({ length: 450 }, (_, at) =>
        sampleContact(at, { dateSent: NOON + Math.floor(at / 3), email: `e${at}@example.com` }),
      )
      await Promise.all(many.toReversed().map((enquiry) => store.add(enquiry)))
      const read: Array<Enquiry> = []
      for await (const enquiry of store.all()) {
        read.push(enquiry)
        if (read.length !== 200) continue
        expect(await store.expire(enquiry, null)).toBe('done') // where the first page ended
        await store.add(sampleContact(451, { dateSent: NOON + 1, email: 'late@example.com' }))
      }
      expect(read).toEqual(many)
    })

    test('of a record that lacks its moment takes that of its column', async () => {
      const { store, database } = await opened()
      const { dateSent, ...rest } = sampleContact(2, { email: 'e2@example.com' }).record
      const change = 'UPDATE submissions SET record = ? WHERE post_id = ?'
      await database.transaction((tx) => tx.query(change, JSON.stringify(rest), rest.postId))
      const all = await Array.fromAsync(store.all())
      expect(all.map(({ record }) => record.dateSent)).toEqual([
        sampleContact(1).record.dateSent,
        dateSent,
        sampleContact(3).record.dateSent,
      ])
    })

    test('says for how long the others are kept', async () => {
      const { database } = await opened()
      const terms = retentionPolicy(database)
      expect(await terms.months()).toBe(12)
      await database.transaction((tx) => writeSetting(tx, 'retentionMonths', 6))
      expect(await terms.months()).toBe(6)
    })
  })
}
