import { auditContract } from '../contract/audit-contract.ts'
import { describePostgres, newPostgres } from '../testing/test-postgres.ts'
import { postgresDatabase } from './transactions.ts'

describePostgres('postgres audit log', () => {
  auditContract(async () => {
    const postgres = await newPostgres()
    return { database: postgresDatabase(postgres), close: postgres.close }
  })
})
