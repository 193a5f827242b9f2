import { z } from 'zod'
import { MAX_MONTHS, MIN_MONTHS } from '../pricing/rate-card.ts'
import { slugSchema, textSchema, tintSchema } from './text.ts'

/**
 * A service: `teaser` is the shorter text of the home page. Its price is that of its cheapest build; a build's `name` says
 * what that price includes, {units} being replaced by the pages, screens or models that the rate card includes.
 */
export const serviceSchema = z.strictObject({
  title: textSchema,
  description: textSchema,
  teaser: textSchema,
  tint: tintSchema,
  scene: z.enum(['order', 'forecast', 'till', 'three-shops']),
  builds: z.array(z.strictObject({ need: slugSchema, name: textSchema })).min(1),
})
export type Service = z.infer<typeof serviceSchema>

export const faqSchema = z.strictObject({ title: textSchema, description: textSchema })
export type Faq = z.infer<typeof faqSchema>

/** A question of the home page with the small calculation or drawing that illustrates its answer. */
export const homeFaqSchema = faqSchema.extend({
  proof: z.enum(['division', 'hand-over', 'upgrade', 'revenue']),
})
export type HomeFaq = z.infer<typeof homeFaqSchema>

/** A value with the drawing that illustrates it. */
export const valueSchema = z.strictObject({
  name: textSchema,
  description: textSchema,
  proof: z.enum(['queue', 'checks', 'months', 'scale', 'days']),
})
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

/**
 * The example plan of the home and solution pages, in months alone: these pages are built once, and a date on them would pass.
 * `need` is a key of the rate card.
 */
export const examplePlanSchema = z.strictObject({
  need: slugSchema,
  months: z.int().min(MIN_MONTHS).max(MAX_MONTHS),
})
