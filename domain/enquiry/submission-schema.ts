import { z } from 'zod'
import { COLLECTIONS } from './form.ts'
import { RECORD_SCHEMAS } from './record.ts'
import { InvalidSubmissionError, type Submission } from './submission.ts'

// What stands beside a record is our own; a NUL in it would be a fault, and not every store's text can hold one.
const text = z.string().refine((value) => !value.includes('\0'), 'must not hold a NUL')

const consentSchema = z.strictObject({
  purpose: z.enum(['news', 'newsletter']),
  channel: z.enum(['email', 'whatsapp']),
  wording: text,
  page: text,
  givenAt: z.int(),
})

export const besideSchema = z.strictObject({
  collection: z.enum(COLLECTIONS),
  noticeVersion: text,
  consents: z.array(consentSchema),
  key: text.min(1),
  bodyHash: text.min(1),
  quarantine: z.strictObject({ reasons: z.array(text), until: z.int() }).nullable(),
  plan: text.optional(),
})

/**
 * Checks that a store can keep a submission whole and give it back the same.
 *
 * @throws {InvalidSubmissionError} naming the fields at fault, never their values
 */
export function checkSubmission({ collection, record, beside }: Submission): void {
  const checked = [RECORD_SCHEMAS[collection].safeParse(record), besideSchema.safeParse(beside)]
  const issues = checked.flatMap(({ error }) => error?.issues ?? [])
  const faults = issues.map(({ path, message }) => [...path, message].join(': '))
  if (beside.collection !== collection) faults.push('collection: not the same beside it')
  if (faults.length > 0)
    throw new InvalidSubmissionError(`No submission of ${collection}: ${faults.join('; ')}`)
}
