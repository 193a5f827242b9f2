import type { Report } from '../log.ts'
import { workOutSomeDeadlines } from '../store/sql/inbox/deadline-backlog.ts'
import type { LogDependencies } from '../store/sql/inbox/enquiry-log.ts'
import type { Works } from '../store/sql/work.ts'
import { startBacklog } from './backlog.ts'

/** Works out in the background by when enquiries are to be answered that were stored before the inbox. */
export function startDeadlineBacklog(works: Works, deadline: LogDependencies['deadline'], report: Report) {
  const backlog = {
    doSome: (limit: number) => workOutSomeDeadlines(works.dialect, deadline, limit),
    left: 'Deadlines of enquiries of before the inbox are nearly right only, until the next start',
  }
  return startBacklog(works, backlog, report)
}
