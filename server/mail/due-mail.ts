import { z } from 'zod'
import { CALL_TIMES } from '../../domain/enquiry/form.ts'

const moment = z.int() // epoch milliseconds

/** The figures of a plan as they were when it was sent: a mail that waits for three days still names these. */
const planSchema = z.strictObject({
  reference: z.string(),
  /** What is priced, by its key in the price list. */
  need: z.string(),
  query: z.string(),
  totalLabel: z.string(),
  totalCents: z.int(),
  lumpSumCents: z.int(),
  eachCents: z.int(),
  months: z.int(),
  firstDue: z.string(),
  codeOn: z.string(),
  validDays: z.int(),
})
export type MailedPlan = z.infer<typeof planSchema>

/** A product as the visitor saw it. */
const brandSchema = z.strictObject({
  /** Empty: under its own name. */
  name: z.string(),
  colour: z.string().nullable(),
  product: z.strictObject({ slug: z.string(), title: z.string() }).nullable(),
  href: z.string(),
})

const newEnquirySchema = z.strictObject({
  kind: z.literal('new-enquiry'),
  at: moment,
  number: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  about: z.string(),
  page: z.string(),
  sentAt: moment,
  answerBy: moment,
  callTime: z.enum(CALL_TIMES).nullable(),
  /** null: the form has no field for one. */
  message: z.string().nullable(),
  plan: planSchema.nullable(),
  /** Mails that waited from before have none. */
  brand: brandSchema.nullable().default(null),
})

const confirmationSchema = z.strictObject({
  kind: z.literal('confirmation'),
  at: moment,
  to: z.string(),
  answerBy: moment,
  /** `our contact form` */
  form: z.string(),
  plan: planSchema.nullable(),
})

const confirmAddressSchema = z.strictObject({
  kind: z.literal('confirm-address'),
  at: moment,
  to: z.string(),
  /** The link's token: sealed, as only its hash is kept. */
  token: z.string(),
  until: moment,
})

const invitationSchema = z.strictObject({
  kind: z.literal('invitation'),
  at: moment,
  to: z.string(),
  by: z.string(),
  /** Who else works there already, beside who invites. */
  others: z.array(z.string()),
  token: z.string(),
  until: moment,
})

const replySchema = z.strictObject({
  kind: z.literal('reply'),
  at: moment,
  to: z.string(),
  by: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The query of the plan to attach as PDF. */
  attachPlan: z.string().nullable(),
})

/** What a mail's message in the outbox holds: what it says, not how. It is written out when it is sent. */
export const dueMailSchema = z.discriminatedUnion('kind', [
  newEnquirySchema,
  confirmationSchema,
  confirmAddressSchema,
  invitationSchema,
  replySchema,
])
export type DueMail = z.infer<typeof dueMailSchema>

export type NewEnquiry = z.infer<typeof newEnquirySchema>
export type Confirmation = z.infer<typeof confirmationSchema>
export type ConfirmAddress = z.infer<typeof confirmAddressSchema>
export type Invitation = z.infer<typeof invitationSchema>
export type Reply = z.infer<typeof replySchema>
