import * as z from 'zod/mini'
import { cursorSchema, daySchema, listSchema, staffIdSchema, statusSchema } from './basics.ts'
import { enquiryRowSchema } from './enquiry-detail.ts'

export const SORTS = ['due', 'newest', 'oldest'] as const
/** How a list may be ordered; 'due' only where something is due. */

/** What narrows a list or a search; also in the page's own address. `who` is an id, 'me' or 'nobody'. */
export const filterSchema = z.object({
  who: z.optional(staffIdSchema),
  /** The key of a topic: see Session. */
  about: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
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

/** Where words are found, in the order of the page. */
export const SOURCES = ['name', 'contact', 'message', 'answer', 'note'] as const
export type Source = (typeof SOURCES)[number]

/** GET /search?q=… */
export const searchQuerySchema = z.extend(z.omit(filterSchema, { sort: true }), {
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  status: z.optional(statusSchema),
  after: z.optional(cursorSchema),
})
export type SearchQuery = z.infer<typeof searchQuerySchema>

/** A text in pieces; the found ones are shown marked. Never markup. */
const markedTextSchema = z.array(z.object({ text: z.string(), found: z.boolean() }))
export type MarkedText = z.infer<typeof markedTextSchema>

export const searchAnswerSchema = z.object({
  /** The words looked for, to mark them in the open enquiry as well. */
  words: z.array(z.string()),
  hits: z
    .array(z.extend(enquiryRowSchema, { source: z.enum(SOURCES), excerpt: markedTextSchema }))
    .check(z.maxLength(200)),
  total: z.int().check(z.nonnegative()),
  /** More texts hold the words than were looked at: `total` is of the newest. */
  isCapped: z.boolean(),
  next: z.nullable(cursorSchema),
  /** Where nothing was found: a word that is, and looks like it. */
  suggestion: z.nullable(z.string()),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
