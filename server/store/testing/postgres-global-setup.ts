import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of this run's PostgreSQL; null if none is available. */
    postgresUrl: string | null
  }
}

/** One PostgreSQL for a whole run of the tests; see test-postgres.ts. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  if (!postgres)
    console.warn(
      '\nPostgreSQL is not installed: its tests are SKIPPED (Debian: apt-get install postgresql).\n',
    )
  provide('postgresUrl', postgres?.urlOf('postgres') ?? null)
  return async () => postgres?.remove()
}
