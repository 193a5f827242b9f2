import { z } from 'zod'
import { choicesSchema } from '../plan/plan-schemas.ts'
import { slugSchema, textSchema, tintSchema } from './text.ts'

/** A service on /what-we-do, in the order of services.json; each row's price is calculated from its choices. */
const serviceSheetSchema = z.strictObject({
  /** The anchor on the page. */
  id: slugSchema,
  tint: tintSchema,
  line: textSchema,
  get: z.array(textSchema).min(1),
  picture: z.strictObject({ name: slugSchema, description: textSchema }),
  prices: z.array(z.strictObject({ label: textSchema, choices: choicesSchema })).min(1),
  /** Shown beside the prices; `{further}` is replaced by the price of one more unit of the first row. */
  note: textSchema,
})
export type ServiceSheet = z.infer<typeof serviceSheetSchema>

/** The words of /what-we-do. */
export const servicesPageSchema = z.strictObject({
  lead: textSchema,
  loaf: z.strictObject({ name: textSchema, priceCents: z.int().positive(), note: textSchema }),
  sheets: z.array(serviceSheetSchema).length(4),
})
