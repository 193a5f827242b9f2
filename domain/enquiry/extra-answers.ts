import { z } from 'zod'
import { CONTACT_FORM } from './contact-form.ts'
import type { FieldDefinition } from './form-definition.ts'
import { LEAD_FORM } from './lead-form.ts'

const FIELDS = { ...LEAD_FORM.fields, ...CONTACT_FORM.fields }
type Fields = typeof FIELDS
type RecordField = (typeof LEAD_FORM | typeof CONTACT_FORM)['record'][number]

/** The fields whose answers are stored beside the record, which has only the specification's fields. */
type ExtraName = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'option' | 'text' }
    ? Exclude<Name, RecordField>
    : never
}[keyof Fields]

type Answer<Name extends ExtraName> = Fields[Name] extends {
  choices: ReadonlyArray<infer Choice extends string>
}
  ? Choice
  : string

/** A visitor's answers; empty ones are absent. */
export type ExtraAnswers = { [Name in ExtraName]?: Answer<Name> | undefined }

// PostgreSQL's text cannot hold a NUL.
export const storedTextSchema = z.string().refine((text) => !text.includes('\0'), 'must not hold a NUL')

/** How an answer is shown to staff. */
type StaffWords<Choice extends string = string> = {
  /** Its label in the inbox, and before a text in the email. */
  label: string
  /** Its column heading in exports. */
  heading: string
  /** Each choice in words, and as a sentence of the email. A text is shown unchanged. */
  choices?: Readonly<Record<Choice, { name: string; sentence: string }>>
}

/** Separate from the forms' definitions, which visitors load. */
const STAFF_WORDS: {
  readonly [Name in ExtraName]: Fields[Name] extends { choices: unknown }
    ? Required<StaffWords<Answer<Name>>>
    : Omit<StaffWords, 'choices'>
} = {
  callTime: {
    label: 'When to phone',
    heading: 'Call time',
    choices: {
      any: { name: 'At any time', sentence: 'May be phoned at any time.' },
      mornings: { name: 'In the mornings', sentence: 'May be phoned in the mornings.' },
      afternoons: { name: 'In the afternoons', sentence: 'May be phoned in the afternoons.' },
      write: { name: 'Would rather be written to', sentence: 'Would rather be written to.' },
    },
  },
}

/** The names in the order in which staff see them. */
const NAMES = Object.keys(STAFF_WORDS) as Array<ExtraName> // its keys are exactly these names

/** Schemas of the answers, by name. */
export const EXTRA_SHAPE = shapeOf((answer) => answer.optional()) as {
  [Name in ExtraName]: z.ZodOptional<z.ZodType<Answer<Name>>>
}

/** Schemas for queued emails. One that was queued before a field existed lacks its answer. */
export const MAILED_EXTRA_SHAPE = shapeOf((answer) => answer.nullish()) as {
  [Name in ExtraName]: z.ZodOptional<z.ZodNullable<z.ZodType<Answer<Name>>>>
}

type Answers = { readonly [Name in ExtraName]?: string | null | undefined }

/** The extra answers among the checked values of a form. */
export function extraAnswersOf(values: Answers): ExtraAnswers {
  const answered = NAMES.filter((name) => values[name]).map((name) => [name, values[name]])
  return Object.fromEntries(answered) // each was checked by its field's schema
}

/** The answers in a queued email: null without answers, because a server of version 0.7.0 that still runs cannot read the field. */
export function mailedAnswersOf(answers: ExtraAnswers): {
  [Name in ExtraName]: Answer<Name> | null
} {
  const all = NAMES.map((name) => [name, answers[name] ?? null] as const)
  return Object.fromEntries(all) as { [Name in ExtraName]: Answer<Name> | null } // each name with its own answer
}

/** The answers as the inbox shows them. */
export function labelledAnswers(answers: Answers): Array<{ label: string; text: string }> {
  const answered = NAMES.filter((name) => answers[name])
  return answered.map((name) => ({ label: STAFF_WORDS[name].label, text: answerText(name, answers) }))
}

/** The answers as columns of exports. */
export const EXTRA_COLUMNS = NAMES.map((name) => ({
  heading: STAFF_WORDS[name].heading,
  text: (answers: Answers) => answerText(name, answers),
}))

/** The answers as sentences of the email to staff. */
export function answerSentences(answers: Answers): Array<string> {
  const answered = NAMES.filter((name) => answers[name])
  return answered.map(
    (name) => choiceOf(name, answers)?.sentence ?? `${STAFF_WORDS[name].label}: ${answers[name]}`,
  )
}

function answerText(name: ExtraName, answers: Answers): string {
  return choiceOf(name, answers)?.name ?? answers[name] ?? ''
}

function choiceOf(name: ExtraName, answers: Answers) {
  const { choices = {} }: StaffWords = STAFF_WORDS[name]
  return new Map(Object.entries(choices)).get(answers[name] ?? '')
}

function shapeOf(makeOptional: (answer: z.ZodType) => z.ZodType): unknown {
  return Object.fromEntries(NAMES.map((name) => [name, makeOptional(answerSchema(FIELDS[name]))]))
}

function answerSchema(field: FieldDefinition): z.ZodType {
  return field.kind === 'option' ? z.enum(field.choices) : storedTextSchema
}
