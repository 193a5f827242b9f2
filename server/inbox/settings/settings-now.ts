import { stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { addDays, type CalendarDate, dayInMonth } from '../../../domain/calendar/calendar.ts'
import { answerHours } from '../../../domain/calendar/deadline.ts'
import { dayOf, momentOf } from '../../../domain/calendar/time-of-day.ts'
import { keptUntil, QUARANTINE_DAYS } from '../../../domain/enquiry/retention.ts'
import type { Settings } from '../../../domain/inbox/api/settings.ts'
import { MAX_BACKUP_AGE_MS, newestCopy } from '../../backup/copies.ts'
import { savedEmailFolder, savedEmails } from '../../mail/saved-emails.ts'
import { MAIL_TOPIC, WEBHOOK_TOPIC } from '../../store/outbox.ts'
import { confirmationsSince } from '../../store/sql/confirmation-counts.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { expiringEnquiries, retentionMonths } from '../../store/sql/inbox/retention.ts'
import { readSetting } from '../../store/sql/inbox/settings-rows.ts'
import { backlogOf, openMessages } from '../../store/sql/outbox-messages.ts'
import { undeliveredCounts } from '../../store/sql/watched-counts.ts'
import { lastAttemptAt } from '../enquiries/shown-events.ts'
import type { InboxServices } from '../services.ts'

const MAX_MESSAGES_READ = 20
/** Withheld confirmations are shown for a day: this hour and those before. */
const HOURS_BEFORE = 23
/** Months differ in length by three days at most. */
const DAYS_AROUND = 4

/** Reads everything that the settings page shows. */
export function createSettingsNow(services: InboxServices): () => Promise<Settings> {
  const { database, config, content, now } = services
  const newestBackup = createNewestBackup(config.dataDir)
  return async () => {
    const nowMs = now().getTime()
    const { daysOff, months, mails, withheld, next } = await database.read((tx) =>
      storedSettings(tx, services, nowMs),
    )
    const { days, opens, closes } = answerHours(content().company.openingHours, daysOff)
    return {
      mail: { ...mails, withheld, ...(await mailDelivery(services)) },
      backup: config.storage.ownBackup === null ? await newestBackup(nowMs) : null,
      webhook: await webhookState(services, nowMs),
      retention: { months, heldDays: QUARANTINE_DAYS, next },
      workingWeek: { days: [...days], opens, closes, extraHolidays: [...daysOff] },
    }
  }
}

async function storedSettings(tx: Transaction, { nextSweepDay }: InboxServices, nowMs: number) {
  const months = await retentionMonths(tx)
  const { count, oldestMs } = await expiringEnquiries(
    tx,
    momentOf(firstKept(nextSweepDay(), months), '00:00'),
  )
  return {
    months,
    daysOff: await readSetting(tx, 'extraHolidays'),
    mails: await undeliveredCounts(tx, MAIL_TOPIC),
    withheld: (await confirmationsSince(tx, nowMs, HOURS_BEFORE)).withheld,
    next: { enquiries: count, ofMonth: oldestMs === null ? null : dayOf(oldestMs) },
  }
}

/** The earliest day whose enquiries are still stored on a given day. */
function firstKept(day: CalendarDate, months: number): CalendarDate {
  let firstDay = addDays(dayInMonth(day, -months, Number(day.slice(-2))), -DAYS_AROUND)
  while (keptUntil(momentOf(firstDay, '12:00'), months) < day) firstDay = addDays(firstDay, 1)
  return firstDay
}

async function mailDelivery({ config, content }: InboxServices) {
  const from = config.mail.from ?? content().company.email?.value ?? null
  if (config.mail.smtp) return { way: 'smtp' as const, folder: null, files: 0, from }
  const folder = savedEmailFolder(config.dataDir)
  return { way: 'folder' as const, folder, files: (await savedEmails(folder)).length, from }
}

async function webhookState(
  { database, config }: InboxServices,
  nowMs: number,
): Promise<Settings['webhook']> {
  const [url, { waiting }, messages] = await database.read(async (tx) => {
    const open = await openMessages(tx, WEBHOOK_TOPIC, MAX_MESSAGES_READ)
    return [await readSetting(tx, 'webhookUrl'), await backlogOf(tx, WEBHOOK_TOPIC), open] as const
  })
  const trouble = messages.find(({ words, failedMs }) => words !== null && failedMs === null)
  return {
    url: config.webhook?.url ?? url,
    isGiven: config.webhook !== null,
    waiting,
    trouble: trouble
      ? {
          words: trouble.words ?? '',
          at: lastAttemptAt(trouble) ?? trouble.sinceMs,
          nextTry: trouble.nextTryMs ?? nowMs,
        }
      : null,
  }
}

/**
 * Reads the newest backup of the embedded store; null without one. A copy gets its final name only after it was checked, and does not
 * change after that.
 *
 * @returns a function that counts the enquiries of each copy once
 */
function createNewestBackup(dataDir: string): (nowMs: number) => Promise<Settings['backup']> {
  let lastCount = { path: '', enquiries: 0 }
  return async (nowMs) => {
    const copy = await newestCopy(dataDir)
    const file = copy && (await stat(copy.path).catch(() => null))
    if (!file) return null
    if (lastCount.path !== copy.path) lastCount = { path: copy.path, enquiries: countIn(copy.path) }
    return {
      at: copy.madeAtMs,
      bytes: file.size,
      checkedAt: Math.round(file.mtimeMs),
      enquiries: lastCount.enquiries,
      late: nowMs - copy.madeAtMs > MAX_BACKUP_AGE_MS,
    }
  }
}

function countIn(path: string): number {
  const copy = new DatabaseSync(path, { readOnly: true })
  try {
    return Number(copy.prepare('SELECT count(*) AS count FROM submissions').get()?.count)
  } finally {
    copy.close()
  }
}
