import { expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import type { FormDay } from '../../../domain/inbox/numbers/numbers.ts'
import { loadContent } from '../../content.ts'
import { describeIn } from '../../enquiries/describe.ts'
import { startDescribingOldEnquiries } from '../../inbox/describe-older.ts'
import { auditLog } from '../sql/audit.ts'
import type { Database } from '../sql/database.ts'
import { formDaysOfPeriod } from '../sql/inbox/form-days.ts'
import { verifyChain } from '../sql/verify-chain.ts'
import { inboxOf } from '../testing/inbox-reads.ts'
import type { OpenInbox } from './inbox/inbox-under-test.ts'
import { inboxTools } from './inbox/inbox-under-test.ts'

/** The secret with which the fixtures were written. */
const SECRET = 'a secret of a test, long enough to be taken'

/** Guarantees for a database that version 0.10.0 wrote. @param open opens the migrated fixture */
export function upgradeContract(open: OpenInbox): void {
  const opened = inboxTools(open)
  const describeAll = async (database: Database) =>
    startDescribingOldEnquiries(database, describeIn(await loadContent()), () => {}).done

  test('a database of version 0.10.0 keeps all of its data', async () => {
    const { database, store, append } = await opened()
    const inbox = inboxOf(database)
    expect(await inbox.counts()).toEqual({ needs: 4, waiting: 1, won: 1, lost: 0, held: 1 })
    expect(await Array.fromAsync(store.all())).toHaveLength(9)
    expect(await inbox.detail(1, 'thandeka')).toMatchObject({
      enquiry: { record: { message: 'Do you build church apps for Zoë’s choir?' } },
      events: [{ kind: 'received' }, { kind: 'answered', words: 'We do, and we sing.', by: 'thandeka' }],
    })
    expect((await inbox.search({ text: 'zoe cho', limit: 9 })).hits).toMatchObject([{ number: 1 }])
    expect((await inbox.search({ text: 'right@example.com', limit: 9 })).hits).toMatchObject([{ number: 6 }])
    expect(await inbox.subscriberCounts()).toEqual({
      agreed: 2,
      waiting: 1,
      confirmed: 0,
      stopped: 1,
      bounced: 0,
    })
    expect(await verifyChain(database, auditLog(SECRET), null)).toMatchObject({ entries: 2, fault: null })
    const mails = await database.read((tx) => tx.query("SELECT id FROM outbox WHERE topic = 'mail'"))
    expect(mails.length).toBeGreaterThan(5)

    expect(await append(2, { kind: 'status', from: 'new', to: 'lost' })).toMatchObject({ outcome: 'added' })
    await store.add(sampleContact(50, { email: 'new@example.com' }))
    expect(await inbox.detail(9, 'thandeka')).toMatchObject({
      enquiry: { record: { email: 'new@example.com' } },
    })
  })

  test('the statistics include enquiries of version 0.10.0 at once', async () => {
    const { database } = await opened()
    const forms = await formDaysOfPeriod(database, '2026-11-01', '2026-11-30')
    const sum = (countOf: (form: FormDay) => number) => forms.reduce((all, form) => all + countOf(form), 0)
    expect(sum((form) => form.enquiries)).toBe(6)
    expect(sum((form) => form.withPlan)).toBe(2)
    expect(sum((form) => form.unanswered)).toBe(4)
    expect(sum((form) => form.answeredInTime)).toBe(1)
    expect(forms.flatMap(({ answers }) => answers)).toHaveLength(1)
    expect(forms.map(({ category }) => category)).toContain('Live camera')
  })

  test('products, topics and telephone numbers are found once enquiries are described, which changes nothing else', async () => {
    const { database } = await opened()
    const inbox = inboxOf(database)
    const rows = () => inbox.page({ list: 'needs', sort: 'oldest', limit: 9 })
    const rowsBefore = await rows()
    const total = async (text: string) => (await inbox.search({ text, limit: 9 })).total
    expect(await total('live camera')).toBe(0)
    await describeAll(database)
    expect(await rows()).toEqual(rowsBefore)
    expect(await total('live camera')).toBe(1)
    expect(await total('right@example.com')).toBe(1)
    const topic = { list: 'needs', sort: 'due', limit: 9, topic: 'live-camera' } as const
    expect((await inbox.page(topic)).rows).toMatchObject([{ number: 4 }])
    const rowsWithPhone = await database.read((tx) =>
      tx.query("SELECT number FROM enquiries WHERE phone = '+27835550142'"),
    )
    expect(rowsWithPhone).toHaveLength(2)
  })
}
