import * as z from 'zod/mini'
import { filterSchema } from '../../domain/inbox/api/enquiry-list.ts'
import { SUBSCRIPTION_STATES } from '../../domain/inbox/api/subscribers.ts'
import { LISTS, STATUSES } from '../../domain/inbox/events/kinds.ts'

// Invalid parts of an address are ignored: an old or mistyped link still opens the page.
const { who, about, from, until, sort } = filterSchema.shape
const filters = {
  who: z.catch(who, undefined),
  about: z.catch(about, undefined),
  from: z.catch(from, undefined),
  until: z.catch(until, undefined),
}

/** `/inbox/needs?who=me&sort=newest` */
export const listSearchSchema = z.object({ ...filters, sort: z.catch(sort, undefined) })

// The router parses `?q=4412` as a number.
const q = z.catch(z.optional(z.union([z.string(), z.pipe(z.number(), z.transform(String))])), undefined)
const status = z.catch(z.optional(z.enum(STATUSES)), undefined)

/** `/inbox/search?q=sage&status=won&who=PL&from=2026-11-01` */
export const searchSearchSchema = z.object({ ...filters, q, status })

/** `/inbox/e/4412?list=waiting` or `?q=sage`: an enquiry, with the list or search beside it. */
export const enquirySearchSchema = z.extend(listSearchSchema, {
  list: z.catch(z.optional(z.enum(LISTS)), undefined),
  q,
  status,
})
export type EnquirySearch = z.infer<typeof enquirySearchSchema>

/** `/inbox/sign-in?back=/inbox/e/4412`: the page that was open when the session ended. */
export const signInSearchSchema = z.object({
  back: z.catch(z.optional(z.string().check(z.startsWith('/inbox/'), z.maxLength(500))), undefined),
})

export const numbersSearchSchema = z.object({
  weeks: z.catch(z.optional(z.union([z.literal(4), z.literal(12), z.literal(52)])), undefined),
})

export const subscribersSearchSchema = z.object({
  state: z.catch(z.optional(z.enum(SUBSCRIPTION_STATES)), undefined),
  q,
})

/** `/inbox/website/preview?page=/our-work` */
export const previewSearchSchema = z.object({
  page: z.catch(z.optional(z.string().check(z.regex(/^\/[\w/-]*$/), z.maxLength(200))), undefined),
})

export const auditSearchSchema = z.object({
  q,
  who: z.catch(z.optional(z.string().check(z.maxLength(64))), undefined),
  act: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
})
