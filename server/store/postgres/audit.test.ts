import { auditContract } from '../contract/audit-contract.ts'
import { openPatientPostgres } from '../testing/open-patient-postgres.ts'
import { describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { postgresWorks } from './works.ts'

describePostgres('postgres audit log', () => {
  auditContract(async () => {
    const postgres = await openPatientPostgres(await newPostgresUrl())
    return { works: postgresWorks(postgres), close: postgres.close }
  })
})
