import { accessContract } from '../contract/access-contract.ts'
import { watchedContract } from '../contract/watched-contract.ts'
import { describePostgres, newPostgres } from '../testing/test-postgres.ts'
import { postgresDatabase } from './transactions.ts'

describePostgres('postgres staff and sessions', () => {
  accessContract(open)
})

describePostgres('postgres monitoring', () => {
  watchedContract(open)
})

async function open() {
  const postgres = await newPostgres()
  return { database: postgresDatabase(postgres), close: postgres.close }
}
