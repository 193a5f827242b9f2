import { expect, test } from 'vitest'
import { StoreUnavailableError } from '../../domain/enquiry/enquiry.ts'
import { sampleContact, sampleLead } from '../../domain/enquiry/samples/enquiries.ts'
import { loadContent } from '../content.ts'
import { describeIn } from '../enquiries/describe.ts'
import type { Database } from '../store/sql/database.ts'
import { inboxOf } from '../store/testing/inbox-reads.ts'
import { startDescribingOldEnquiries } from './describe-older.ts'
import { openTestInbox } from './fixture-inbox.ts'

const describe = describeIn(await loadContent())

/** Data of version 0.10.0 after the migrations. */
async function openWithOldEnquiries(count: number) {
  const inbox = await openTestInbox()
  for (let index = 1; index <= count; index += 1) {
    const email = `person${index}@example.com`
    const isLast = index === count
    await inbox.enquiries.add(
      isLast ? sampleLead(index, { email, category: 'Live camera' }) : sampleContact(index, { email }),
    )
  }
  await inbox.database.transaction(async (tx) => {
    await tx.query(`DELETE FROM search_texts WHERE source = 'contact'`)
    await tx.query('UPDATE enquiries SET topic = NULL, phone = NULL')
  })
  const total = async (text: string) => (await inboxOf(inbox.database).search({ text, limit: 1 })).total
  const undescribedCount = async () =>
    (
      await inbox.database.read((tx) =>
        tx.query('SELECT count(*) AS count FROM enquiries WHERE topic IS NULL'),
      )
    )[0]?.count
  return { ...inbox, total, undescribedCount }
}

test('at its start a server makes older enquiries searchable by contact details, product, topic and number', async () => {
  const inbox = await openWithOldEnquiries(60)
  expect(await inbox.total('person59@example.com')).toBe(0)
  await startDescribingOldEnquiries(inbox.database, describe, () => {}).done
  expect(await inbox.total('person60@example.com')).toBe(1)
  expect(await inbox.total('082 123 4567')).toBe(59)
  expect(await inbox.total('live camera')).toBe(1)
  const { rows } = await inboxOf(inbox.database).page({
    list: 'needs',
    sort: 'due',
    limit: 9,
    topic: 'live-camera',
  })
  expect(rows.map(({ number }) => number)).toEqual([60])
  const samePhone = await inbox.database.read((tx) =>
    tx.query("SELECT number FROM enquiries WHERE phone = '+27821234567'"),
  )
  expect(samePhone).toHaveLength(59)
  expect(await inbox.undescribedCount()).toBe(0)
  await inbox.close()
})

test('a server stopped before the end leaves the rest to its next start, without an error', async () => {
  const inbox = await openWithOldEnquiries(60)
  const reports: Array<string> = []
  const describing = startDescribingOldEnquiries(inbox.database, describe, (_level, _fields, line) =>
    reports.push(line),
  )
  await describing.stop()
  expect([await inbox.undescribedCount(), reports]).toEqual([10, []])
  await startDescribingOldEnquiries(inbox.database, describe, () => {}).done
  expect(await inbox.undescribedCount()).toBe(0)
  await inbox.close()
})

test('a server that cannot write logs one message about it', async () => {
  const inbox = await openWithOldEnquiries(1)
  const transaction: Database['transaction'] = () => Promise.reject(new StoreUnavailableError('no disk'))
  const reports: Array<string> = []
  const report = (_level: string, _fields: object, line: string) => reports.push(line)
  await startDescribingOldEnquiries({ ...inbox.database, transaction }, describe, report).done
  expect(reports).toEqual(['Older products and topics are not searchable before the next start'])
  await inbox.close()
})
