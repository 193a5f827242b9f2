import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { upgradeContract } from '../contract/upgrade-contract.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { asOwner, blankPostgresUrl, describePostgres } from '../testing/test-postgres.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresDatabase } from './transactions.ts'

const FIXTURE = readFileSync(new URL('../testing/version-0.10.0/postgres.sql', import.meta.url), 'utf8')
const LAYOUT = `SELECT table_name, column_name, data_type, collation_name, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = current_schema() ORDER BY 1, 2`
const SCHEMA_OBJECTS = `SELECT regexp_replace(indexdef, ' ON .*\\.', ' ON ') AS part
  FROM pg_indexes WHERE schemaname = current_schema()
  UNION ALL SELECT event_object_table || ' ' || trigger_name FROM information_schema.triggers WHERE trigger_schema = current_schema()
  UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = current_schema()::regnamespace ORDER BY 1`

async function urlOfVersion010(): Promise<string> {
  const url = await blankPostgresUrl()
  await asOwner(FIXTURE, url)
  return url
}

describePostgres('PostgreSQL', () => {
  upgradeContract(async (hooks) => {
    const postgres = await openPostgresWithLongTimeouts(await urlOfVersion010())
    return { store: postgresStore(postgres, hooks), database: postgresDatabase(postgres) }
  })

  test('an upgraded database has the layout of a new one', async () => {
    const urls = [await urlOfVersion010(), await blankPostgresUrl()]
    for (const url of urls) await (await openPostgresWithLongTimeouts(url)).close()
    for (const sql of [LAYOUT, SCHEMA_OBJECTS]) {
      const [upgraded, fresh] = await Promise.all(urls.map((url) => asOwner(sql, url)))
      expect(upgraded).toEqual(fresh)
    }
  })

  test('a database older than 0.10.0 is refused unchanged, with the version to start first', async () => {
    const url = await urlOfVersion010()
    await asOwner("DELETE FROM migrations WHERE file > '024'", url)
    await expect(openPostgresWithLongTimeouts(url)).rejects.toThrow(
      'Start version 0.10.0 once with it, then this one',
    )
    expect(await asOwner("SELECT to_regclass('notices') AS found", url)).toEqual([{ found: null }])
  })
})
