import { z } from 'zod'
import { filterSchema } from '../../domain/inbox/api/enquiry-list.ts'
import { SUBSCRIPTION_STATES } from '../../domain/inbox/api/subscribers.ts'
import { LISTS, STATUSES } from '../../domain/inbox/facts/kinds.ts'

// What cannot be read in an address is left out: an old or mistyped link still opens the page.
const { who, from, until, sort } = filterSchema.shape
const filters = {
  who: who.catch(undefined),
  from: from.catch(undefined),
  until: until.catch(undefined),
}

/** `/inbox/needs?who=me&sort=newest` */
export const listSearchSchema = z.object({ ...filters, sort: sort.catch(undefined) })
export type ListSearch = z.infer<typeof listSearchSchema>

// A search for a number is parsed as one by the router.
const q = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined)
const status = z.enum(STATUSES).optional().catch(undefined)

/** `/inbox/search?q=sage&status=won&who=PL&from=2026-11-01` */
export const searchSearchSchema = z.object({ ...filters, q, status })
export type SearchSearch = z.infer<typeof searchSearchSchema>

/** `/inbox/e/4412?list=waiting` or `?q=sage`: what stands beside the open enquiry. */
export const enquirySearchSchema = listSearchSchema.extend({
  list: z.enum(LISTS).optional().catch(undefined),
  q,
  status,
})
export type EnquirySearch = z.infer<typeof enquirySearchSchema>

export const numbersSearchSchema = z.object({
  weeks: z
    .union([z.literal(4), z.literal(12), z.literal(52)])
    .optional()
    .catch(undefined),
})

export const subscribersSearchSchema = z.object({
  state: z.enum(SUBSCRIPTION_STATES).optional().catch(undefined),
  q,
})

export const auditSearchSchema = z.object({
  q,
  who: z.string().max(64).optional().catch(undefined),
  act: z.string().max(40).optional().catch(undefined),
})
