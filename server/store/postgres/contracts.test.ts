import { accessContract } from '../contract/access-contract.ts'
import { auditContract } from '../contract/audit-contract.ts'
import { visitStoreContract } from '../contract/visit-store-contract.ts'
import { watchedContract } from '../contract/watched-contract.ts'
import { describePostgres, newPostgres } from '../testing/test-postgres.ts'
import { postgresVisits } from './postgres-store.ts'
import { postgresDatabase } from './transactions.ts'

async function open() {
  const postgres = await newPostgres()
  const { close } = postgres
  return { database: postgresDatabase(postgres), visits: postgresVisits(postgres), close }
}

describePostgres('postgres staff and sessions', () => accessContract(open))
describePostgres('postgres monitoring', () => watchedContract(open))
describePostgres('postgres audit log', () => auditContract(open))
describePostgres('postgres visits', () => visitStoreContract(open))
