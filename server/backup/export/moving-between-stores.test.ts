import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Enquiry, EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import {
  quarantined,
  sampleBrand,
  sampleCall,
  sampleContact,
  sampleLead,
  sampleNewsletter,
  samplePlan,
} from '../../../domain/enquiry/samples/enquiries.ts'
import { postgresStore } from '../../store/postgres/postgres-store.ts'
import { DATABASE_FILE } from '../../store/sqlite/sqlite-store.ts'
import { openPostgresWithLongTimeouts } from '../../store/testing/long-timeouts.ts'
import { openSqliteStore } from '../../store/testing/open-sqlite-store.ts'
import { temporaryFolder } from '../../store/testing/temporary-folder.ts'
import { describePostgres, newPostgresUrl } from '../../store/testing/test-postgres.ts'
import { treeText } from './print-tree.ts'
import { readTree } from './read-tree.ts'
import { restoreAll } from './restore-all.ts'

type Open = () => Promise<EnquiryStore>

const INTERRUPTED_AFTER = 20

const inFolder = temporaryFolder()
const noProgress = { step: () => {}, done: () => {} }
const sqlite =
  (name: string): Open =>
  async () =>
    openSqliteStore(inFolder(`${name}/${DATABASE_FILE}`))

describePostgres('between SQLite and PostgreSQL', () => {
  test('data exported and imported there and back is identical, even if an import was interrupted and repeated', async () => {
    const url = await newPostgresUrl()
    const postgres: Open = async () => postgresStore(await openPostgresWithLongTimeouts(url))
    const first = await sqlite('first')()
    const all = sampleEnquiries()
    for (const enquiry of all) await first.add(enquiry)
    await first.close()

    const tree = await exported(sqlite('first'))
    await imported(postgres, tree, INTERRUPTED_AFTER)
    expect(await imported(postgres, tree)).toEqual({
      added: all.length - INTERRUPTED_AFTER,
      unchanged: INTERRUPTED_AFTER,
      refused: [],
    })
    expect(await exported(postgres)).toBe(tree)
    await imported(sqlite('second'), await exported(postgres))
    expect(await exported(sqlite('second'))).toBe(tree)
  })
})

function sampleEnquiries(): Array<Enquiry> {
  const contacts = Array.from({ length: 50 }, (_, index) => {
    const [message, userId] = [
      `“Molo” 🧵 ${index} `.repeat(index),
      `Visitor${String(index % 7).padStart(21, '0')}`,
    ]
    return sampleContact(index + 1, { message, userId })
  })
  const others = [samplePlan(61), quarantined(sampleLead(62)), sampleLead(63), sampleCall(64, 'mornings')]
  const contactWithCall = sampleContact(66)
  const metadata = { ...contactWithCall.metadata, callAt: '2026-11-24T09:30+02:00' }
  return [...contacts, ...others, sampleBrand(65), { ...contactWithCall, metadata }, sampleNewsletter(67)]
}

async function exported(open: Open): Promise<string> {
  const store = await open()
  const text = (await Array.fromAsync(treeText(store.all(), noProgress))).join('')
  await store.close()
  return text
}

/** @param limit imports only this many, like an interrupted import */
async function imported(open: Open, text: string, limit = Number.POSITIVE_INFINITY) {
  const store = await open()
  using tree = await readTree(Readable.from([Buffer.from(text)], { objectMode: false }), noProgress)
  const restored = await restoreAll(store, tree.enquiries().take(limit), () => {})
  await store.close()
  return restored
}
