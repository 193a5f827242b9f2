import * as z from 'zod/mini'
import { EMAIL_MAX_CHARS, readEmail } from '../../enquiry/email.ts'
import { ANSWER_CHANNELS, LISTS, STATUSES } from '../events/kinds.ts'
import { ROLES } from '../permissions.ts'
import '../../enquiry/uncompiled-schemas.ts'

/** Epoch milliseconds of the server's clock. */
export const instantSchema = z.int().check(z.nonnegative())

/** A typed e-mail address, validated by the rule of the visitors' forms. */
export const typedEmailSchema = z.pipe(
  z.string(),
  z.transform((typed, { issues }) => {
    const parsed = readEmail(typed, EMAIL_MAX_CHARS)
    if ('email' in parsed) return parsed.email
    issues.push({ code: 'custom', message: parsed.fault, input: typed })
    return z.NEVER
  }),
)

/** A whole number of cents, VAT included. */
export const centsSchema = z.int()

/** A day in South Africa, `2026-11-23`. */
export const daySchema = z.iso.date()

/** The running number of an enquiry: 4412 for E-4412. */
export const enquiryNumberSchema = z.int().check(z.positive())

/** An opaque cursor of a list: the next page begins after it. */
export const cursorSchema = z.string().check(z.minLength(1), z.maxLength(200))

/** The periods of the statistics, in weeks. */
const SPANS = [4, 12, 52] as const
export const spanSchema = z.literal(SPANS)
export type Span = (typeof SPANS)[number]

/** The id of a member of staff, as in events. */
export const staffIdSchema = z.string().check(z.minLength(1), z.maxLength(64))

/** The key of a person: random, never the e-mail address. */
export const personKeySchema = z.string().check(z.regex(/^[\w-]{8,64}$/))

export const roleSchema = z.enum(ROLES)

export const listSchema = z.enum(LISTS)
export const statusSchema = z.enum(STATUSES)
export const waySchema = z.enum(ANSWER_CHANNELS)

/** The response of actions that return no data. */
export const doneSchema = z.object({ done: z.literal(true) })
export type Done = z.infer<typeof doneSchema>

/**
 * POST /export: all enquiries as one file, except those in quarantine. Owners only. 403 without a recent `reauthenticate`.
 * `beliefs`: include those that may reveal a person's religion or beliefs, such as a church's.
 */
export const exportSchema = z.object({ as: z.enum(['csv', 'json']), beliefs: z.optional(z.boolean()) })
export type Export = z.infer<typeof exportSchema>
