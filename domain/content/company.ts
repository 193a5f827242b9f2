import { z } from 'zod'
import { EMAIL_MAX_CHARS, readEmail } from '../enquiry/email.ts'
import { parsePhone } from '../enquiry/phone.ts'
import { registrationNumberSchema, vatNumberSchema, yearSchema } from './registration.ts'
import { numberFrom, textSchema } from './text.ts'

/** `true` marks a value of the example company, to be replaced before launch. */
const example = z.literal(true).optional()

/** A fact that only the owner knows. */
const factSchema = factOf(textSchema)
export type Fact = z.infer<typeof factSchema>

/** A number that can be dialled: the site links to it. */
const phoneNumberSchema = parsedBy(parsePhone)
const emailSchema = parsedBy((text) => readEmail(text, EMAIL_MAX_CHARS))

const WEEKDAY_FAULT = 'must be 1 (Monday) to 7 (Sunday)'
/** A time of the day in the steps in which calls begin. */
export const timeOfDaySchema = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5][05]$/, 'Enter a time in steps of 5 minutes, like 08:30')

const pathSchema = z.string().regex(/^(\/[a-z0-9-]+)+$/)
const httpsSchema = z.url({ protocol: /^https$/, hostname: z.regexes.domain })
/** A path of this site or an https address; `//name` would be neither. */
const addressSchema = z
  .string()
  .refine((text) => [pathSchema, httpsSchema].some((schema) => schema.safeParse(text).success), {
    error: 'must be a path of this site or an https address',
  })

/** The company's address in the parts of schema.org's PostalAddress. */
const postalAddressSchema = z.strictObject({
  street: textSchema.optional(),
  suburb: textSchema.optional(),
  town: textSchema,
  province: textSchema.optional(),
  postalCode: z
    .string()
    .regex(/^\d{4}$/, 'must be four digits like 2000')
    .optional(),
})
export type PostalAddress = z.infer<typeof postalAddressSchema>

/** Facts that the site shows (ECT Act s 43(1), Companies Act s 32(4), POPIA s 18); one that is not set is left out. */
const factsSchema = z.strictObject({
  tradingName: factSchema,
  registeredName: factSchema.optional(),
  registrationNumber: factOf(registrationNumberSchema).optional(),
  since: factOf(yearSchema).optional(),
  vatNumber: factOf(vatNumberSchema).optional(),
  directors: factSchema.optional(),
  physicalAddress: factOf(postalAddressSchema).optional(),
  serviceAddress: factSchema.optional(),
  email: factOf(emailSchema).optional(),
  phone: factOf(phoneNumberSchema).optional(),
  whatsapp: factOf(phoneNumberSchema).optional(),
  informationOfficer: factSchema.optional(),
  informationOfficerEmail: factOf(emailSchema).optional(),
  hostingCountry: factSchema.optional(),
})
export const companyFactSchema = factsSchema.keyof()
export type CompanyFact = z.infer<typeof companyFactSchema>

export const FACT_LABELS = {
  tradingName: 'Trading name',
  registeredName: 'Registered name',
  registrationNumber: 'Registration number',
  since: 'Since',
  vatNumber: 'VAT number',
  directors: 'Directors',
  physicalAddress: 'Address',
  serviceAddress: 'Address for legal documents',
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  informationOfficer: 'Information officer',
  informationOfficerEmail: 'Information officer’s email',
  hostingCountry: 'Country of the server',
} as const satisfies Record<CompanyFact, string>

const daysSchema = numberFrom(1, 365)

/** The company's own facts and settings. Days of `openingHours` are ISO weekdays, 1 = Monday. */
export const companySchema = factsSchema.extend({
  openingHours: z
    .strictObject({
      days: z
        .array(z.int(WEEKDAY_FAULT).min(1, WEEKDAY_FAULT).max(7, WEEKDAY_FAULT))
        .min(1, 'must name a day; without any, leave openingHours out')
        .refine((days) => new Set(days).size === days.length, 'must name each day once'),
      opens: timeOfDaySchema,
      closes: timeOfDaySchema,
      example,
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'Closes at or before it opens. Give a later time.',
    })
    .optional(),
  /**
   * What a client pays on top of completed or due work when it cancels with 20 business days' notice: percent of the rest of the price.
   * Absent: the rights of a person are those of the Consumer Protection Act, and of an organisation those of its agreement.
   */
  cancellationCharge: z.strictObject({ percent: numberFrom(1, 50), example }).optional(),
  /** Days of written notice before an unpaid service is paused; absent: written notice without a number of days. */
  pauseNoticeDays: factOf(daysSchema).optional(),
  /** How many days after launch small changes are still part of the price; absent: until launch. */
  smallChangesDays: factOf(daysSchema).optional(),
  social: z.array(z.strictObject({ name: textSchema, url: z.url({ protocol: /^https$/ }), example })),
  /** Where a picture's `View Demo` leads. `bothSides` is for screens wide enough for both demos; absent: there is no demo. */
  demos: z
    .strictObject({ store: addressSchema, admin: addressSchema, bothSides: addressSchema.optional() })
    .optional(),
  /** Where 'Client Login' leads; absent: to the contact page. */
  clientLogin: addressSchema.optional(),
})
export type Company = z.infer<typeof companySchema>

function factOf<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ value, example })
}

/** A text that a parser accepts, with the parser's sentence otherwise. */
function parsedBy(parse: (text: string) => { fault: string } | object) {
  return textSchema.superRefine((text, context) => {
    const parsed = parse(text)
    if ('fault' in parsed) context.addIssue({ code: 'custom', message: parsed.fault })
  })
}
