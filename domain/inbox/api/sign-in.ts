import * as z from 'zod/mini'
import { instantSchema, typedEmailSchema } from './basics.ts'

// WebAuthn options and responses are the browser's own JSON (@simplewebauthn), which the server's library validates.
const webauthn = z.record(z.string(), z.unknown())

/** The response of POST /sign-in/passkey/options and /reauthenticate/options. */
export const passkeyOptionsSchema = z.object({ options: webauthn })
/** POST /sign-in/passkey/verify, /reauthenticate (with a passkey). */
export const passkeyAnswerSchema = z.object({ response: webauthn })

/** POST /sign-in/password. Every failure gets the same sentence, and 401 with `retryAfterSeconds`. */
export const passwordSignInSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
})
export type PasswordSignIn = z.infer<typeof passwordSignInSchema>

/** POST /reauthenticate: the passkey or the password once more. */
export const reauthenticateSchema = z.union([
  passkeyAnswerSchema,
  z.pick(passwordSignInSchema, { password: true }),
])

/** GET /first/:token and /invited/:token: the purpose of a one-time link. 404 if it is used, expired or unknown. */
export const welcomeSchema = z.object({
  until: instantSchema,
  /** The address that was invited; null for the first owner. */
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** The inviter; null for the first owner. */
  invitedBy: z.nullable(z.string()),
})
export type Welcome = z.infer<typeof welcomeSchema>

export const PASSWORD_MIN_CHARS = 12

const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_CHARS, `A password needs ${PASSWORD_MIN_CHARS} or more characters`),
    z.maxLength(1024),
  )

/** Characters that are not shown, end a line, or change the direction of the text around them. */
const UNSHOWABLE = /(?!\u200c|\u200d)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** POST /first/:token/options (and /invited): begins a passkey for this name and address. */
export const welcomeOptionsSchema = z.object({
  name: z.string().check(
    z.trim(),
    z.regex(/\p{L}/u, 'Enter your name, as clients will read it'),
    z.maxLength(100),
    z.refine((name) => !UNSHOWABLE.test(name), 'This has a line break or an invisible character'),
  ),
  email: typedEmailSchema,
})

/** POST /first/:token (and /invited): name and address with a passkey or a password; signs in. */
export const joinSchema = z.union([
  z.extend(welcomeOptionsSchema, { response: webauthn }),
  z.extend(welcomeOptionsSchema, { password: newPassword }),
])
export type Newcomer = z.infer<typeof welcomeOptionsSchema>

/** GET /passkeys: the caller's own. DELETE /passkeys/:id removes one, with `reauthenticate`; the last credential cannot be removed. */
export const passkeysSchema = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      /** The name given by its owner, or the device on which it was created. */
      name: z.string(),
      createdAt: instantSchema,
      lastUsedAt: z.nullable(instantSchema),
    }),
  ),
})
export type Passkeys = z.infer<typeof passkeysSchema>

/** POST /passkeys with the browser's response to the options from POST /passkeys/options (`reauthenticate`). */
export const addPasskeySchema = z.object({
  response: webauthn,
  name: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
})

/** PUT /password, with `reauthenticate`. Signs out all other sessions. */
export const changePasswordSchema = z.object({ password: newPassword })

/** POST /people/invite and /people/:id/link: the link to pass on by hand if no mail is sent. It is shown once. */
export const linkMadeSchema = z.object({ id: z.string(), link: z.string(), until: instantSchema })
