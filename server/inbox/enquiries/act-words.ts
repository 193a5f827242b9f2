import { enquiryName } from '../../../domain/inbox/words/names.ts'
import type { AuditAct } from '../../store/sql/audit.ts'
import type { NewFact } from '../../store/sql/inbox/fact-rows.ts'

type Told = Pick<AuditAct, 'act' | 'data'>

/** How the audit log tells of what somebody added to an enquiry: what is in ENQUIRY_ACTS, nothing of the enquirer. */
export function auditOf(number: number, fact: NewFact, names: ReadonlyMap<string, string>): AuditAct {
  return { at: fact.at, who: fact.by ?? 'site', subject: enquiryName(number), ...toldOf(fact, names) }
}

function toldOf(fact: NewFact, names: ReadonlyMap<string, string>): Told {
  switch (fact.kind) {
    case 'read':
      return { act: 'opened', data: {} }
    case 'answered':
      return { act: 'answered', data: { way: fact.way } }
    case 'taken-back':
      return { act: 'took-answer-back', data: {} }
    case 'note':
      return { act: 'noted', data: {} }
    case 'status':
      return { act: 'status', data: { from: fact.from, to: fact.to } }
    case 'given':
      if (fact.to === null) return { act: 'let-go', data: {} }
      if (fact.to === fact.by) return { act: 'took', data: {} }
      return { act: 'gave', data: { name: names.get(fact.to) ?? '' } }
    default:
      return { act: fact.kind, data: {} }
  }
}
