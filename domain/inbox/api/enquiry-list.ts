import { z } from 'zod'
import { cursorSchema, daySchema, listSchema, staffIdSchema } from './basics.ts'
import { enquiryRowSchema } from './enquiry-row.ts'

export const SORTS = ['due', 'newest', 'oldest'] as const
/** How a list may be ordered; 'due' only where something is due. */

/** What narrows a list or a search; also in the page's own address. `who` is an id, 'me' or 'nobody'. */
export const filterSchema = z.object({
  who: staffIdSchema.optional(),
  from: daySchema.optional(),
  until: daySchema.optional(),
  sort: z.enum(SORTS).optional(),
})
export type Filter = z.infer<typeof filterSchema>

/** GET /enquiries?list=… */
export const listQuerySchema = filterSchema.extend({ list: listSchema, after: cursorSchema.optional() })
export type ListQuery = z.infer<typeof listQuerySchema>

/** A page of at most 100 rows, and how many the list has with this filter. */
export const enquiryPageSchema = z.object({
  rows: z.array(enquiryRowSchema).max(100),
  total: z.int().nonnegative(),
  next: cursorSchema.nullable(),
})
export type EnquiryPage = z.infer<typeof enquiryPageSchema>
