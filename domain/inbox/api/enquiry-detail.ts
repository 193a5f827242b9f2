import { z } from 'zod'
import {
  enquiryNumberSchema,
  instantSchema,
  listSchema,
  personKeySchema,
  staffIdSchema,
  statusSchema,
} from './basics.ts'
import { draftSchema } from './draft.ts'
import { factSchema } from './fact.ts'
import { heldSchema } from './held.ts'
import { planSchema } from './plan.ts'

const consentSchema = z.object({
  email: z.boolean(),
  whatsapp: z.boolean(),
  givenAt: instantSchema.nullable(),
})

/** GET /enquiries/:number, and the answer of each act on one. */
export const enquiryDetailSchema = z.object({
  number: enquiryNumberSchema,
  version: z.int().nonnegative(),
  list: listSchema,
  status: statusSchema,
  who: staffIdSchema.nullable(),
  name: z.string(),
  firstName: z.string(),
  email: z.string(),
  /** E.164, or as it was typed where it is no number. */
  phone: z.string(),
  /** When they may be phoned, in words; null if they did not say. */
  callTime: z.string().nullable(),
  /** The form's category or the solution. */
  category: z.string(),
  message: z.string().nullable(),
  /** The page it was sent from. */
  page: z.string(),
  news: consentSchema,
  receivedAt: instantSchema,
  /** By when to answer; null where nothing is due. */
  dueAt: instantSchema.nullable(),
  /** Of the first answer since they last wrote; null while one is due. */
  answered: z
    .object({ at: instantSchema, by: staffIdSchema, workingMinutes: z.int().nonnegative() })
    .nullable(),
  keptUntil: instantSchema,
  personKey: personKeySchema,
  plan: planSchema.nullable(),
  held: heldSchema.nullable(),
  facts: z.array(factSchema),
  draft: draftSchema.nullable(),
})
export type EnquiryDetail = z.infer<typeof enquiryDetailSchema>
