import * as z from 'zod/mini'
import { cursorSchema, daySchema, listSchema, staffIdSchema, statusSchema } from './basics.ts'
import { enquiryRowSchema } from './enquiry-detail.ts'

/** The sort orders of a list; 'due' only if its enquiries have deadlines. */
export const SORTS = ['due', 'newest', 'oldest'] as const

/** The filters of a list or a search, and the query of the page's own address. `who` is a staff id, 'me' or 'nobody'. */
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

/** A page of at most 100 rows, and the number of matching enquiries; `isCapped`: there are more than that. */
export const enquiryPageSchema = z.object({
  rows: z.array(enquiryRowSchema).check(z.maxLength(100)),
  total: z.int().check(z.nonnegative()),
  isCapped: z.boolean(),
  next: z.nullable(cursorSchema),
})
export type EnquiryPage = z.infer<typeof enquiryPageSchema>

/** The searched fields, in the order of the page. */
export const SOURCES = ['name', 'contact', 'message', 'answer', 'note'] as const
export type Source = (typeof SOURCES)[number]

/** GET /search?q=… */
export const searchQuerySchema = z.extend(z.omit(filterSchema, { sort: true }), {
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  status: z.optional(statusSchema),
  after: z.optional(cursorSchema),
})
export type SearchQuery = z.infer<typeof searchQuerySchema>

/** A text in segments; matches are shown highlighted. Never markup. */
const markedTextSchema = z.array(z.object({ text: z.string(), found: z.boolean() }))
export type MarkedText = z.infer<typeof markedTextSchema>

export const searchAnswerSchema = z.object({
  /** The searched words, which are highlighted in the open enquiry as well. */
  words: z.array(z.string()),
  hits: z
    .array(z.extend(enquiryRowSchema, { source: z.enum(SOURCES), excerpt: markedTextSchema }))
    .check(z.maxLength(200)),
  total: z.int().check(z.nonnegative()),
  /** More texts match than were examined: `total` covers the newest. */
  isCapped: z.boolean(),
  next: z.nullable(cursorSchema),
  /** If nothing was found: a similar word that occurs. */
  suggestion: z.nullable(z.string()),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
