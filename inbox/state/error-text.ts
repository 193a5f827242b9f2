import { fullStop } from '../../domain/wording.ts'
import { PasskeyCancelled } from '../api/access-api.ts'
import { isRefused } from '../api/refused.ts'

/** Why something was not done, in a sentence; where fields are wrong, one for each of them. */
export function errorText(error: unknown): string {
  if (isRefused(error, 'reauthenticate') || error instanceof PasskeyCancelled)
    return 'It was not done: it asks for your passkey or password first.'
  if (isRefused(error) && error.body.fields) return Object.values(error.body.fields).map(fullStop).join(' ')
  return error instanceof Error ? error.message : 'That did not work. Try again.'
}
