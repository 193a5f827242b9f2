import type { VisitCount, VisitStore } from '../../visits/visits.ts'
import { visitCountOf } from '../sql/visit-row.ts'
import type { Postgres } from './pool.ts'

// In one order always: two servers that add the same rows at once would otherwise wait for each other for ever.
const ADD = `INSERT INTO visits (day, page, kind, referrer_host, count)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[]) ORDER BY 1, 2, 3, 4
  ON CONFLICT (day, page, kind, referrer_host) DO UPDATE SET count = visits.count + excluded.count`
const SINCE = `SELECT day, page, kind, referrer_host, count FROM visits WHERE day >= $1
  ORDER BY day, page, kind, referrer_host`

/** Counts visits in a database that {@link openPostgres} opened; closing it is the caller's. */
export function postgresVisits({ query }: Pick<Postgres, 'query'>): VisitStore {
  return {
    add: async (counts) => void (await query(ADD, columnsOf(counts))),
    since: async (day) => (await query(SINCE, [day])).map(visitCountOf),
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
