import * as z from 'zod/mini'
import {
  enquiryNumberSchema,
  instantSchema,
  listSchema,
  personKeySchema,
  staffIdSchema,
  statusSchema,
} from './basics.ts'
import { brandSchema } from './brand.ts'
import { draftSchema } from './draft.ts'
import { eventSchema } from './enquiry-event.ts'
import { planSchema } from './plan.ts'
import { quarantineSchema } from './quarantine.ts'

const consentSchema = z.object({
  email: z.boolean(),
  whatsapp: z.boolean(),
  givenAt: z.nullable(instantSchema),
})

/** GET /enquiries/:number, and the answer of each act on one. */
export const enquiryDetailSchema = z.object({
  number: enquiryNumberSchema,
  version: z.int().check(z.nonnegative()),
  list: listSchema,
  status: statusSchema,
  who: z.nullable(staffIdSchema),
  name: z.string(),
  firstName: z.string(),
  email: z.string(),
  /** E.164, or as it was typed where it is no number. */
  phone: z.string(),
  /** What they answered beside the fields that every enquiry has, such as when they may be phoned. */
  answers: z.array(z.object({ label: z.string(), text: z.string() })),
  /** The form's category or the solution. */
  category: z.string(),
  message: z.nullable(z.string()),
  /** The page it was sent from. */
  page: z.string(),
  news: consentSchema,
  receivedAt: instantSchema,
  /** By when to answer; null where nothing is due. */
  dueAt: z.nullable(instantSchema),
  /** Of the first answer since they last wrote; null while one is due. */
  answered: z.nullable(
    z.object({ at: instantSchema, by: staffIdSchema, workingMinutes: z.int().check(z.nonnegative()) }),
  ),
  keptUntil: instantSchema,
  personKey: personKeySchema,
  plan: z.nullable(planSchema),
  /** What they saw before they wrote; null if they did not put their name to it. */
  brand: z.nullable(brandSchema),
  held: z.nullable(quarantineSchema),
  facts: z.array(eventSchema),
  draft: z.nullable(draftSchema),
})
export type EnquiryDetail = z.infer<typeof enquiryDetailSchema>
