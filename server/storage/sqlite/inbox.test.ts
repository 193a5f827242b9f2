import { randomUUID } from 'node:crypto'
import { inboxContract } from '../contract/inbox/inbox-contract.ts'
import { openSharedDatabase } from '../testing/open-sqlite-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sqliteStore } from './sqlite-store.ts'
import { sqliteWorks } from './works.ts'

const inFolder = temporaryFolder()

inboxContract(async (hooks) => {
  const database = openSharedDatabase(inFolder(`${randomUUID()}.db`))
  return { store: sqliteStore(database, hooks), works: sqliteWorks(database) }
})
