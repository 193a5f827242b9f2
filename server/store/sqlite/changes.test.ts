import { randomUUID } from 'node:crypto'
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import type { Change } from '../changes.ts'
import { changesContract } from '../contract/inbox/changes-contract.ts'
import type { OpenInbox } from '../contract/inbox/inbox-under-test.ts'
import { followChanges } from '../sql/inbox/follow-changes.ts'
import { openSharedDatabase } from '../testing/open-sqlite-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { wakeAtCommits } from './driver.ts'
import { sqliteStore } from './sqlite-store.ts'
import { sqliteDatabase } from './transactions.ts'

const inFolder = temporaryFolder()

changesContract(async () => {
  const path = inFolder(`${randomUUID()}.db`)
  const openOver =
    (database: DatabaseSync): OpenInbox =>
    async (hooks) => ({ store: sqliteStore(database, hooks), database: sqliteDatabase(database) })
  const [first, second] = [openSharedDatabase(path), openSharedDatabase(path)]
  const changesOf = (database: DatabaseSync) => () =>
    followChanges(sqliteDatabase(database), wakeAtCommits(database, 10))
  return { opens: [openOver(first), openOver(second)], changesOf: [changesOf(first), changesOf(second)] }
})

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['is truncated', (path: string) => truncateSync(path, 0)],
  ['has other content', (path: string) => writeFileSync(path, 'x'.repeat(99_999), { flag: 'r+' })],
])('changes are still reported after a database file briefly %s', async (_, damage) => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const path = inFolder(`${randomUUID()}.db`)
  const [database, otherConnection] = [openSharedDatabase(path), new DatabaseSync(path)]
  const changes = followChanges(sqliteDatabase(database), wakeAtCommits(database))
  const received: Array<Change> = []
  await changes.subscribe((change) => received.push(change))

  // So that the file is read again.
  otherConnection.exec('UPDATE write_checks SET count = count + 1; PRAGMA wal_checkpoint(TRUNCATE)')
  const bytes = readFileSync(path)
  damage(path)
  vi.advanceTimersByTime(3_000)
  writeFileSync(path, bytes, { flag: 'r+' })
  const writer = openSharedDatabase(path)
  await sqliteStore(writer, { inbox: { deadline: (fromMs) => fromMs, now: () => new Date(0) } }).add(
    sampleContact(1),
  )
  vi.advanceTimersByTime(1_000)
  await vi.waitFor(() => expect(received).toMatchObject([{ kind: 'new', number: 1 }]))
  await changes.stop()
  for (const connection of [database, otherConnection, writer]) connection.close()
})
