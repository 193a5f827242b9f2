import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { accessContract } from '../contract/access-contract.ts'
import { auditContract } from '../contract/audit-contract.ts'
import { outboxContract } from '../contract/outbox-contract.ts'
import { visitStoreContract } from '../contract/visit-store-contract.ts'
import { watchedContract } from '../contract/watched-contract.ts'
import { sqlOutbox } from '../sql/outbox.ts'
import { PUT_SQL } from '../testing/explain.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteVisits } from './sqlite-store.ts'
import { sqliteDatabase } from './transactions.ts'

const inFolder = temporaryFolder()
const newPath = () => inFolder(`${randomUUID()}.db`)

async function open() {
  const connection = openSqliteDatabase(newPath())
  const close = async () => connection.close()
  return { database: sqliteDatabase(connection), visits: sqliteVisits(connection), close }
}

describe('sqlite staff and sessions', () => accessContract(open))
describe('sqlite monitoring', () => watchedContract(open))
describe('sqlite audit log', () => auditContract(open))
describe('sqlite visits', () => visitStoreContract(open))
describe('sqlite outbox', () => {
  outboxContract(async () => {
    const path = newPath()
    const outboxes = Array.from({ length: 4 }, () => sqlOutbox(sqliteDatabase(openSqliteDatabase(path))))
    const insert = openSqliteDatabase(path).prepare(PUT_SQL.replaceAll('$', '?'))
    return { outboxes, put: async (topic, id, lane = null) => void insert.run(topic, id, lane) }
  })
})
