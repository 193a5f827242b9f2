import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { postgresVisits } from '../postgres/visits.ts'
import { openSqliteDatabase } from '../sqlite/database.ts'
import { sqliteVisits } from '../sqlite/visits.ts'
import { openPatientPostgres } from '../testing/open-patient-postgres.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { visitStoreContract } from './visit-store-contract.ts'

const inFolder = temporaryFolder()

describe('sqlite visits', () => {
  visitStoreContract(async () => {
    const database = openSqliteDatabase(inFolder(`${randomUUID()}/visits.db`))
    return { visits: sqliteVisits(database), close: async () => database.close() }
  })
})

describePostgres('postgres visits', () => {
  visitStoreContract(async () => {
    const postgres = await openPatientPostgres(await newPostgresUrl())
    return { visits: postgresVisits(postgres), close: postgres.close }
  })
})
