import { openPostgres, type PostgresPatience } from '../postgres/database.ts'
import type { Postgres } from '../postgres/pool.ts'

/** However busy the machine is: what a test finds must not depend on it. */
export const PATIENT: PostgresPatience = {
  answerMs: 60_000,
  stepMs: 60_000,
  startMs: 60_000,
  connectMs: 60_000,
}

/**
 * Opens a database as {@link openPostgres} does, and waits for it for as long as a busy machine needs.
 *
 * @param patience what is to run out sooner
 */
export function openPostgresWithLongTimeouts(
  url: string,
  { mustExist = false, ...patience }: Partial<PostgresPatience> & { mustExist?: boolean } = {},
): Promise<Postgres> {
  return openPostgres(url, { mustExist, patience: { ...PATIENT, ...patience } })
}
