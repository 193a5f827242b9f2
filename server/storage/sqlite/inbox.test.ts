import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/submissions.ts'
import { inboxContract } from '../contract/inbox/inbox-contract.ts'
import { deadline, NOON, WON } from '../contract/inbox/inbox-under-test.ts'
import { appendFact } from '../sql/inbox/append.ts'
import { enquiryLog } from '../sql/inbox/enquiry-log.ts'
import { erasePerson } from '../sql/inbox/erasures.ts'
import { sqlInbox } from '../sql/inbox/sql-inbox.ts'
import { openSharedDatabase } from '../testing/open-sqlite-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sqliteStore } from './sqlite-store.ts'
import { doWork, sqliteWorks } from './works.ts'

const inFolder = temporaryFolder()

inboxContract(async (hooks) => {
  const database = openSharedDatabase(inFolder(`${randomUUID()}.db`))
  return { store: sqliteStore(database, hooks), works: sqliteWorks(database) }
})

test('the file holds no byte of an erased person, in its index neither', async () => {
  const path = inFolder(`${randomUUID()}.db`)
  const database = openSharedDatabase(path)
  const store = sqliteStore(database, enquiryLog({ deadline, now: () => new Date(NOON) }))
  for (let at = 0; at < 20; at += 1)
    await store.add(sampleContact(at, { surname: `Canary${at}`, message: `canarybird${at} sings` }))
  await store.add(sampleContact(30, { email: 'other@example.com' }))
  const works = sqliteWorks(database)
  const fact = { kind: 'note', words: 'canarynote', at: NOON, by: 'thandeka' } as const
  await sqlInbox(works).append({ number: 3, fact, seen: null })
  expect(readFileSync(`${path}-wal`).includes('canarynote')).toBe(true)
  const { email } = sampleContact(1).record
  const erasing = { email, sealOf: () => 's', by: null, at: NOON, year: 2026 }
  await works.write(() => erasePerson(works.dialect, erasing))
  await store.close()
  expect(
    readFileSync(path, 'latin1')
      .toLowerCase()
      .match(/canar.{0,20}/),
  ).toBeNull()
})

test('an enquiry that another process is about to set to won is not deleted by the sweep', async () => {
  const path = inFolder(`${randomUUID()}.db`)
  const [own, other] = [openSharedDatabase(path), openSharedDatabase(path)]
  const store = sqliteStore(own, enquiryLog({ deadline, now: () => new Date(NOON) }))
  await store.add(sampleContact(1))
  other.exec('BEGIN IMMEDIATE')
  doWork(other, appendFact(sqliteWorks(other).dialect, WON))
  const expiring = store.expire(sampleContact(1), null)
  other.exec('COMMIT')
  expect(await expiring).toBe('won')
  expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])
  other.close()
  await store.close()
})

test('a word that more texts have than are looked at is found whole; a rarer one by its beginning too', async () => {
  const database = openSharedDatabase(inFolder(`${randomUUID()}.db`))
  const store = sqliteStore(database, enquiryLog({ deadline, now: () => new Date(NOON) }))
  await store.add(sampleContact(1))
  database
    .prepare(
      `INSERT INTO search_texts (post_id, source, text) WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
        SELECT ?, 'note', 'A shop, note ' || i FROM n`,
    )
    .run(sampleContact(1).record.postId)
  await store.add(sampleContact(2, { message: 'The shopkeeper has two ledgers' }))
  const inbox = sqlInbox(sqliteWorks(database))
  const { total, hits } = await inbox.search({ question: 'shop', limit: 1_000 })
  expect(total).toBe(1_000)
  expect(hits.map(({ source }) => source)).not.toContain('message')
  expect(await inbox.search({ question: 'shopk', limit: 9 })).toMatchObject({ total: 1 })
  expect(await inbox.search({ question: 'ledg', limit: 9 })).toMatchObject({ total: 1 })
  await store.close()
})
