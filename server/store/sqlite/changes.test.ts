import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { changesContract } from '../contract/inbox/changes-contract.ts'
import type { OpenInbox } from '../contract/inbox/inbox-under-test.ts'
import { followChanges } from '../sql/inbox/follow-changes.ts'
import { openSharedDatabase } from '../testing/open-sqlite-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { wakeAtCommits } from './driver.ts'
import { sqliteStore } from './sqlite-store.ts'
import { sqliteWorks } from './works.ts'

const inFolder = temporaryFolder()

changesContract(async () => {
  const path = inFolder(`${randomUUID()}.db`)
  const openOver =
    (database: DatabaseSync): OpenInbox =>
    async (hooks) => ({ store: sqliteStore(database, hooks), works: sqliteWorks(database) })
  const [one, other] = [openSharedDatabase(path), openSharedDatabase(path)]
  const changesOf = (database: DatabaseSync) => () =>
    followChanges(sqliteWorks(database), wakeAtCommits(database, 10))
  return { opens: [openOver(one), openOver(other)], changesOf: [changesOf(one), changesOf(other)] }
})
