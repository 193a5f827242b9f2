import * as z from 'zod/mini'
import { instantSchema } from './basics.ts'
import { welcomeOptionsSchema } from './sign-in.ts'

/** PUT /name, with `reauthenticate`. */
export const changeNameSchema = z.pick(welcomeOptionsSchema, { name: true })

/**
 * PUT /address, with `reauthenticate`: mails a link to the new address, which takes effect once the link is used. 429 less than a minute
 * after the previous mail. DELETE /address keeps the old address.
 */
export const newAddressSchema = z.pick(welcomeOptionsSchema, { email: true })

/** GET /address: the sign-in address, and a new one whose link has not been used yet. */
export const ownAddressSchema = z.object({
  email: z.string(),
  waiting: z.nullable(z.object({ email: z.string(), until: instantSchema })),
})
export type OwnAddress = z.infer<typeof ownAddressSchema>

/** GET /address/:token: the address that the link confirms. POST uses it. 404 if it is used, expired or unknown. */
export const addressLinkSchema = z.object({ name: z.string(), email: z.string(), until: instantSchema })
export type AddressLink = z.infer<typeof addressLinkSchema>
