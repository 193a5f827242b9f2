import { z } from 'zod'
import { ENQUIRY_MONTHS } from '../../enquiry/retention.ts'
import { daySchema, instantSchema } from './basics.ts'
import { mailStateSchema, workingWeekSchema } from './session.ts'

const nameOfAnswer = z.string().trim().min(1, 'Give it a name').max(60)

/** An answer to begin with; what stands in [square brackets] is open, and Send asks for it. `{name}` is the first name. */
export const savedAnswerSchema = z.object({
  id: z.string().min(1).max(64),
  name: nameOfAnswer,
  subject: z.string().max(150),
  text: z.string().max(20_000),
})
export type SavedAnswer = z.infer<typeof savedAnswerSchema>
/** GET and PUT /saved-answers: all of them, in their order. */
export const savedAnswersSchema = z.object({ answers: z.array(savedAnswerSchema).max(50) })

/** GET /settings */
export const settingsSchema = z.object({
  mail: mailStateSchema.extend({
    /** Without SMTP: the folder and how many files are in it. */
    folder: z.string().nullable(),
    files: z.int().nonnegative(),
    from: z.string().nullable(),
  }),
  backup: z
    .object({
      at: instantSchema,
      bytes: z.int(),
      checkedAt: instantSchema.nullable(),
      enquiries: z.int(),
      late: z.boolean(),
    })
    .nullable(),
  webhook: z.object({
    url: z.string().nullable(),
    waiting: z.int().nonnegative(),
    trouble: z.object({ words: z.string(), at: instantSchema, nextTry: instantSchema }).nullable(),
  }),
  retention: z.object({
    months: z.int().positive(),
    heldDays: z.int().positive(),
    /** What the next sweep deletes. */
    next: z.object({ enquiries: z.int().nonnegative(), ofMonth: daySchema.nullable() }),
  }),
  workingWeek: workingWeekSchema,
})
export type Settings = z.infer<typeof settingsSchema>

/** PUT /settings: what is given is changed. Owners only, with `reauthenticate`. */
export const changeSettingsSchema = z.object({
  webhookUrl: z
    .union([z.literal(''), z.url({ protocol: /^https$/, error: 'Enter an https address' })])
    .optional(),
  retentionMonths: z.int().min(1).max(ENQUIRY_MONTHS).optional(),
  extraHolidays: z.array(daySchema).max(60).optional(),
})
export type ChangeSettings = z.infer<typeof changeSettingsSchema>

/** POST /settings/webhook/test and /settings/webhook/key. The key is shown once. */
export const webhookTestSchema = z.object({ sentence: z.string() })
export const signingKeySchema = z.object({ key: z.string() })
