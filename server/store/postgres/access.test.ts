import { test } from 'vitest'
import { accessContract, BEFORE_SECRET_MARKS, staysSignedIn } from '../contract/access-contract.ts'
import { watchedContract } from '../contract/watched-contract.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { asOwner, blankPostgresUrl, describePostgres, newPostgres } from '../testing/test-postgres.ts'
import { postgresDatabase } from './transactions.ts'

describePostgres('postgres staff and sessions', () => {
  accessContract(open)

  test('who was signed in before sessions were marked with the secret stays so, as long as it is the same', async () => {
    const url = await blankPostgresUrl()
    await (await openPostgresWithLongTimeouts(url)).close()
    for (const sql of BEFORE_SECRET_MARKS) await asOwner(sql, url)
    const postgres = await openPostgresWithLongTimeouts(url)
    await staysSignedIn(postgresDatabase(postgres))
    await postgres.close()
  })
})

describePostgres('postgres what is watched', () => {
  watchedContract(open)
})

async function open() {
  const postgres = await newPostgres()
  return { database: postgresDatabase(postgres), close: postgres.close }
}
