import type { Report } from '../log.ts'
import { indexSomeOfBacklog } from '../store/sql/inbox/search-backlog.ts'
import type { PlanReference } from '../store/sql/inbox/search-rows.ts'
import type { Works } from '../store/sql/work.ts'
import { startBacklog } from './backlog.ts'

/** Indexes in the background what staff could not search before: contact details of enquiries that an earlier version stored. */
export function startSearchBacklog(works: Works, planReference: PlanReference, report: Report) {
  const backlog = {
    doSome: (limit: number) => indexSomeOfBacklog(works.dialect, planReference, limit),
    left: 'Older contact details are not searchable before the next start',
  }
  return startBacklog(works, backlog, report)
}
