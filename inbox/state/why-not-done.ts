import { PasskeyCancelled } from '../api/access-api.ts'
import { isRefused } from '../api/refused.ts'

/** Why something was not done, in a sentence. */
export function whyNotDone(error: unknown): string {
  if (isRefused(error, 'reauthenticate') || error instanceof PasskeyCancelled)
    return 'It was not done: it asks for your passkey or password first.'
  return error instanceof Error ? error.message : 'That did not work. Try again.'
}
