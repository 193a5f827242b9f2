import * as z from 'zod/mini'
import { instantSchema } from './basics.ts'
import { welcomeOptionsSchema } from './sign-in.ts'

/** PUT /name, with `reauthenticate`. */
export const changeNameSchema = z.pick(welcomeOptionsSchema, { name: true })

/**
 * PUT /address, with `reauthenticate`: mails a link to the new address, which counts once the link is used. 429 less than a minute after
 * the mail before. DELETE /address keeps the old one.
 */
export const newAddressSchema = z.pick(welcomeOptionsSchema, { email: true })

/** GET /address: the one with which one signs in, and the new one that waits for its link. */
export const ownAddressSchema = z.object({
  email: z.string(),
  waiting: z.nullable(z.object({ email: z.string(), until: instantSchema })),
})
export type OwnAddress = z.infer<typeof ownAddressSchema>

/** GET /address/:token: whose address the link is for. POST uses it. 404 for one that is used, over or unknown. */
export const addressLinkSchema = z.object({ name: z.string(), email: z.string(), until: instantSchema })
export type AddressLink = z.infer<typeof addressLinkSchema>
