import type { NewFact as SentFact } from '../../../domain/inbox/api/fact.ts'
import { answerHours, deadlineOf } from '../../../domain/inbox/time/deadline.ts'
import type { NewFact } from '../../store/sql/inbox/fact-rows.ts'
import type { EnquiryDependencies } from './enquiry-dependencies.ts'

/** What somebody adds, as it is kept. @param status how far the enquiry has come before it */
export async function factSent(
  { inbox, content, now }: Pick<EnquiryDependencies, 'inbox' | 'content' | 'now'>,
  sent: SentFact,
  by: string,
  status: Extract<NewFact, { kind: 'status' }>['from'],
): Promise<NewFact> {
  const base = { at: now().getTime(), by }
  switch (sent.kind) {
    case 'answered':
      return { ...base, ...sent, mail: null }
    case 'status':
      return { ...base, ...sent, from: status }
    case 'they-answered': {
      const hours = answerHours(content.company.openingHours, await inbox.setting('extraHolidays'))
      return { ...base, ...sent, dueAt: deadlineOf(base.at, hours) }
    }
    default:
      return { ...base, ...sent }
  }
}
