import { z } from 'zod'
import { type Enquiry, InvalidEnquiryError } from './enquiry.ts'
import { EXTRA_SHAPE, storedTextSchema as text } from './extra-answers.ts'
import { COLLECTIONS } from './form.ts'
import { RECORD_SCHEMAS, sentEstimateSchema } from './record.ts'

const consentSchema = z.strictObject({
  purpose: z.enum(['news', 'newsletter']),
  channel: z.enum(['email', 'whatsapp']),
  wording: text,
  page: text,
  givenAt: z.int(),
  withdrawn: z.strictObject({ at: z.int(), by: text.nullable(), words: text.nullable() }).optional(),
})

export const metadataSchema = z.strictObject({
  collection: z.enum(COLLECTIONS),
  noticeVersion: text,
  consents: z.array(consentSchema),
  key: text.min(1),
  bodyHash: text.min(1),
  quarantine: z.strictObject({ reasons: z.array(text), until: z.int() }).nullable(),
  plan: text.optional(),
  estimate: sentEstimateSchema.optional(),
  brand: text.optional(),
  callAt: text.optional(),
  ...EXTRA_SHAPE,
})

/**
 * Checks that an enquiry has the shape of its collection, so that every store returns it unchanged.
 *
 * @throws {InvalidEnquiryError} naming the invalid fields, never their values
 */
export function checkEnquiry({ collection, record, metadata }: Enquiry): void {
  const checked = [RECORD_SCHEMAS[collection].safeParse(record), metadataSchema.safeParse(metadata)]
  const issues = checked.flatMap(({ error }) => error?.issues ?? [])
  const faults = issues.map(({ path, message }) => [...path, message].join(': '))
  if (metadata.collection !== collection) faults.push('collection: differs from that of the metadata')
  if (faults.length > 0) throw new InvalidEnquiryError(`No enquiry of ${collection}: ${faults.join('; ')}`)
}
