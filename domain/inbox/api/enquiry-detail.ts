import * as z from 'zod/mini'
import { CALL_REFUSALS, STATUSES } from '../events/kinds.ts'
import {
  centsSchema,
  daySchema,
  enquiryNumberSchema,
  instantSchema,
  listSchema,
  personKeySchema,
  staffIdSchema,
  statusSchema,
  typedEmailSchema,
  waySchema,
} from './basics.ts'

export const REPLY_MAX_CHARS = 20_000
export const SUBJECT_MAX_CHARS = 150

/** PUT /drafts/:number, every two seconds while it changes. One draft for each person and enquiry. DELETE discards it. */
export const draftTextSchema = z.object({
  subject: z.string().check(z.maxLength(SUBJECT_MAX_CHARS)),
  text: z.string().check(z.maxLength(REPLY_MAX_CHARS)),
  attachPlan: z.boolean(),
})
export type DraftText = z.infer<typeof draftTextSchema>

export const draftSchema = z.extend(draftTextSchema, { keptAt: instantSchema })
export type Draft = z.infer<typeof draftSchema>

/** The plan that came with an enquiry, as it was offered: its total and months are the stored ones. */
const planSchema = z.object({
  /** `EST-8THH-12` */
  reference: z.string(),
  /** The first day of its price list. */
  priceList: daySchema,
  totalCents: centsSchema,
  lumpSumCents: centsSchema,
  months: z.int().check(z.positive()),
  eachCents: centsSchema,
  lastCents: centsSchema,
  firstDue: daySchema,
  /** The date of the last instalment, after which the client gets the source code. */
  handover: daySchema,
  schedule: z.array(z.object({ no: z.int().check(z.positive()), date: daySchema, amountCents: centsSchema })),
  /** The lines by its price list; null if the list is missing or gives another total than the offer. */
  breakdown: z.nullable(
    z.object({
      lines: z.array(z.object({ name: z.string(), amountCents: centsSchema })),
      /** Addresses on this site: `/calculator?…`, `/inbox/api/enquiries/4412/plan.pdf`. */
      calculatorHref: z.string().check(z.startsWith('/')),
      pdfHref: z.string().check(z.startsWith('/')),
    }),
  ),
})
export type PlanOfEnquiry = z.infer<typeof planSchema>

/** The brand in which the sender saw a product on the public page. */
const brandSchema = z.object({
  /** Empty: they saw the product under its own name. */
  name: z.string(),
  /** Null: in the product's own colours. */
  colour: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /** Null: they chose no product, or it is no longer offered. */
  product: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  /** The public page as they saw it: `/your-name?…`. */
  href: z.string().check(z.startsWith('/')),
})
export type BrandOfEnquiry = z.infer<typeof brandSchema>

/** Why an enquiry is in quarantine, until when, and the parts of its message that caused it. */
const quarantineSchema = z.object({
  /** The stored reasons: see domain/inbox/words/quarantine-words.ts. */
  reasons: z.array(z.string()).check(z.minLength(1)),
  until: instantSchema,
  links: z.int().check(z.nonnegative()),
  /** Ranges of the message, in UTF-16 units: [from, to). */
  marks: z.array(z.tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())])),
})
export type Quarantine = z.infer<typeof quarantineSchema>

const channelSchema = z.enum(['email', 'whatsapp'])

const base = z.object({
  id: z.int().check(z.positive()),
  at: instantSchema,
  /** Null for the site itself. */
  by: z.nullable(staffIdSchema),
})

/** The delivery of one email: undo is open until `until`; `waiting` in the outbox; `taken` by the mail server; `failed` permanently. */
const deliverySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('undoable'), until: instantSchema, undoId: z.string() }),
  z.object({
    state: z.literal('waiting'),
    /** The reason in words; null before the first attempt. */
    reason: z.nullable(z.string()),
    lastTry: z.nullable(instantSchema),
    nextTry: instantSchema,
  }),
  z.object({ state: z.literal('taken'), at: instantSchema }),
  z.object({ state: z.literal('failed'), at: instantSchema, words: z.string(), outboxId: z.string() }),
])
export type Delivery = z.infer<typeof deliverySchema>

/** `edited`: the time of the last edit; null if it was never edited. */
const textShape = { words: z.string(), edited: z.nullable(instantSchema) }

const callShape = { startsAt: instantSchema, minutes: z.int().check(z.positive()), staff: staffIdSchema }

/** A call that did not take place; `dueAt`: the new deadline. */
const failedCallShape = { startsAt: instantSchema, words: z.string(), dueAt: instantSchema }

/** The events of an enquiry, oldest first. 'read' events are not sent: they only affect `unread` in a row. */
const eventSchema = z.discriminatedUnion('kind', [
  z.extend(base, { kind: z.literal('received') }),
  z.extend(base, { kind: z.literal('held-back') }),
  z.extend(base, { kind: z.literal('released') }),
  z.extend(base, { kind: z.literal('given'), to: z.nullable(staffIdSchema) }),
  z.extend(base, {
    kind: z.literal('answered'),
    way: waySchema,
    words: z.string(),
    /** Null for answers by telephone or WhatsApp. */
    mail: z.nullable(
      z.object({
        to: z.string(),
        subject: z.string(),
        /** The file name of the attached plan. */
        attached: z.nullable(z.string()),
        delivery: deliverySchema,
      }),
    ),
  }),
  z.extend(base, { kind: z.literal('called'), way: waySchema, words: z.string() }),
  z.extend(base, { kind: z.literal('corrected-address'), from: z.string(), to: z.string() }),
  z.extend(base, { kind: z.literal('they-answered'), ...textShape }),
  z.extend(base, {
    kind: z.literal('consent-withdrawn'),
    channel: channelSchema,
    words: z.nullable(z.string()),
  }),
  z.extend(base, { kind: z.literal('note'), ...textShape }),
  z.extend(base, { kind: z.literal('no-answer-needed') }),
  z.extend(base, { kind: z.literal('status'), from: z.enum(STATUSES), to: z.enum(STATUSES) }),
  z.extend(base, { kind: z.literal('reminded'), on: z.nullable(daySchema) }),
  z.extend(base, { kind: z.literal('call-booked'), ...callShape }),
  z.extend(base, { kind: z.literal('call-not-booked'), startsAt: instantSchema, why: z.enum(CALL_REFUSALS) }),
  z.extend(base, { kind: z.literal('call-moved'), ...callShape, from: instantSchema }),
  z.extend(base, { kind: z.literal('call-cancelled'), ...failedCallShape }),
  z.extend(base, { kind: z.literal('call-missed'), ...failedCallShape }),
  z.extend(base, { kind: z.literal('call-given'), staff: staffIdSchema }),
])
export type EnquiryEvent = z.infer<typeof eventSchema>
export type AnsweredEvent = Extract<EnquiryEvent, { kind: 'answered' }>

const words = z.string().check(z.trim(), z.maxLength(20_000))

/** The events that staff add by hand. Replies by mail are added by POST …/reply. */
export const newEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read') }),
  z.object({ kind: z.literal('given'), to: z.nullable(staffIdSchema) }),
  z.object({ kind: z.literal('answered'), way: z.enum(['telephone', 'whatsapp']), words }),
  /** An attempt to reach them without success: shown in the thread, but not an answer. */
  z.object({ kind: z.literal('called'), way: z.enum(['telephone', 'whatsapp']), words }),
  z.object({ kind: z.literal('corrected-address'), to: typedEmailSchema }),
  z.object({ kind: z.literal('they-answered'), words: words.check(z.minLength(1, 'Enter what they wrote')) }),
  z.object({ kind: z.literal('note'), words: words.check(z.minLength(1, 'Write a note first')) }),
  z.object({ kind: z.literal('no-answer-needed') }),
  /** `fact`: the id of the current user's own note, or of an answer from the enquirer. */
  z.object({
    kind: z.literal('edited'),
    fact: z.int().check(z.positive()),
    words: words.check(z.minLength(1, 'Write something first')),
  }),
  /** `fact`: the id of a 'they-answered' or 'no-answer-needed' event. */
  z.object({ kind: z.literal('undone'), fact: z.int().check(z.positive()) }),
  z.object({ kind: z.literal('status'), to: z.enum(STATUSES) }),
  /** `words`: the reason, which the visitor reads. */
  z.object({ kind: z.literal('call-cancelled'), words: words.check(z.minLength(1, 'Write why')) }),
  /** The visitor is mailed other times. */
  z.object({ kind: z.literal('call-missed'), words }),
  z.object({ kind: z.literal('call-given'), staff: staffIdSchema }),
  /** Null removes the reminder. */
  z.object({ kind: z.literal('reminded'), on: z.nullable(daySchema) }),
])
export type NewEvent = z.infer<typeof newEventSchema>

/** The maximum number of related enquiries. */
export const MAX_RELATED = 5

/** Another enquiry from the same e-mail address, or only from the same telephone number. */
const relatedSchema = z.object({
  number: enquiryNumberSchema,
  name: z.string(),
  about: z.string(),
  list: listSchema,
  receivedAt: instantSchema,
  isSameAddress: z.boolean(),
})
export type RelatedEnquiry = z.infer<typeof relatedSchema>

/** `by` gets a mail when the office opens on that day, or on the next working day. */
const reminderSchema = z.object({ on: daySchema, by: z.nullable(staffIdSchema) })

/** `free`: who else could phone then. `zone`: the time zone of the visitor's browser, if it has another time than ours. */
const callSchema = z.object({
  startsAt: instantSchema,
  endsAt: instantSchema,
  staff: staffIdSchema,
  zone: z.nullable(z.string()),
  confirmed: z.boolean(),
  free: z.array(staffIdSchema),
})

/** A consent to news. `by` is null if they withdrew it themselves, by the link in a newsletter. */
const consentSchema = z.object({
  channel: channelSchema,
  givenAt: instantSchema,
  withdrawn: z.nullable(z.object({ at: instantSchema, by: z.nullable(staffIdSchema) })),
})

const enquirySchema = z.object({
  number: enquiryNumberSchema,
  version: z.int().check(z.nonnegative()),
  list: listSchema,
  name: z.string(),
  /** The assignee. */
  who: z.nullable(staffIdSchema),
  /** The deadline; null if no answer is due. */
  dueAt: z.nullable(instantSchema),
  reminder: z.nullable(reminderSchema),
})

/** GET /enquiries/:number, and the response to each action on an enquiry. */
export const enquiryDetailSchema = z.extend(enquirySchema, {
  status: statusSchema,
  firstName: z.string(),
  email: z.string(),
  /** E.164, or the typed text if it is not a valid number. */
  phone: z.string(),
  /** Answers to fields that not every form has, such as when to phone. */
  answers: z.array(z.object({ label: z.string(), text: z.string() })),
  /** The form's category or the solution. */
  category: z.string(),
  message: z.nullable(z.string()),
  /** The page it was sent from. */
  page: z.string(),
  /** Consents to news, including withdrawn ones. */
  news: z.array(consentSchema),
  receivedAt: instantSchema,
  /** The first answer since the enquirer's latest message; null while one is due. */
  answered: z.nullable(
    z.object({ at: instantSchema, by: staffIdSchema, workingMinutes: z.int().check(z.nonnegative()) }),
  ),
  /** The booked call; null without one. */
  call: z.nullable(callSchema),
  keptUntil: instantSchema,
  personKey: personKeySchema,
  /** Other enquiries, newest first. */
  related: z.array(relatedSchema).check(z.maxLength(MAX_RELATED)),
  plan: z.nullable(planSchema),
  /** The brand in which they saw a product; null if they did not use their own. */
  brand: z.nullable(brandSchema),
  /** Null outside quarantine. */
  held: z.nullable(quarantineSchema),
  /** Our confirmation, if the mail server refused it permanently; without `outboxId` it was dismissed. */
  refusedConfirmation: z.nullable(
    z.object({ to: z.string(), words: z.string(), outboxId: z.nullable(z.string()) }),
  ),
  /** The wanted time of a call that is not booked: it was no longer free, or the enquiry was imported. */
  wantedCallAt: z.nullable(instantSchema),
  /** The events. */
  facts: z.array(eventSchema),
  draft: z.nullable(draftSchema),
})
export type EnquiryDetail = z.infer<typeof enquiryDetailSchema>

/** One row of a list. */
export const enquiryRowSchema = z.extend(enquirySchema, {
  /** `Ecommerce · R 64 170,00 · 12 months`, or the form's category or solution without a plan. */
  about: z.string(),
  /** The beginning of the message; null for a form without a message. */
  snippet: z.nullable(z.string()),
  /** The time of the latest event that counts for the order of the list. */
  lastAt: instantSchema,
  /** Not yet opened by the current user. */
  unread: z.boolean(),
  /** The mail server's words if an answer failed permanently. */
  undelivered: z.nullable(z.string()),
  /** When a quarantined enquiry is deleted. */
  heldUntil: z.nullable(instantSchema),
  /** When the booked call begins; null without one. */
  callAt: z.nullable(instantSchema),
})
export type EnquiryRow = z.infer<typeof enquiryRowSchema>
