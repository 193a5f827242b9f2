import { inboxContract } from '../contract/inbox/inbox-contract.ts'
import { openPatientPostgres } from '../testing/open-patient-postgres.ts'
import { describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresWorks } from './works.ts'

describePostgres('the inbox in PostgreSQL', () => {
  inboxContract(async (hooks) => {
    const postgres = await openPatientPostgres(await newPostgresUrl())
    return { store: postgresStore(postgres, hooks), works: postgresWorks(postgres) }
  })
})
