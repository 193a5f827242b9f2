import { answerHours } from '../../domain/calendar/deadline.ts'
import { openingTimeBefore } from '../../domain/calendar/working-time.ts'
import type { Company } from '../../domain/content/company.ts'
import { mailMessage } from '../mail/mail-message.ts'
import type { Transaction } from '../store/sql/database.ts'
import { extraHolidays } from '../store/sql/inbox/settings-rows.ts'
import { takeNotices } from '../store/sql/inbox/staff-notices.ts'
import { putIntoOutbox } from '../store/sql/outbox.ts'

/** Queues one mail with all due notices for each member of staff; only one of several servers does. */
export async function mailNotices(
  tx: Transaction,
  nowMs: number,
  openingHours: Company['openingHours'],
): Promise<void> {
  const hours = answerHours(openingHours, await extraHolidays(tx))
  for (const { person, notices } of await takeNotices(tx, nowMs, openingTimeBefore(nowMs, hours))) {
    const mail = { kind: 'staff-notice' as const, at: nowMs, to: person.email, notices }
    const name = `staff-notice.${person.id}.${nowMs}`
    await putIntoOutbox(tx, mailMessage({ name, postId: null, mail }), nowMs)
  }
}
