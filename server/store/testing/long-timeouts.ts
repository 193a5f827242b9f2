import { openPostgres, type PostgresTimeouts } from '../postgres/database.ts'
import type { Postgres } from '../postgres/pool.ts'

/** Long enough for a busy machine, so that tests do not depend on its load. */
export const LONG_TIMEOUTS: PostgresTimeouts = {
  answerMs: 60_000,
  stepMs: 60_000,
  startMs: 60_000,
  connectMs: 60_000,
}

/**
 * Opens a database as {@link openPostgres} does, with timeouts for a busy machine.
 *
 * @param timeouts shorter ones that a test needs
 */
export function openPostgresWithLongTimeouts(
  url: string,
  { mustExist = false, ...timeouts }: Partial<PostgresTimeouts> & { mustExist?: boolean } = {},
): Promise<Postgres> {
  return openPostgres(url, { mustExist, timeouts: { ...LONG_TIMEOUTS, ...timeouts } })
}
