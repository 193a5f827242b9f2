import * as z from 'zod/mini'
import { centsSchema, daySchema } from './basics.ts'

/** The plan that came with an enquiry, worked out by the server from the stored choices and their price list. */
export const planSchema = z.object({
  /** `EST-8THH-12` */
  reference: z.string(),
  /** The price list's version, a day. */
  priceList: daySchema,
  totalCents: centsSchema,
  lumpSumCents: centsSchema,
  months: z.int().check(z.positive()),
  eachCents: centsSchema,
  lastCents: centsSchema,
  firstDue: daySchema,
  /** Of the last instalment: then they get the code. */
  handover: daySchema,
  lines: z.array(z.object({ name: z.string(), amountCents: centsSchema })),
  schedule: z.array(z.object({ no: z.int().check(z.positive()), date: daySchema, amountCents: centsSchema })),
  /** Addresses on this site: `/calculator?…`, `/inbox/api/enquiries/4412/plan.pdf`. */
  calculatorHref: z.string().check(z.startsWith('/')),
  pdfHref: z.string().check(z.startsWith('/')),
  pdfBytes: z.nullable(z.int().check(z.positive())),
})
export type PlanOfEnquiry = z.infer<typeof planSchema>
