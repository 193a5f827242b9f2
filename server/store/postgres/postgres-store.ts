import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import type { EnquiryHooks } from '../sql/enquiry-hooks.ts'
import { countSent, findEnquiry, standingUnder, touch } from '../sql/enquiry-queries.ts'
import { sqlEnquiryStore } from '../sql/enquiry-store.ts'
import type { Work } from '../sql/work.ts'
import type { Postgres } from './pool.ts'
import { postgresWorks } from './works.ts'

/**
 * The store over a database that {@link openPostgres} opened; any number of servers may share it.
 *
 * @param hooks what else belongs into the transaction of an enquiry, such as its outbox row
 */
export function postgresStore(postgres: Postgres, hooks: Partial<EnquiryHooks> = {}): EnquiryStore {
  const works = postgresWorks(postgres)
  return sqlEnquiryStore({
    works,
    hooks,
    checkWritable: () => works.write(checkWriting),
    close: postgres.close,
  })

  /** Reads through every table and index that adding needs, then writes a row that nothing reads. */
  function* checkWriting(): Work<void> {
    yield* standingUnder('write-check')
    yield* countSent('write-check', { sinceMs: 0, untilMs: 0 })
    yield* findEnquiry(works.dialect, 'write-check')
    yield* touch()
  }
}
