import type { Outbox } from '../../outbox/outbox.ts'
import { outboxOver } from '../sql/outbox.ts'
import type { Postgres } from './pool.ts'
import { postgresWorks } from './works.ts'

/** The outbox in a database that openPostgres opened; closing it is the caller's. */
export function postgresOutbox(postgres: Pick<Postgres, 'transaction'>): Outbox {
  return outboxOver(postgresWorks(postgres))
}
