import * as z from 'zod/mini'
import { instantSchema, typedEmailSchema } from './basics.ts'

// Options and answers of WebAuthn are the browser's own JSON (@simplewebauthn): the server's library checks them.
const webauthn = z.record(z.string(), z.unknown())

/** POST /sign-in/passkey/options and /reauthenticate/options answer with this. */
export const passkeyOptionsSchema = z.object({ options: webauthn })
/** POST /sign-in/passkey/verify, /reauthenticate (with a passkey). */
export const passkeyAnswerSchema = z.object({ response: webauthn })

/** POST /sign-in/password. One sentence for every refusal: 401 with `retryAfterSeconds`. */
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

/** GET /first/:token and /invited/:token: what a one-time link is for. 404 for one that is used, over or unknown. */
export const welcomeSchema = z.object({
  until: instantSchema,
  /** The address that was invited; null for the first owner. */
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Who invites; null for the first owner. */
  invitedBy: z.nullable(z.string()),
})
export type Welcome = z.infer<typeof welcomeSchema>

export const PASSWORD_MIN_CHARS = 12

const newcomer = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter your name, as clients will read it'), z.maxLength(100)),
  email: typedEmailSchema,
})

/** POST /first/:token/options (and /invited): begins a passkey for this name and address. */
export const welcomeOptionsSchema = newcomer
/** POST /first/:token (and /invited): name and address with a passkey or a password; signs in. */
export const joinSchema = z.union([
  z.extend(newcomer, { response: webauthn }),
  z.extend(newcomer, {
    password: z
      .string()
      .check(
        z.minLength(PASSWORD_MIN_CHARS, `A password needs ${PASSWORD_MIN_CHARS} or more characters`),
        z.maxLength(1024),
      ),
  }),
])
export type Newcomer = z.infer<typeof newcomer>

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
