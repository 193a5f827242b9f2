import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import type { Config } from '../config.ts'
import type { ServerContent } from '../content.ts'
import type { Report } from '../log.ts'
import type { VisitStore } from '../visits/visits.ts'
import type { InboxStore } from './inbox-store.ts'
import type { AccessDependencies } from './sign-in/access-dependencies.ts'

/** What administration needs of its surroundings: numbers, subscribers, what is held of a person, settings, mails, exports. */
export type AdministrationDependencies = Pick<
  AccessDependencies,
  'database' | 'audit' | 'secret' | 'now' | 'randomBytes'
> & {
  inbox: InboxStore
  visits: Pick<VisitStore, 'since'>
  content: Pick<ServerContent, 'company' | 'solutions' | 'rateCards'>
  config: Pick<Config, 'mail' | 'webhook' | 'dataDir' | 'siteUrl'> & {
    storage: Pick<Config['storage'], 'ownBackup' | 'manualErasure'>
  }
  report: Report
  /** The day on which what is over is deleted next. */
  nextSweepDay: () => CalendarDate
}
