import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { answerHours } from '../../domain/inbox/time/deadline.ts'
import { topicsOf } from '../../domain/inbox/words/topics.ts'
import { newestCopy } from '../backup/copies.ts'
import type { Config } from '../config.ts'
import type { ServerContent } from '../content.ts'
import type { Report } from '../log.ts'
import { MAIL_TOPIC, tokenSealer } from '../mail/mail-message.ts'
import { planPrinter } from '../mail/print-plan.ts'
import type { Printer } from '../plan/pdf/printer.ts'
import { auditLog } from '../store/sql/audit.ts'
import { extraHolidays } from '../store/sql/inbox/settings-rows.ts'
import { sqlInbox } from '../store/sql/inbox/sql-inbox.ts'
import { openMails } from '../store/sql/watched-counts.ts'
import type { Stores } from '../store/store-driver.ts'
import type { InboxDependencies } from './add-inbox.ts'
import type { AdministrationDependencies } from './administration-dependencies.ts'
import { addAdministrationRoutes } from './administration-routes.ts'
import { createAuditWatch } from './audit/audit-watch.ts'
import { startDescribingOlder } from './describe-older.ts'
import { addEnquiries } from './enquiries/add-enquiries.ts'
import { describeIn, productNamesIn } from './enquiries/describe.ts'
import { mailInvitations } from './people/people.ts'
import type { Frame } from './sign-in/account-routes.ts'
import { sweepAccess } from './sign-in/sweep-access.ts'
import { createStaffNotices } from './staff-notices.ts'
import type { MetricsDependencies } from './watch/metrics.ts'

const SWEPT_EVERY_MS = 3_600_000

type StartDependencies = {
  config: Pick<Config, 'mail' | 'webhook' | 'siteUrl' | 'dataDir' | 'storage' | 'metricsToken'>
  content: ServerContent
  secret: string
  stores: Stores
  now: () => Date
  randomBytes: InboxDependencies['randomBytes']
  report: Report
  printer: Printer
  /** When what is over is deleted next, epoch milliseconds. */
  nextSweepDay: () => CalendarDate
}

/** What the app needs of the inbox, and what goes on beside it while a server runs. */
export type RunningInbox = {
  parts: Omit<InboxDependencies, 'refused' | 'page'>
  /** null: nobody may read metrics. */
  metrics: MetricsDependencies | null
  start: () => void
  stop: () => Promise<void>
}

export function createInbox(all: StartDependencies): RunningInbox {
  const { config, content, secret, stores, now, randomBytes, report, printer, nextSweepDay } = all
  const { database, changes } = stores
  const audit = auditLog(secret)
  const administration: AdministrationDependencies = {
    database,
    audit,
    secret,
    now,
    randomBytes,
    content,
    config,
    report,
    inbox: sqlInbox(database),
    visits: stores.visits,
    nextSweepDay,
  }
  const watch = createAuditWatch({ database, audit, dataDir: config.dataDir, now, report })
  const notices = createStaffNotices({ database, company: content.company, now, report })
  const enquiries = {
    database,
    audit,
    now,
    randomBytes,
    content,
    inbox: sqlInbox(database),
    enquiries: stores.enquiries,
    mail: async () => (await frameOf(all)).mail,
    printPlan: planPrinter({ content, siteUrl: config.siteUrl, now, printer }),
  }
  let timer: NodeJS.Timeout | undefined
  let describing: ReturnType<typeof startDescribingOlder> | undefined
  const sweep = () => {
    sweepAccess(database, now().getTime()).catch((error: unknown) =>
      report('warn', { err: error }, 'Sessions that have ended could not be deleted'),
    )
  }
  return {
    parts: {
      database,
      audit,
      watch,
      changes,
      secret,
      now,
      randomBytes,
      siteUrl: config.siteUrl,
      companyName: content.company.tradingName.value,
      sendInvitation: mailInvitations(tokenSealer(secret)),
      frame: () => frameOf(all),
      addRoutes: (routes, refused) => {
        addEnquiries(routes, refused, enquiries)
        addAdministrationRoutes(routes, administration)
      },
    },
    metrics: metricsOf(all),
    start: () => {
      watch.start()
      notices.start()
      sweep()
      describing = startDescribingOlder(database, describeIn(content), report)
      timer = setInterval(sweep, SWEPT_EVERY_MS).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await Promise.all([watch, notices, describing].map((each) => each?.stop()))
    },
  }
}

function metricsOf({ config, stores, now }: StartDependencies): MetricsDependencies | null {
  const { metricsToken, storage, dataDir } = config
  if (metricsToken === null) return null
  const newestBackupAt = async () =>
    storage.ownBackup === null ? ((await newestCopy(dataDir))?.madeAtMs ?? null) : undefined
  return { token: metricsToken, database: stores.database, newestBackupAt, now }
}

async function frameOf({ config, content, stores }: StartDependencies): Promise<Frame> {
  const { openingHours, tradingName, email } = content.company
  const [daysOff, mails] = await stores.database.read(async (tx) => {
    return [await extraHolidays(tx), await openMails(tx, MAIL_TOPIC)] as const
  })
  const { days, opens, closes } = answerHours(openingHours, daysOff)
  return {
    workingWeek: { days: [...days], opens, closes, extraHolidays: [...daysOff] },
    mail: { way: config.mail.smtp ? 'smtp' : 'folder', ...mails },
    company: { name: tradingName.value, mailbox: config.mail.from ?? email?.value ?? '' },
    topics: topicsOf(productNamesIn(content)),
  }
}
