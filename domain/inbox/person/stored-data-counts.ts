import { counted } from '../../wording.ts'
import { countedEnquiries } from '../words/names.ts'

/** How much is held of one person; visits are counted without anybody. */
export type StoredDataCounts = {
  enquiries: number
  plans: number
  answers: number
  notes: number
  consents: number
  mails: number
  subscriptions: number
}

/** `1 enquiry, 1 plan, 3 answers and 1 subscription`: what there is, for a receipt; `nothing` if there is none. */
export function countStoredData(counts: StoredDataCounts): string {
  const there = namedCounts(counts)
  const last = there.pop()
  if (last === undefined) return 'nothing'
  return there.length === 0 ? last : `${there.join(', ')} and ${last}`
}

function namedCounts({
  enquiries,
  plans,
  answers,
  notes,
  consents,
  mails,
  subscriptions,
}: StoredDataCounts): Array<string> {
  const named: Array<[count: number, words: string]> = [
    [enquiries, countedEnquiries(enquiries)],
    [plans, counted(plans, 'plan')],
    [answers, counted(answers, 'answer')],
    [notes, counted(notes, 'note')],
    [consents, counted(consents, 'consent')],
    [mails, counted(mails, 'mail')],
    [subscriptions, counted(subscriptions, 'subscription')],
  ]
  return named.filter(([count]) => count > 0).map(([, words]) => words)
}
