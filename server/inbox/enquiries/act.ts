import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import type { AuditAct } from '../../store/sql/audit.ts'
import { type Act, commitEvent } from '../../store/sql/inbox/append.ts'
import type { NewEvent } from '../../store/sql/inbox/event-rows.ts'
import type { Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { currentEnquiry } from './detail.ts'
import { noEnquiry } from './enquiry-number.ts'
import type { Reader } from './row.ts'

export const STALE_VERSION_MESSAGE = 'Somebody did something here before you. Please look at it first.'

/**
 * Adds an event to an enquiry and to the audit log, in one transaction.
 *
 * @returns the updated enquiry; a 409 with the current one if it changed meanwhile, or the rules forbid the event
 */
export async function appendEnquiryEvent(
  services: InboxServices,
  reader: Reader,
  { number, event, seen, alsoInTransaction }: Act,
): Promise<EnquiryDetail | Refused> {
  const appended = await commitEvent(services.database, {
    number,
    event,
    seen,
    async alsoInTransaction(tx, added) {
      await alsoInTransaction?.(tx, added)
      await services.audit.append(tx, auditOf(number, added, reader.names)) // last, because it locks the audit log
    },
  })
  if (appended.outcome === 'unknown') return noEnquiry(services, number)
  if (appended.outcome === 'added') return currentEnquiry(services, number, reader.me)
  const refusal = appended.outcome === 'stale' ? STALE_VERSION_MESSAGE : appended.sentence
  return currentEnquiry(services, number, reader.me, refusal)
}

/** The audit entry of an event: an action of ENQUIRY_ACTS, without the enquirer's data. */
export function auditOf(number: number, event: NewEvent, names: ReadonlyMap<string, string>): AuditAct {
  return { at: event.at, actor: event.by ?? 'site', subject: enquiryName(number), ...actIn(event, names) }
}

function actIn(event: NewEvent, names: ReadonlyMap<string, string>): Pick<AuditAct, 'act' | 'data'> {
  switch (event.kind) {
    case 'read':
      return { act: 'opened', data: {} }
    case 'answered':
      return { act: 'answered', data: { way: event.way } }
    case 'taken-back':
      return { act: 'took-answer-back', data: {} }
    case 'note':
      return { act: 'noted', data: {} }
    case 'reminded':
      return { act: event.on === null ? 'ended-reminder' : 'reminded', data: {} }
    case 'status':
      return { act: 'status', data: { from: event.from, to: event.to } }
    case 'given':
      if (event.to === null) return { act: 'let-go', data: {} }
      if (event.to === event.by) return { act: 'took', data: {} }
      return { act: 'gave', data: { name: names.get(event.to) ?? '' } }
    default:
      return { act: event.kind, data: {} }
  }
}
