import { auditContract } from '../contract/audit-contract.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { postgresWorks } from './works.ts'

describePostgres('postgres audit log', () => {
  auditContract(async () => {
    const postgres = await openPostgresWithLongTimeouts(await newPostgresUrl())
    return { works: postgresWorks(postgres), close: postgres.close }
  })
})
