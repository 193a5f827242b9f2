import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { Refused } from '../api/refused.ts'
import { serverNow } from '../state/clock.ts'
import { button } from '../ui/button.ts'
import { Moon } from '../ui/Moon.tsx'
import { EmptyState } from './EmptyState.tsx'

/** The store or the connection is unavailable: what that means, and that the page retries every five seconds. */
export function ServiceUnavailable({ error }: { error: unknown }) {
  const client = useQueryClient()
  const [at] = useState(serverNow)
  const isOffline = error instanceof Refused && error.kind === 'offline'
  const status = error instanceof Refused ? error.status : 500
  useEffect(() => {
    const timer = setInterval(
      () => void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
      5_000,
    )
    return () => clearInterval(timer)
  }, [client])
  return (
    <EmptyState sign={<Moon state={{ kind: 'held' }} size={56} />} heading="The list cannot be read just now">
      <p>
        {isOffline
          ? `There has been no connection since ${timeOfDay(at)}. We look again every 5 seconds.`
          : `The store does not answer (${status}, ${timeOfDay(at)}). Until it does, the form on the site asks people to try again or to phone. Nothing that was received is lost. We look again every 5 seconds.`}
      </p>
      <button
        type="button"
        className={button('go')}
        onClick={() => void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })}
      >
        Look now
      </button>
    </EmptyState>
  )
}
