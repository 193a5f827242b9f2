import type { Auth } from 'targaryen'
import { z } from 'zod'
import { PROJECT_ID } from './emulator/start-emulator.ts'

/** The claims of an ID token that the database reads. */
const claimsSchema = z.object({
  aud: z.string(),
  iss: z.string(),
  exp: z.number(),
  user_id: z.string(),
  firebase: z.object({ sign_in_provider: z.string() }),
})

const LIFETIME_SECONDS = 3_600

/** The ID token in the address of a request; '' without one. */
export function tokenOf(url: URL): string {
  return url.searchParams.get('auth') ?? ''
}

/** The user of a token, or Firebase's error message. The emulator's tokens are unsigned. */
export function authOf(token: string, nowMs: number): { auth: Auth | null } | { error: string } {
  if (token === '') return { auth: null }
  const claims = claimsSchema.safeParse(claimsIn(token)).data
  if (!claims) return { error: 'Could not parse auth token.' }
  const { aud, iss, exp, user_id: uid, firebase } = claims
  if (aud !== PROJECT_ID || iss !== `https://securetoken.google.com/${PROJECT_ID}`)
    return { error: 'Invalid claim in auth token.' }
  if (exp * 1_000 <= nowMs) return { error: 'Auth token is expired' }
  return { auth: { uid, provider: firebase.sign_in_provider } }
}

/** An answer of the Auth emulator, with an ID token that is issued by the test's clock and valid for an hour. */
export function datedAnswer(answer: object, nowMs: number): object {
  const dated = Object.entries(answer).map(([name, value]) =>
    name === 'idToken' || name === 'id_token' ? [name, datedToken(String(value), nowMs)] : [name, value],
  )
  return Object.fromEntries(dated)
}

function datedToken(token: string, nowMs: number): string {
  const [head, , signature] = token.split('.')
  const iat = Math.floor(nowMs / 1_000)
  const claims = { ...Object(claimsIn(token)), iat, exp: iat + LIFETIME_SECONDS }
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}

function claimsIn(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}
