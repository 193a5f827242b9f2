import { openedOn } from '../../domain/calendar/working-time.ts'
import type { Company } from '../../domain/content/company.ts'
import { answerHours } from '../../domain/inbox/time/deadline.ts'
import type { Report } from '../log.ts'
import { mailMessage } from '../mail/mail-message.ts'
import type { Database, Transaction } from '../store/sql/database.ts'
import { extraHolidays } from '../store/sql/inbox/settings-rows.ts'
import { takeNotices } from '../store/sql/inbox/staff-notices.ts'
import { putIntoOutbox } from '../store/sql/outbox-transactions.ts'

const EVERY_MS = 30_000

/** Mails each of the staff what they are to be told now, in one mail. Of several servers the first one does. */
export async function mailNotices(
  tx: Transaction,
  nowMs: number,
  openingHours: Company['openingHours'],
): Promise<void> {
  const hours = answerHours(openingHours, await extraHolidays(tx))
  for (const { person, notices } of await takeNotices(tx, nowMs, openedOn(nowMs, hours))) {
    const mail = { kind: 'staff-notice' as const, at: nowMs, to: person.email, notices }
    const name = `staff-notice.${person.id}.${nowMs}`
    await putIntoOutbox(tx, mailMessage({ name, postId: null, mail }), nowMs)
  }
}

type NoticeDependencies = {
  database: Pick<Database, 'transaction'>
  company: Pick<Company, 'openingHours'>
  now: () => Date
  report: Report
}

/** Mails staff while a server runs. What cannot be done now is done in the next round. */
export function createStaffNotices({ database, company, now, report }: NoticeDependencies): {
  start: () => void
  /** Resolves once nothing more is written. */
  stop: () => Promise<void>
} {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null

  async function mailNow(): Promise<void> {
    const nowMs = now().getTime()
    try {
      await database.transaction((tx) => mailNotices(tx, nowMs, company.openingHours))
    } catch (error) {
      report('warn', { err: error }, 'Staff cannot be mailed for now of what they are to be told')
    } finally {
      round = null
    }
  }
  function begin(): void {
    round ??= mailNow()
  }
  return {
    start: () => {
      begin()
      timer = setInterval(begin, EVERY_MS).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}
