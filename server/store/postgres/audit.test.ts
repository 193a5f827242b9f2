import { auditContract } from '../contract/audit-contract.ts'
import { describePostgres, newPostgres } from '../testing/test-postgres.ts'
import { postgresWorks } from './works.ts'

describePostgres('postgres audit log', () => {
  auditContract(async () => {
    const postgres = await newPostgres()
    return { works: postgresWorks(postgres), close: postgres.close }
  })
})
