import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import type { VisitCount, VisitStore } from '../../visits/visits.ts'
import type { Transaction } from '../sql/database.ts'
import { countSent, findByIdempotencyKey, findEnquiry, touch } from '../sql/enquiry-queries.ts'
import type { EnquiryHooks } from '../sql/store-enquiry.ts'
import { sqlEnquiryStore } from '../sql/store-enquiry.ts'
import { visitsSince } from '../sql/visit-rows.ts'
import type { Postgres } from './pool.ts'
import { postgresDatabase } from './transactions.ts'

/**
 * The store of a database opened by {@link openPostgres}; several servers may share it.
 *
 * @param hooks further work in the transaction of an enquiry, such as its outbox rows
 */
export function postgresStore(postgres: Postgres, hooks: EnquiryHooks = {}): EnquiryStore {
  const database = postgresDatabase(postgres)
  return sqlEnquiryStore({
    database,
    hooks,
    checkWritable: () => database.transaction(checkWriting),
    close: postgres.close,
  })

  /** Checks that an enquiry could be stored: reads the tables and indexes that this needs, and writes a dummy row. */
  async function checkWriting(tx: Transaction): Promise<void> {
    await findByIdempotencyKey(tx, 'write-check')
    await countSent(tx, 'write-check', { sinceMs: 0, untilMs: 0 })
    await findEnquiry(tx, 'write-check')
    await touch(tx)
  }
}

// In a fixed order, because two servers that add the same rows at once could deadlock otherwise.
const ADD = `INSERT INTO visits (day, page, kind, referrer_host, count)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[]) ORDER BY 1, 2, 3, 4
  ON CONFLICT (day, page, kind, referrer_host) DO UPDATE SET count = visits.count + excluded.count`

/** Counts visits in a database opened by {@link openPostgres}, which the caller closes. */
export function postgresVisits(postgres: Postgres): VisitStore {
  return {
    add: async (counts) => void (await postgres.query(ADD, columnsOf(counts))),
    since: (day) => postgresDatabase(postgres).read((tx) => visitsSince(tx, day)),
  }
}

function columnsOf(counts: ReadonlyArray<VisitCount>): Array<ReadonlyArray<unknown>> {
  return [
    counts.map(({ day }) => day),
    counts.map(({ page }) => page),
    counts.map(({ kind }) => kind),
    counts.map(({ referrerHost }) => referrerHost),
    counts.map(({ count }) => count),
  ]
}
