import type { Submission } from '../../../domain/enquiry/submission.ts'
import { mailKindOf } from '../../mail/mail-kind.ts'
import type { PersonHeld } from '../../storage/sql/inbox/person.ts'

/**
 * Everything that is held of a person, as the file that they may ask for. Colleagues stand in it by their names; what only tells a
 * repeat from a new form does not stand in it.
 */
export function personFile(held: PersonHeld, nowMs: number, staffName: (id: string) => string): object {
  const { email, submissions, enquiries, subscription, mails, drafts } = held
  return {
    email,
    exportedAt: new Date(nowMs).toISOString(),
    submissions: submissions.map(submissionOf),
    enquiries: enquiries.map(({ row, facts }) => ({
      number: row.number,
      list: row.list,
      log: facts.map(({ by, at, ...fact }) => ({
        ...{ at: new Date(at).toISOString(), by: by === null ? null : staffName(by) },
        ...fact,
      })),
    })),
    subscription,
    mails: mails.map(({ id, waits }) => ({ kind: mailKindOf(id), waits })),
    answersBegun: drafts,
  }
}

function submissionOf({ collection, record, beside }: Submission): object {
  const { key: _key, bodyHash: _bodyHash, collection: _collection, ...rest } = beside
  return { collection, ...record, sentAt: new Date(record.dateSent).toISOString(), ...rest }
}
