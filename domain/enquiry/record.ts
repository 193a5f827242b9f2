import { z } from 'zod'

/** A post's id, as the Firebase Realtime Database makes its push ids: 20 characters. */
export const PUSH_ID = /^[-0-9A-Z_a-z]{20}$/

/** The anonymous user id of a visitor: 28 letters and digits, as the hosted database makes them. */
export const USER_ID = /^[A-Za-z0-9]{28}$/

const postId = z.string().regex(PUSH_ID)
const userId = z.string().regex(USER_ID)
const dateSent = z.int().nonnegative() // epoch milliseconds

// Records are checked for shape only: a rule that changes must not make an older enquiry unreadable.
const person = {
  firstName: z.string(),
  surname: z.string(),
  phoneNumber: z.string(), // E.164
  email: z.string(),
}

const sentEstimateSchema = z.strictObject({
  version: z.string(),
  choices: z.strictObject({
    need: z.string(),
    units: z.int().optional(),
    design: z.string(),
    extras: z.array(z.strictObject({ key: z.string(), quantity: z.int() })),
  }),
  total: z.int(), // cents, VAT included
  months: z.int(),
})
/** The plan that came with a contact message, worked out by the server: rate card, choices, total in cents, months. */
export type SentEstimate = z.infer<typeof sentEstimateSchema>

export const contactRecordSchema = z.strictObject({
  ...person,
  postId,
  message: z.string(),
  dateSent,
  userId,
  category: z.string(),
  estimate: sentEstimateSchema.optional(),
})
/** A contact message: the brief's fields (section 3), and `estimate` if a plan came with it. */
export type ContactRecord = z.infer<typeof contactRecordSchema>

export const leadRecordSchema = z.strictObject({ ...person, postId, userId, dateSent, category: z.string() })
/** A white-label lead, exactly the brief's fields (section 3); `category` holds the solution's title. */
export type LeadRecord = z.infer<typeof leadRecordSchema>

export const newsletterRecordSchema = z.strictObject({
  email: z.string(),
  postId,
  userId,
  dateSent,
  status: z.literal('pending'),
})
/** A newsletter subscription that waits for its confirmation. */
export type NewsletterRecord = z.infer<typeof newsletterRecordSchema>
