import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { AnsweredFact } from '../../../domain/inbox/api/fact.ts'

/** The answer that was given last. */
export function lastAnswerOf({ facts }: EnquiryDetail): AnsweredFact | null {
  return facts.findLast((fact): fact is AnsweredFact => fact.kind === 'answered') ?? null
}
