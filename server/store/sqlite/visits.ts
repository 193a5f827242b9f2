import type { DatabaseSync } from 'node:sqlite'
import type { VisitCount, VisitStore } from '../../visits/visits.ts'
import { visitCountOf } from '../sql/visit-row.ts'
import { writerOf } from './writer.ts'

/** Counts visits in a database that {@link openSqliteDatabase} opened; closing it is the caller's. */
export function sqliteVisits(database: DatabaseSync): VisitStore {
  const insert =
    database.prepare(`INSERT INTO visits (day, page, kind, referrer_host, count) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET count = count + excluded.count`)
  const select = database.prepare(`SELECT day, page, kind, referrer_host, count FROM visits WHERE day >= ?
    ORDER BY day, page, kind, referrer_host`)
  const addAll = (counts: ReadonlyArray<VisitCount>) => {
    for (const { day, page, kind, referrerHost, count } of counts)
      insert.run(day, page, kind, referrerHost, count)
  }
  return {
    add: (counts) => writerOf(database).write(() => addAll(counts)),
    since: (day) => writerOf(database).read(() => select.all(day).map(visitCountOf)),
  }
}
