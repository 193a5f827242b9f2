import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

const base64url = (maxChars: number) =>
  z
    .string()
    .max(maxChars)
    .regex(/^[\w-]+$/)
const credential = {
  id: base64url(1_400), // at most 1023 bytes, https://www.w3.org/TR/webauthn-3/#credential-id
  rawId: base64url(1_400),
  type: z.literal('public-key'),
}
const newSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(16_384),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
const usedSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(8_192),
    signature: base64url(4_096),
    userHandle: base64url(128).optional(),
  }),
})

/** Parses a browser's response for a new passkey; null if invalid. */
export function parseNewPasskey(
  sent: unknown,
): { response: RegistrationResponseJSON; transports: Array<string> } | null {
  const { data } = newSchema.safeParse(sent)
  if (!data) return null
  const { transports, ...response } = data.response
  return { response: { ...data, response, clientExtensionResults: {} }, transports }
}

/** Parses a browser's response by an existing passkey; null if invalid. */
export function parseUsedPasskey(
  sent: unknown,
): { response: AuthenticationResponseJSON; userHandle: string | null } | null {
  const { data } = usedSchema.safeParse(sent)
  if (!data) return null
  const { userHandle, ...response } = data.response
  return { response: { ...data, response, clientExtensionResults: {} }, userHandle: userHandle ?? null }
}
