import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/submissions.ts'
import { inboxContract } from '../contract/inbox/inbox-contract.ts'
import { deadline, NOON } from '../contract/inbox/inbox-under-test.ts'
import { enquiryLog } from '../sql/inbox/enquiry-log.ts'
import { erasePerson } from '../sql/inbox/erasures.ts'
import { sqlInbox } from '../sql/inbox/sql-inbox.ts'
import { openSharedDatabase } from '../testing/open-sqlite-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sqliteStore } from './sqlite-store.ts'
import { sqliteWorks } from './works.ts'

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
  const erasing = { email, seal: 's', by: null, at: NOON, year: 2026 }
  await works.write(() => erasePerson(works.dialect, erasing))
  await store.close()
  expect(
    readFileSync(path, 'latin1')
      .toLowerCase()
      .match(/canar.{0,20}/),
  ).toBeNull()
})
