import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { auditContract } from '../contract/audit-contract.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteDatabase } from './transactions.ts'

const inFolder = temporaryFolder()

describe('sqlite audit log', () => {
  auditContract(async () => {
    const database = openSqliteDatabase(inFolder(`${randomUUID()}/audit.db`))
    return { database: sqliteDatabase(database), close: async () => database.close() }
  })
})
