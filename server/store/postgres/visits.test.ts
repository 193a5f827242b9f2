import { visitStoreContract } from '../contract/visit-store-contract.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { postgresVisits } from './visits.ts'

describePostgres('postgres visits', () => {
  visitStoreContract(async () => {
    const postgres = await openPostgresWithLongTimeouts(await newPostgresUrl())
    return { visits: postgresVisits(postgres), close: postgres.close }
  })
})
