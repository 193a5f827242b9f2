import { visitStoreContract } from '../contract/visit-store-contract.ts'
import { openPatientPostgres } from '../testing/open-patient-postgres.ts'
import { describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { postgresVisits } from './visits.ts'

describePostgres('postgres visits', () => {
  visitStoreContract(async () => {
    const postgres = await openPatientPostgres(await newPostgresUrl())
    return { visits: postgresVisits(postgres), close: postgres.close }
  })
})
