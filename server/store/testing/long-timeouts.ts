import { openPostgres, type PostgresTimeouts } from '../postgres/database.ts'
import type { Postgres } from '../postgres/pool.ts'

/** Long enough for a busy machine, so that tests do not depend on its load. */
export const PATIENT: PostgresTimeouts = {
  answerMs: 60_000,
  stepMs: 60_000,
  startMs: 60_000,
  connectMs: 60_000,
}

/**
 * Opens a database as {@link openPostgres} does, and waits for it for as long as a busy machine needs.
 *
 * @param patience shorter timeouts that a test needs
 */
export function openPostgresWithLongTimeouts(
  url: string,
  { mustExist = false, ...patience }: Partial<PostgresTimeouts> & { mustExist?: boolean } = {},
): Promise<Postgres> {
  return openPostgres(url, { mustExist, patience: { ...PATIENT, ...patience } })
}
