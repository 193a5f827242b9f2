import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { accessContract } from '../contract/access-contract.ts'
import { watchedContract } from '../contract/watched-contract.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteDatabase } from './transactions.ts'

const inFolder = temporaryFolder()

describe('sqlite staff and sessions', () => {
  accessContract(open)
})

describe('sqlite monitoring', () => {
  watchedContract(open)
})

async function open() {
  const database = openSqliteDatabase(inFolder(`${randomUUID()}/access.db`))
  return { database: sqliteDatabase(database), close: async () => database.close() }
}
