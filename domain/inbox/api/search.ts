import { z } from 'zod'
import { cursorSchema, statusSchema } from './basics.ts'
import { filterSchema } from './enquiry-list.ts'
import { enquiryRowSchema } from './enquiry-row.ts'

/** Where words are found, in the order of the page. */
const SOURCES = ['name', 'message', 'answer', 'note'] as const
export type Source = (typeof SOURCES)[number]

/** GET /search?q=… */
export const searchQuerySchema = filterSchema.omit({ sort: true }).extend({
  q: z.string().trim().min(1).max(200),
  status: statusSchema.optional(),
  after: cursorSchema.optional(),
})
export type SearchQuery = z.infer<typeof searchQuerySchema>

/** A text in pieces; the found ones are shown marked. Never markup. */
const markedTextSchema = z.array(z.object({ text: z.string(), found: z.boolean() }))
export type MarkedText = z.infer<typeof markedTextSchema>

export const searchAnswerSchema = z.object({
  /** The words looked for, to mark them in the open enquiry as well. */
  words: z.array(z.string()),
  hits: z.array(enquiryRowSchema.extend({ source: z.enum(SOURCES), excerpt: markedTextSchema })).max(200),
  total: z.int().nonnegative(),
  next: cursorSchema.nullable(),
  /** Where nothing was found: a word that is, and looks like it. */
  suggestion: z.string().nullable(),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
export type SearchHit = SearchAnswer['hits'][number]
