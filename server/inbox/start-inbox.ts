import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { answerHours } from '../../domain/calendar/deadline.ts'
import { topicsOf } from '../../domain/inbox/words/topics.ts'
import { newestCopy } from '../backup/copies.ts'
import type { Config } from '../config.ts'
import type { ServerContent } from '../content.ts'
import { describeIn, productNamesIn } from '../enquiries/describe.ts'
import type { Printer } from '../http/threads/drawing-thread.ts'
import type { Report } from '../log.ts'
import { tokenSealer } from '../mail/link-token.ts'
import { planPrinter } from '../mail/print-plan.ts'
import { secretMarkOf } from '../secrets.ts'
import { MAIL_TOPIC } from '../store/outbox.ts'
import { auditLog } from '../store/sql/audit.ts'
import { extraHolidays } from '../store/sql/inbox/settings-rows.ts'
import { undeliveredCounts } from '../store/sql/watched-counts.ts'
import type { Stores } from '../store/store-driver.ts'
import type { Website } from '../website/website.ts'
import { createAuditWatch } from './audit/audit-watch.ts'
import { startDescribingOldEnquiries } from './describe-older.ts'
import { mailInvitations } from './people/mail-invitations.ts'
import type { AppShellData, InboxServices } from './services.ts'
import type { MetricsDependencies } from './watch/metrics.ts'

type StartDependencies = {
  config: Pick<Config, 'mail' | 'webhook' | 'siteUrl' | 'dataDir' | 'storage' | 'metricsToken'>
  /** The content of the current release. */
  content: () => ServerContent
  secret: string
  stores: Stores
  now: () => Date
  randomBytes: InboxServices['randomBytes']
  report: Report
  printer: Printer
  website: Website
  /** The day of the next retention sweep. */
  nextSweepDay: () => CalendarDate
}

/** The services of the inbox while the server runs. */
export type RunningInbox = {
  services: Omit<InboxServices, 'countRejection' | 'page'>
  /** null: there are no metrics. */
  metrics: MetricsDependencies | null
  start: () => void
  stop: () => Promise<void>
}

export function createInbox(dependencies: StartDependencies): RunningInbox {
  const { config, content, secret, stores, now, randomBytes, report, printer, nextSweepDay, website } =
    dependencies
  const { database, changes } = stores
  const audit = auditLog(secret)
  const auditWatch = createAuditWatch({ database, audit, dataDir: config.dataDir, now, report })
  let describing: ReturnType<typeof startDescribingOldEnquiries> | undefined
  return {
    services: {
      database,
      audit,
      enquiries: stores.enquiries,
      visits: stores.visits,
      auditWatch,
      changes,
      content,
      config,
      secret,
      secretMark: secretMarkOf(secret),
      now,
      randomBytes,
      report,
      siteUrl: config.siteUrl,
      appShell: () => appShellOf(dependencies),
      printPlan: planPrinter({ content, siteUrl: config.siteUrl, now, printer }),
      sendInvitation: mailInvitations(tokenSealer(secret)),
      nextSweepDay,
      website,
    },
    metrics: metricsOf(dependencies),
    start: () => {
      describing = startDescribingOldEnquiries(database, describeIn(content()), report)
    },
    stop: async () => {
      await describing?.stop()
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

async function appShellOf({ config, content, stores }: StartDependencies): Promise<AppShellData> {
  const { openingHours, tradingName, email } = content().company
  const [daysOff, mails] = await stores.database.read(async (tx) => {
    return [await extraHolidays(tx), await undeliveredCounts(tx, MAIL_TOPIC)] as const
  })
  const { days, opens, closes } = answerHours(openingHours, daysOff)
  return {
    workingWeek: { days: [...days], opens, closes, extraHolidays: [...daysOff] },
    mail: { way: config.mail.smtp ? 'smtp' : 'folder', ...mails },
    company: { name: tradingName.value, mailbox: config.mail.from ?? email?.value ?? '' },
    topics: topicsOf(productNamesIn(content())),
  }
}
