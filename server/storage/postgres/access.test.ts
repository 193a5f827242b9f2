import { accessContract } from '../contract/access-contract.ts'
import { watchedContract } from '../contract/watched-contract.ts'
import { openPatientPostgres } from '../testing/open-patient-postgres.ts'
import { describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { postgresWorks } from './works.ts'

describePostgres('postgres staff and sessions', () => {
  accessContract(open)
})

describePostgres('postgres what is watched', () => {
  watchedContract(open)
})

async function open() {
  const postgres = await openPatientPostgres(await newPostgresUrl())
  return { works: postgresWorks(postgres), close: postgres.close }
}
