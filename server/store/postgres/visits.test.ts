import { visitStoreContract } from '../contract/visit-store-contract.ts'
import { describePostgres, newPostgres } from '../testing/test-postgres.ts'
import { postgresVisits } from './postgres-store.ts'

describePostgres('postgres visits', () => {
  visitStoreContract(async () => {
    const postgres = await newPostgres()
    return { visits: postgresVisits(postgres), close: postgres.close }
  })
})
