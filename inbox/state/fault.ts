import { useEffect, useState } from 'react'
import { fullStop } from '../../domain/wording.ts'
import { PasskeyCancelled } from '../api/inbox-api.ts'
import { isRefused } from '../api/refused.ts'
import { useLive } from './live.tsx'

/**
 * The reason why the last action failed, in a sentence; null if it succeeded. An offline error is cleared
 * once the connection is back.
 *
 * @param toSentence turns the error into a sentence
 */
export function useFault(toSentence = errorText): [fault: string | null, setError: (error: unknown) => void] {
  const { lostSince } = useLive()
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (lostSince === null)
      setError((lastError: unknown) => (isRefused(lastError, 'offline') ? null : lastError))
  }, [lostSince])
  return [error === null ? null : toSentence(error), setError]
}

/** The reason of a failure, in a sentence; for invalid fields, one sentence each. */
export function errorText(error: unknown): string {
  if (isRefused(error, 'reauthenticate') || error instanceof PasskeyCancelled)
    return 'It was not done: it asks for your passkey or password first.'
  if (isRefused(error) && error.body.fields) return Object.values(error.body.fields).map(fullStop).join(' ')
  return error instanceof Error ? error.message : 'That did not work. Try again.'
}

/** The reason of a refused sign-in, in one sentence. */
export function refusalSentence(error: unknown): string {
  if (error instanceof PasskeyCancelled) return 'The passkey was not used. Try again, or use a password.'
  return error instanceof Error ? error.message : 'That did not work. Try again.'
}
