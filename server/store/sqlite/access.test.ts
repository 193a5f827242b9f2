import { randomUUID } from 'node:crypto'
import { describe, test } from 'vitest'
import { accessContract, BEFORE_SECRET_MARKS, staysSignedIn } from '../contract/access-contract.ts'
import { watchedContract } from '../contract/watched-contract.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteDatabase } from './transactions.ts'

const inFolder = temporaryFolder()

describe('sqlite staff and sessions', () => {
  accessContract(open)

  test('who was signed in before sessions were marked with the secret stays so, as long as it is the same', async () => {
    const path = inFolder(`${randomUUID()}/access.db`)
    const before = openSqliteDatabase(path)
    for (const sql of BEFORE_SECRET_MARKS) before.exec(sql)
    before.close()
    const database = openSqliteDatabase(path)
    await staysSignedIn(sqliteDatabase(database))
    database.close()
  })
})

describe('sqlite what is watched', () => {
  watchedContract(open)
})

async function open() {
  const database = openSqliteDatabase(inFolder(`${randomUUID()}/access.db`))
  return { database: sqliteDatabase(database), close: async () => database.close() }
}
