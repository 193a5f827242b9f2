import { afterEach, beforeEach, expect, test } from 'vitest'
import { StoreUnavailableError } from '../../domain/enquiry/enquiry.ts'
import { sampleContact } from '../../domain/enquiry/samples/enquiries.ts'
import { loadContent } from '../content.ts'
import { describeIn } from '../enquiries/describe.ts'
import type { Database } from '../store/sql/database.ts'
import { startDescribingOldEnquiries } from './describe-older.ts'
import { openTestInbox, type TestInbox } from './fixture-inbox.ts'

const describe = describeIn(await loadContent())
let inbox: TestInbox
let reports: Array<string>
/** With 60 enquiries as version 0.10.0 left them, after the migrations. */
beforeEach(async () => {
  reports = []
  inbox = await openTestInbox()
  for (let index = 0; index < 60; index += 1)
    await inbox.enquiries.add(sampleContact(index, { email: `person${index}@example.com` }))
  await inbox.database.transaction((tx) => tx.query('UPDATE enquiries SET topic = NULL'))
})
afterEach(() => inbox.close())

const report = (_level: string, _fields: object, line: string) => reports.push(line)
const undescribedCount = async () =>
  (await inbox.database.read((tx) => tx.query('SELECT 1 FROM enquiries WHERE topic IS NULL'))).length

test('a server stopped before the end leaves the rest to its next start, without an error', async () => {
  await startDescribingOldEnquiries(inbox.database, describe, report).stop()
  expect([await undescribedCount(), reports]).toEqual([10, []])
  await startDescribingOldEnquiries(inbox.database, describe, report).done
  expect(await undescribedCount()).toBe(0)
})

test('a server that cannot write logs one message about it', async () => {
  const transaction: Database['transaction'] = () => Promise.reject(new StoreUnavailableError('no disk'))
  await startDescribingOldEnquiries({ ...inbox.database, transaction }, describe, report).done
  expect(reports).toEqual(['Older products and topics are not searchable before the next start'])
})
