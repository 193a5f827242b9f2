import { readdirSync, readFileSync } from 'node:fs'
import { afterEach } from 'vitest'
import { backfillContract } from '../contract/inbox/backfill-contract.ts'
import { insertEnquiry } from '../sql/enquiry-queries.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { asOwner, blankPostgresUrl, describePostgres } from '../testing/test-postgres.ts'
import { createPostgres, type Postgres } from './pool.ts'
import { postgresDatabase } from './transactions.ts'

const MIGRATIONS = new URL('../migrations/postgres/', import.meta.url)
const TIMEOUT_DEFAULTS = { answerMs: 60_000, stepMs: 60_000 }

describePostgres('a PostgreSQL of before the inbox', () => {
  const opened: Array<Postgres> = []
  afterEach(async () => {
    for (const postgres of opened.splice(0)) await postgres.close()
  })

  backfillContract(async (stored) => {
    const url = await blankPostgresUrl()
    await asOwner(
      'CREATE TABLE migrations (file TEXT PRIMARY KEY, applied_at TIMESTAMPTZ NOT NULL DEFAULT now())',
      url,
    )
    for (const file of readdirSync(MIGRATIONS).toSorted()) {
      if (file >= '006') break
      await asOwner(readFileSync(new URL(file, MIGRATIONS), 'utf8'), url)
      await asOwner(`INSERT INTO migrations (file) VALUES ('${file}')`, url)
    }
    // Today's statements write columns that came later.
    await asOwner('ALTER TABLE submissions ADD COLUMN extras TEXT, ADD COLUMN mailbox TEXT', url)
    await asOwner(
      'ALTER TABLE consents ADD COLUMN state TEXT, ADD COLUMN at BIGINT, ADD COLUMN author TEXT, ADD COLUMN words TEXT',
      url,
    )
    const old = createPostgres(url, TIMEOUT_DEFAULTS)
    const database = postgresDatabase(old)
    for (const enquiry of stored) await database.transaction((tx) => insertEnquiry(tx, enquiry))
    await old.close()
    await asOwner(
      "UPDATE submissions SET plan = extras::json ->> 'plan', call_time = extras::json ->> 'callTime'",
      url,
    )
    await asOwner('ALTER TABLE submissions DROP COLUMN extras, DROP COLUMN mailbox', url)
    await asOwner(
      'ALTER TABLE consents DROP COLUMN state, DROP COLUMN at, DROP COLUMN author, DROP COLUMN words',
      url,
    )
    const postgres = await openPostgresWithLongTimeouts(url)
    opened.push(postgres)
    return postgresDatabase(postgres)
  })
})
