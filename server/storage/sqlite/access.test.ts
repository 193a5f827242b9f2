import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { accessContract } from '../contract/access-contract.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteWorks } from './works.ts'

const inFolder = temporaryFolder()

describe('sqlite staff and sessions', () => {
  accessContract(async () => {
    const database = openSqliteDatabase(inFolder(`${randomUUID()}/access.db`))
    return { works: sqliteWorks(database), close: async () => database.close() }
  })
})
