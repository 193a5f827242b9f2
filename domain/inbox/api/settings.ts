import * as z from 'zod/mini'
import { ENQUIRY_MONTHS } from '../../enquiry/retention.ts'
import { groupedCount } from '../../wording.ts'
import { daySchema, enquiryNumberSchema, instantSchema } from './basics.ts'
import { mailStateSchema, workingWeekSchema } from './session.ts'

/** All answers are sent in one request, whose limit is 64 KiB. */
export const SAVED_ANSWERS_MAX = 20
export const SAVED_ANSWER_MAX_CHARS = 2_500
const SAVED_ANSWERS_MAX_BYTES = 60_000

const MONTHS_SENTENCE = `Enter 1 to ${ENQUIRY_MONTHS} months: the privacy notice promises no more`

const nameOfAnswer = z.string().check(z.trim(), z.minLength(1, 'Give it a name'), z.maxLength(60))

const TOO_LONG = `A saved answer has at most ${groupedCount(SAVED_ANSWER_MAX_CHARS)} characters`

/** A saved answer. Text in [square brackets] is a placeholder, which Send asks to fill in. `{name}` is the first name. */
const savedAnswerSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: nameOfAnswer,
  subject: z.string().check(z.maxLength(150)),
  text: z.string().check(z.maxLength(SAVED_ANSWER_MAX_CHARS, TOO_LONG)),
})
export type SavedAnswer = z.infer<typeof savedAnswerSchema>
/** GET and PUT /saved-answers: all of them, in order. 409 if the revision is outdated. */
export const savedAnswersSchema = z.object({
  revision: z.int().check(z.nonnegative()),
  answers: z.array(savedAnswerSchema).check(
    z.maxLength(SAVED_ANSWERS_MAX, `Keep at most ${SAVED_ANSWERS_MAX} answers`),
    z.refine(
      (answers) => new TextEncoder().encode(JSON.stringify(answers)).length <= SAVED_ANSWERS_MAX_BYTES,
      'Together the answers are too long: please shorten some',
    ),
  ),
})

export type SavedAnswers = z.infer<typeof savedAnswersSchema>

/** GET /settings */
export const settingsSchema = z.object({
  mail: z.extend(mailStateSchema, {
    /** Without SMTP: the folder and the number of files in it. */
    folder: z.nullable(z.string()),
    files: z.int().check(z.nonnegative()),
    from: z.nullable(z.string()),
    /** Confirmations suppressed in the last day by the hourly limit. */
    withheld: z.int().check(z.nonnegative()),
  }),
  backup: z.nullable(
    z.object({
      at: instantSchema,
      bytes: z.int(),
      checkedAt: z.nullable(instantSchema),
      enquiries: z.int(),
      late: z.boolean(),
    }),
  ),
  webhook: z.object({
    url: z.nullable(z.string()),
    /** Set in the server's environment, so not editable here. */
    isGiven: z.boolean(),
    waiting: z.int().check(z.nonnegative()),
    trouble: z.nullable(z.object({ words: z.string(), at: instantSchema, nextTry: instantSchema })),
  }),
  retention: z.object({
    months: z.int().check(z.positive()),
    heldDays: z.int().check(z.positive()),
    /** The enquiries that the next sweep deletes. */
    next: z.object({ enquiries: z.int().check(z.nonnegative()), ofMonth: z.nullable(daySchema) }),
  }),
  workingWeek: workingWeekSchema,
})
export type Settings = z.infer<typeof settingsSchema>

/** Days off in addition to public holidays, including past ones that were not removed. */
export const MAX_DAYS_OFF = 60

/** PUT /settings changes the given fields. Owners only, with `reauthenticate`. */
export const changeSettingsSchema = z.object({
  webhookUrl: z.optional(
    z.union([z.literal(''), z.url({ protocol: /^https$/, error: 'Enter an https address' })]),
  ),
  retentionMonths: z.optional(
    z.int(MONTHS_SENTENCE).check(z.minimum(1, MONTHS_SENTENCE), z.maximum(ENQUIRY_MONTHS, MONTHS_SENTENCE)),
  ),
  extraHolidays: z.optional(z.array(daySchema).check(z.maxLength(MAX_DAYS_OFF))),
})
export type ChangeSettings = z.infer<typeof changeSettingsSchema>

/** POST /settings/webhook/test and /settings/webhook/key. The key is shown once. */
export const webhookTestSchema = z.object({ sentence: z.string() })
export const signingKeySchema = z.object({ key: z.string() })

/** GET /mails: queued, failed, or saved in the folder. Never their text. */
export const mailsSchema = z.object({
  mails: z
    .array(
      z.object({
        outboxId: z.string(),
        /** `Answer`, `Confirmation`, `Confirm your address`, `New enquiry`, `Invitation` */
        kind: z.string(),
        enquiry: z.nullable(enquiryNumberSchema),
        state: z.enum(['waiting', 'failed', 'folder']),
        at: instantSchema,
        nextTry: z.nullable(instantSchema),
        words: z.nullable(z.string()),
      }),
    )
    .check(z.maxLength(200)),
})
export type Mails = z.infer<typeof mailsSchema>
