import * as z from 'zod/mini'
import { type StreamEvent, streamEventSchema } from '../../domain/inbox/api/stream.ts'
import type { StreamListener } from './inbox-api.ts'

const RECONNECT_MS = 5_000

/**
 * Listens to the server's events. The browser reconnects by itself and sends the last event's id. If it gives up (a status other
 * than 200), the stream is reopened every five seconds.
 *
 * @returns a function that closes the stream
 */
function httpStream(listener: StreamListener): () => void {
  let source: EventSource | null = null
  let reopenTimer: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    source = new EventSource('/inbox/api/stream')
    source.onopen = () => listener.connection(false)
    source.onmessage = ({ data }) => listener.event(readEvent(parseJson(data)))
    source.onerror = () => {
      listener.connection(true)
      if (source?.readyState === EventSource.CLOSED) reopenTimer = setTimeout(connect, RECONNECT_MS)
    }
  }

  connect()
  return () => {
    clearTimeout(reopenTimer)
    source?.close()
  }
}

/** Parses an event. An unknown one, from a newer server or tab, becomes `behind`: everything is requested again. */
function readEvent(data: unknown): StreamEvent {
  const event = streamEventSchema.safeParse(data)
  return event.success ? event.data : { kind: 'behind' }
}

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}

/** The name of the lock and the channel. */
const NAME = 'inbox-stream'
/** A tab that is awake and connected answers within milliseconds, even in the background. */
const ANSWER_TIMEOUT_MS = 2_000

/** The messages between tabs. The leader answers `ask`, which contains a tab's id, with an event to that tab. */
const messageSchema = z.union([
  z.object({ ask: z.string() }),
  z.object({ event: z.unknown(), to: z.optional(z.string()) }),
  z.object({ isLost: z.literal(true) }),
])
type Message = z.infer<typeof messageSchema>

/**
 * Listens to the server's events through one stream for all tabs of this browser, because HTTP/1.1 allows six connections to a
 * server. The tab that holds the lock leads: it has the stream, and forwards its events. When it is closed, the next tab gets
 * the lock. A visible tab takes the lock from a leader that does not answer because it sleeps or has lost its connection.
 *
 * Browsers have locks only over HTTPS and on localhost; elsewhere each tab has its own stream.
 *
 * @returns a function that closes the stream
 */
export function sharedStream(listener: StreamListener): () => void {
  if (!('locks' in navigator)) return httpStream(listener)

  const ownId = crypto.randomUUID()
  const channel = new BroadcastChannel(NAME)
  const closing = new AbortController()
  let isUpToDate = false
  let answerTimer: ReturnType<typeof setTimeout> | undefined
  /** Null unless this tab leads. */
  let leading: Leader | null = null

  /** @returns whether this tab led and another one took the lock from it */
  async function lead(options: LockOptions): Promise<boolean> {
    const leadership = leader(listener, (message) => channel.postMessage(message))
    let hasLed = false
    try {
      await navigator.locks.request(NAME, options, async () => {
        if (closing.signal.aborted) return
        hasLed = true
        leading = leadership
        await leadership.lead()
      })
      return false
    } catch {
      return hasLed
    } finally {
      leadership.stop()
      if (leading === leadership) leading = null
    }
  }

  async function queueToLead(): Promise<void> {
    const { signal } = closing
    while (!signal.aborted && (await lead({ signal })));
  }

  function takeLead(): void {
    if (!leading) void lead({ steal: true })
  }

  function follow(message: Message): void {
    if ('isLost' in message) {
      isUpToDate = false
      listener.connection(true)
    } else if ('event' in message && (message.to ?? ownId) === ownId) {
      clearTimeout(answerTimer)
      const event = readEvent(message.event)
      // A tab that has received everything needs no answer.
      if (message.to && isUpToDate) return
      if (event.kind === 'hello') {
        isUpToDate = true
        listener.connection(false)
      }
      listener.event(event)
    }
  }

  function askIfVisible(): void {
    if (document.hidden || leading) return
    clearTimeout(answerTimer)
    answerTimer = setTimeout(takeLead, ANSWER_TIMEOUT_MS)
    channel.postMessage({ ask: ownId } satisfies Message)
  }

  channel.onmessage = ({ data }) => {
    const message = messageSchema.safeParse(data)
    if (!message.success) return
    if (!leading) follow(message.data)
    else if ('ask' in message.data) leading.answer(message.data.ask)
  }
  document.addEventListener('visibilitychange', askIfVisible)
  void queueToLead()
  askIfVisible()
  return () => {
    closing.abort()
    clearTimeout(answerTimer)
    document.removeEventListener('visibilitychange', askIfVisible)
    leading?.stop()
    channel.close()
  }
}

type Leader = {
  /** Listens for this tab and its followers until it is stopped. */
  lead: () => Promise<void>
  answer: (to: string) => void
  stop: () => void
}

function leader(listener: StreamListener, post: (message: Message) => void): Leader {
  /** How far the server's clock is ahead of this machine's; null while there is no connection. */
  let clockOffsetMs: number | null = null
  let stop = () => {}
  const broadcaster: StreamListener = {
    connection: (isLost) => {
      listener.connection(isLost)
      if (!isLost) return
      clockOffsetMs = null
      post({ isLost })
    },
    event: (event) => {
      if (event.kind === 'hello') clockOffsetMs = event.now - Date.now()
      post({ event })
      listener.event(event)
    },
  }
  return {
    lead: () =>
      new Promise((resolve) => {
        const close = httpStream(broadcaster)
        stop = () => {
          close()
          resolve()
        }
      }),
    answer: (to) => {
      if (clockOffsetMs !== null) post({ event: { kind: 'hello', now: Date.now() + clockOffsetMs }, to })
    },
    stop: () => stop(),
  }
}
