import { type StreamEvent, streamEventSchema } from '../../domain/inbox/api/stream.ts'
import type { StreamListener } from './inbox-api.ts'

const AGAIN_MS = 5_000

/**
 * Listens to the server's events. The browser connects again by itself and sends the last event's id; where it gives up (an
 * answer that is not 200) it is reopened every five seconds.
 *
 * @returns a function that ends it
 */
export function httpStream(listener: StreamListener): () => void {
  let source: EventSource | null = null
  let again: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    source = new EventSource('/inbox/api/stream')
    source.onopen = () => listener.connection(false)
    source.onmessage = ({ data }) => listener.event(readEvent(parsed(data)))
    source.onerror = () => {
      listener.connection(true)
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(connect, AGAIN_MS)
    }
  }

  connect()
  return () => {
    clearTimeout(again)
    source?.close()
  }
}

/** Parses an event. A newer server, or a newer page in another tab, may send others: then everything is requested again. */
export function readEvent(data: unknown): StreamEvent {
  const event = streamEventSchema.safeParse(data)
  return event.success ? event.data : { kind: 'behind' }
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}
