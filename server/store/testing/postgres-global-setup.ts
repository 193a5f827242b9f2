import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of this run; null where there is none to be had. */
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
