import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { visitStoreContract } from '../contract/visit-store-contract.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteVisits } from './sqlite-store.ts'

const inFolder = temporaryFolder()

describe('sqlite visits', () => {
  visitStoreContract(async () => {
    const database = openSqliteDatabase(inFolder(`${randomUUID()}/visits.db`))
    return { visits: sqliteVisits(database), close: async () => database.close() }
  })
})
