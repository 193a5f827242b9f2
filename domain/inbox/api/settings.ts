import { z } from 'zod'
import { ENQUIRY_MONTHS } from '../../enquiry/retention.ts'
import { groupedCount } from '../../wording/grouped-count.ts'
import { daySchema, instantSchema } from './basics.ts'
import { mailStateSchema, workingWeekSchema } from './session.ts'

/** All of them go in one request, and no request is longer than 64 KiB. */
export const SAVED_ANSWERS_MAX = 20
export const SAVED_ANSWER_MAX_CHARS = 2_500
const SAVED_ANSWERS_MAX_BYTES = 60_000

const MONTHS_SENTENCE = `Enter 1 to ${ENQUIRY_MONTHS} months: the privacy notice promises no more`

const nameOfAnswer = z.string().trim().min(1, 'Give it a name').max(60)

/** An answer to begin with; what stands in [square brackets] is open, and Send asks for it. `{name}` is the first name. */
export const savedAnswerSchema = z.object({
  id: z.string(),
  name: nameOfAnswer,
  subject: z.string().max(150),
  text: z
    .string()
    .max(
      SAVED_ANSWER_MAX_CHARS,
      `A saved answer has at most ${groupedCount(SAVED_ANSWER_MAX_CHARS)} characters`,
    ),
})
export type SavedAnswer = z.infer<typeof savedAnswerSchema>
/** GET and PUT /saved-answers: all of them, in their order. */
export const savedAnswersSchema = z.object({
  answers: z
    .array(savedAnswerSchema)
    .max(SAVED_ANSWERS_MAX, `Keep at most ${SAVED_ANSWERS_MAX} answers`)
    .refine(
      (answers) => new TextEncoder().encode(JSON.stringify(answers)).length <= SAVED_ANSWERS_MAX_BYTES,
      'Together the answers are too long: please shorten some',
    ),
})

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
  retentionMonths: z
    .int(MONTHS_SENTENCE)
    .min(1, MONTHS_SENTENCE)
    .max(ENQUIRY_MONTHS, MONTHS_SENTENCE)
    .optional(),
  extraHolidays: z.array(daySchema).max(60).optional(),
})
export type ChangeSettings = z.infer<typeof changeSettingsSchema>

/** POST /settings/webhook/test and /settings/webhook/key. The key is shown once. */
export const webhookTestSchema = z.object({ sentence: z.string() })
export const signingKeySchema = z.object({ key: z.string() })
