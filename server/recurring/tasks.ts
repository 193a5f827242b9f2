import { queueReminders } from '../calls/queue-reminders.ts'
import type { Config } from '../config.ts'
import type { ServerContent } from '../content.ts'
import type { AuditWatch } from '../inbox/audit/audit-watch.ts'
import { sweepAccess } from '../inbox/sign-in/sweep-access.ts'
import { mailNotices } from '../inbox/staff-notices.ts'
import type { Report } from '../log.ts'
import type { MailDelivery } from '../mail/open-mail-delivery.ts'
import { removeObsolete, savedEmailFolder } from '../mail/saved-emails.ts'
import type { DailySweep } from '../retention/daily-sweep.ts'
import type { RecurringTask } from '../run-tasks.ts'
import { bringForward } from '../store/sql/outbox-messages.ts'
import type { Stores } from '../store/store-driver.ts'
import type { VisitCounter } from '../visits/visit-counter.ts'
import { createWebhookCourier } from '../webhook/send-webhook.ts'
import { webhookKeySealer, webhookOf } from '../webhook/webhook-setting.ts'
import type { Website } from '../website/website.ts'
import { createConfirmationAlarm, createOverdueAlarm } from './alarms.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

export type DeliveryDependencies = {
  config: Pick<Config, 'webhook' | 'dataDir'>
  secret: string
  stores: Pick<Stores, 'outbox' | 'database'>
  now: () => Date
  report: Report
  mail: MailDelivery
}

type Dependencies = DeliveryDependencies & {
  content: () => Pick<ServerContent, 'company'>
  visits: VisitCounter
  auditWatch: AuditWatch
  dailySweep: DailySweep
  website: Pick<Website, 'notePresence' | 'follow' | 'beginDuePrices'>
}

/**
 * All recurring work of a running server, except that of the store's driver, which watches for changes. Several servers on one
 * database all run these tasks; each entry says what prevents them from doing something twice.
 */
export function recurringTasks(dependencies: Dependencies): Array<RecurringTask> {
  const { stores, content, visits, auditWatch, dailySweep, website, now } = dependencies
  const { database } = stores
  return [
    ...deliveryTasks(dependencies),
    {
      // The first server marks the notices as sent, in the transaction that queues them.
      name: 'staff notices',
      everyMs: 30 * SECOND_MS,
      run: () =>
        database.transaction((tx) => mailNotices(tx, now().getTime(), content().company.openingHours)),
      failure: 'Staff cannot be mailed their reminders and notices for now',
    },
    {
      // The first server marks the reminders as queued, in the transaction that queues them.
      name: 'reminders of calls',
      everyMs: 30 * SECOND_MS,
      run: () =>
        database.transaction((tx) =>
          queueReminders(tx, { secret: dependencies.secret, nowMs: now().getTime() }),
        ),
      failure: 'Visitors cannot be reminded of their calls for now',
    },
    {
      // Each server has a row of its own.
      name: 'presence of this server',
      everyMs: 10 * SECOND_MS,
      run: website.notePresence,
      failure: 'That this server is there cannot be noted for now',
    },
    {
      // Each server shows the version that is live in the database.
      name: 'live version of the site',
      everyMs: SECOND_MS,
      run: website.follow,
      failure: 'The live version of the site cannot be shown for now',
    },
    {
      // The first server adds the version; the second finds one being built. The mail's id contains the list.
      name: 'price lists whose day has come',
      everyMs: SECOND_MS, // so that they begin at midnight
      run: website.beginDuePrices,
      failure: 'Whether a price list begins could not be looked for',
    },
    {
      // Each server writes the visits that it has counted.
      name: 'visits',
      everyMs: 5 * SECOND_MS,
      run: visits.flush,
      failure: 'Visits cannot be counted for now',
      atStop: visits.flush,
    },
    {
      // Each server writes the note into its own data folder.
      name: 'end of the audit log',
      everyMs: MINUTE_MS,
      run: auditWatch.writeAnchor,
      failure: 'The end of the audit log cannot be noted beside the database',
      atStop: auditWatch.writeAnchor,
    },
    {
      // Idempotent: the second server finds no rows.
      name: 'ended sessions and links',
      everyMs: HOUR_MS,
      run: () => sweepAccess(database, now().getTime()),
      failure: 'Sessions that have ended could not be deleted',
    },
    {
      // Once a day, by the server that gets the lease from the database.
      name: 'daily sweep',
      everyMs: HOUR_MS,
      run: ({ stopping }) => dailySweep.sweepIfDue(stopping),
      failure: 'What is to be deleted could not be: it is tried again in an hour',
    },
  ]
}

/** Sends the messages of the outbox, and raises alarms if they do not go out. */
export function deliveryTasks(dependencies: DeliveryDependencies): Array<RecurringTask> {
  const { config, secret, stores, now, report, mail } = dependencies
  const { database, outbox } = stores
  const keySealer = webhookKeySealer(secret)
  const setting = () => database.read((tx) => webhookOf(tx, config.webhook, keySealer))
  const alarm = { database, hasWebhook: async () => (await setting()) !== null, now, report }
  return [
    {
      // A server claims each message for a minute, during which no other tries it.
      name: 'mails',
      everyMs: SECOND_MS,
      run: mail.deliverDue,
      failure: 'The outbox could not be read',
      atStop: mail.close,
    },
    {
      // As for mails.
      name: 'webhooks',
      everyMs: SECOND_MS,
      run: createWebhookCourier({ outbox, setting, now, report }),
      failure: 'The outbox could not be read',
    },
    {
      // Both servers log it. The webhook message's id is the hour, so only the first is queued.
      name: 'alarm: mail is overdue',
      everyMs: 30 * SECOND_MS,
      run: createOverdueAlarm(alarm),
      failure: 'Whether mail goes out could not be asked',
    },
    {
      // As for the previous alarm.
      name: 'alarm: too many confirmations',
      everyMs: 30 * SECOND_MS,
      run: createConfirmationAlarm(alarm),
      failure: 'Whether confirmations are left out could not be asked',
    },
    {
      // Idempotent: the second server finds no rows.
      name: 'messages of a clock that was put back',
      everyMs: 30 * SECOND_MS,
      run: async () => {
        const count = await database.transaction((tx) => bringForward(tx, now().getTime()))
        if (count > 0)
          report('warn', { count }, 'Messages were due far ahead: a clock was put back. They go out now')
      },
      failure: 'Messages that are due far ahead could not be looked for',
    },
    {
      // Each server cleans its own data folder.
      name: 'saved mails',
      everyMs: 30 * SECOND_MS,
      run: () => removeObsolete(savedEmailFolder(config.dataDir), database),
      failure: 'Mails that no longer wait could not be removed from their folder',
    },
  ]
}
