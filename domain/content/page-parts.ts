import { z } from 'zod'
import { calendarDateSchema } from '../calendar.ts'
import { payDaySchema } from '../plan.ts'
import { MAX_MONTHS, MIN_MONTHS } from '../rate-card.ts'
import { slugSchema, textSchema } from './text.ts'

/** A service: `teaser` is the shorter text of the home page. */
export const serviceSchema = z.strictObject({
  title: textSchema,
  description: textSchema,
  teaser: textSchema,
})
export type Service = z.infer<typeof serviceSchema>

export const faqSchema = z.strictObject({ title: textSchema, description: textSchema })
export type Faq = z.infer<typeof faqSchema>

export const valueSchema = z.strictObject({ name: textSchema, description: textSchema })
export type Value = z.infer<typeof valueSchema>

export const principleSchema = z.strictObject({
  name: textSchema,
  description: textSchema,
  icon: z.enum(['receipt', 'calendar-check', 'key', 'phone', 'shield', 'speech']),
})
export type Principle = z.infer<typeof principleSchema>

export const stepSchema = z.strictObject({
  id: z.int().positive(),
  title: textSchema,
  description: textSchema,
  icon: z.enum(['form', 'palette', 'rocket', 'key']),
})
export type Step = z.infer<typeof stepSchema>

/** The plan that home and the solution pages tell as an example; `need` is a key of the rate card. */
export const examplePlanSchema = z.strictObject({
  need: slugSchema,
  completed: calendarDateSchema,
  payDay: payDaySchema,
  months: z.int().min(MIN_MONTHS).max(MAX_MONTHS),
})
export type ExamplePlan = z.infer<typeof examplePlanSchema>
