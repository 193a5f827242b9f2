import { PasskeyCancelled } from '../api/access-api.ts'

/** Why somebody could not get in, or on, in one sentence. */
export function refusalSentence(error: unknown): string {
  if (error instanceof PasskeyCancelled) return 'The passkey was not used. Try again, or use a password.'
  return error instanceof Error ? error.message : 'That did not work. Try again.'
}
