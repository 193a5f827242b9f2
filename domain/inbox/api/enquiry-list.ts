import * as z from 'zod/mini'
import { cursorSchema, daySchema, listSchema, staffIdSchema } from './basics.ts'
import { enquiryRowSchema } from './enquiry-row.ts'

export const SORTS = ['due', 'newest', 'oldest'] as const
/** How a list may be ordered; 'due' only where something is due. */

/** What narrows a list or a search; also in the page's own address. `who` is an id, 'me' or 'nobody'. */
export const filterSchema = z.object({
  who: z.optional(staffIdSchema),
  from: z.optional(daySchema),
  until: z.optional(daySchema),
  sort: z.optional(z.enum(SORTS)),
})
export type Filter = z.infer<typeof filterSchema>

/** GET /enquiries?list=… */
export const listQuerySchema = z.extend(filterSchema, { list: listSchema, after: z.optional(cursorSchema) })
export type ListQuery = z.infer<typeof listQuerySchema>

/** A page of at most 100 rows, and how many the list has with this filter; `isCapped`: more than that. */
export const enquiryPageSchema = z.object({
  rows: z.array(enquiryRowSchema).check(z.maxLength(100)),
  total: z.int().check(z.nonnegative()),
  isCapped: z.boolean(),
  next: z.nullable(cursorSchema),
})
export type EnquiryPage = z.infer<typeof enquiryPageSchema>
