import { openedOn } from '../../domain/calendar/working-time.ts'
import type { Company } from '../../domain/content/company.ts'
import { answerHours } from '../../domain/inbox/time/deadline.ts'
import type { Report } from '../log.ts'
import { mailMessage } from '../mail/mail-message.ts'
import { extraHolidays } from '../store/sql/inbox/settings-rows.ts'
import { takeNotices } from '../store/sql/inbox/staff-notices.ts'
import { putIntoOutbox } from '../store/sql/outbox-works.ts'
import type { Work, Works } from '../store/sql/work.ts'

const EVERY_MS = 30_000

/** Mails each of the staff what they are to be told now, in one mail. Of several servers the first one does. */
export function* mailNotices(nowMs: number, openingHours: Company['openingHours']): Work<void> {
  const hours = answerHours(openingHours, yield* extraHolidays())
  for (const { person, notices } of yield* takeNotices(nowMs, openedOn(nowMs, hours))) {
    const mail = { kind: 'staff-notice' as const, at: nowMs, to: person.email, notices }
    const name = `staff-notice.${person.id}.${nowMs}`
    yield* putIntoOutbox(mailMessage({ name, postId: null, mail }), nowMs)
  }
}

type NoticeDependencies = {
  works: Pick<Works, 'write'>
  company: Pick<Company, 'openingHours'>
  now: () => Date
  report: Report
}

/** Mails staff while a server runs. What cannot be done now is done in the next round. */
export function createStaffNotices({ works, company, now, report }: NoticeDependencies): {
  start: () => void
  /** Resolves once nothing more is written. */
  stop: () => Promise<void>
} {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null

  async function mailNow(): Promise<void> {
    const nowMs = now().getTime()
    try {
      await works.write(() => mailNotices(nowMs, company.openingHours))
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
