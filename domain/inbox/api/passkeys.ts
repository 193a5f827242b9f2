import * as z from 'zod/mini'
import { instantSchema } from './basics.ts'
import { PASSWORD_MIN_CHARS } from './sign-in.ts'

/** GET /passkeys: one's own. DELETE /passkeys/:id takes one away, with `reauthenticate`; the last way in stays. */
export const passkeysSchema = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      /** As its owner called it, or the device on which it was made. */
      name: z.string(),
      createdAt: instantSchema,
      lastUsedAt: z.nullable(instantSchema),
    }),
  ),
})
export type Passkeys = z.infer<typeof passkeysSchema>

/** POST /passkeys, after POST /passkeys/options (`reauthenticate`) gave what to ask the browser. */
export const addPasskeySchema = z.object({
  response: z.record(z.string(), z.unknown()),
  name: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
})

/** PUT /password, with `reauthenticate`. Everywhere else one is signed out. */
export const changePasswordSchema = z.object({
  password: z
    .string()
    .check(
      z.minLength(PASSWORD_MIN_CHARS, `A password needs ${PASSWORD_MIN_CHARS} or more characters`),
      z.maxLength(1024),
    ),
})

/** POST /people/invite and /people/:id/link: the link is for giving by hand where no mail leaves. It is shown once. */
export const linkMadeSchema = z.object({ id: z.string(), link: z.string(), until: instantSchema })
