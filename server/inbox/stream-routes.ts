import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { StreamEvent } from '../../domain/inbox/api/stream.ts'
import type { Change } from '../store/changes.ts'
import { findSession } from '../store/sql/sessions.ts'
import type { InboxRoutes } from './requests/define-routes.ts'
import { Refused } from './requests/refusal.ts'
import type { InboxServices } from './services.ts'
import { type SignedIn, sessionCutoffs } from './sign-in/sessions.ts'

/** Well below the time-out of idle connections: see TIMEOUTS in http-server.ts. */
export const HEARTBEAT_MS = 5_000
/** A browser opens one stream for all its tabs, briefly two. Over plain HTTP each tab opens its own. */
const MAX_PER_SESSION = 4
const MAX_STREAMS = 200
/** A client that does not read is disconnected, and catches up when it reconnects. */
const MAX_UNREAD_BYTES = 256 * 1_024
const SESSION_ENDING_ROUTES = /\/(?:sign-out|sessions|password|people|invited)/
const EVENT_ID = /^\d{1,15}$/
/** Changes that are buffered while the missed ones are read. */
const MAX_BUFFERED_CHANGES = 1_000

const TOO_MANY_TABS = new Refused(429, {
  error: 'The inbox is open in too many tabs.',
  retryAfterSeconds: 30,
})
const TOO_MANY_STREAMS = new Refused(503, {
  error: 'Too many people listen just now.',
  retryAfterSeconds: 30,
})

/** Sends changes to open apps, by server-sent events. */
export function addStreamRoute(scope: FastifyInstance, routes: InboxRoutes, services: InboxServices): void {
  const { database, now, secretMark, changes, heartbeatMs = HEARTBEAT_MS } = services
  const openStreams = new Map<ServerResponse, string>()
  scope.addHook('preClose', async () => {
    for (const response of openStreams.keys()) response.end()
  })

  // Ends the streams of ended sessions at once, not at the next heartbeat.
  scope.addHook('onResponse', async ({ method, routeOptions }) => {
    if (method === 'GET' || !SESSION_ENDING_ROUTES.test(routeOptions.url ?? '')) return
    await Promise.all([...openStreams].map(([response, hash]) => endIfOver(response, hash)))
  })

  routes.staff('GET', 'stream', {}, async ({ request, reply, signedIn }) => {
    const streamsOfSession = [...openStreams.values()].filter((hash) => hash === signedIn.session.hash).length
    if (streamsOfSession >= MAX_PER_SESSION) return TOO_MANY_TABS
    if (openStreams.size >= MAX_STREAMS) return TOO_MANY_STREAMS
    const lastId = request.headers['last-event-id']
    const response = beginStream(reply)
    openStreams.set(response, signedIn.session.hash)
    response.once('close', () => openStreams.delete(response))
    try {
      await streamChanges(response, typeof lastId === 'string' ? lastId : '', signedIn)
    } catch (error) {
      request.log.error({ err: error }, 'The stream failed')
      response.destroy() // the browser reconnects by itself
    }
    return undefined
  })

  async function streamChanges(response: ServerResponse, lastId: string, signedIn: SignedIn): Promise<void> {
    const bufferedChanges: Array<Change> = []
    let isCaughtUp = false
    // Subscribes before it reads missed changes, so that none is lost; duplicates do no harm.
    const unsubscribe = await changes.subscribe((change) => {
      if (isCaughtUp) writeEvent(response, change)
      else if (bufferedChanges.length < MAX_BUFFERED_CHANGES) bufferedChanges.push(change)
      else response.destroy()
    })
    const timer = setInterval(() => void sendHeartbeat(response, signedIn), heartbeatMs)
    const stop = () => {
      unsubscribe()
      clearInterval(timer)
    }
    if (response.destroyed) return stop()
    response.once('close', stop)
    // Only after subscribing: at the hello the app reloads everything, and must get all later changes.
    write(response, { kind: 'hello', now: now().getTime() })
    await catchUp(response, lastId)
    isCaughtUp = true
    for (const change of bufferedChanges) writeEvent(response, change)
  }

  async function catchUp(response: ServerResponse, lastId: string): Promise<void> {
    if (lastId === '') return
    const missedChanges = EVENT_ID.test(lastId) ? await changes.since(Number(lastId)) : null
    // Changes of mails are not recorded, so one is always reported as missed.
    const events: ReadonlyArray<Change | { kind: 'behind' }> = missedChanges
      ? [...missedChanges, { kind: 'mail' }]
      : [{ kind: 'behind' }]
    for (const event of events) writeEvent(response, event)
  }

  /** Keeps proxies from closing an idle stream, and ends the stream of an ended session. */
  async function sendHeartbeat(response: ServerResponse, { session }: SignedIn): Promise<void> {
    await endIfOver(response, session.hash)
    if (!response.writableEnded) response.write(': here\n\n')
  }

  /** Ends the stream if its session has ended. If the store is unavailable, the next heartbeat checks again. */
  async function endIfOver(response: ServerResponse, hash: string): Promise<void> {
    const cutoffs = sessionCutoffs(now().getTime())
    const session = await database
      .read((tx) => findSession(tx, hash, { ...cutoffs, secretMark }))
      .catch(() => undefined)
    if (session === null) response.end()
  }
}

function beginStream(reply: FastifyReply): ServerResponse {
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)
  reply.hijack()
  reply.raw.writeHead(200, {
    ...Object.fromEntries(headers),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no', // disables nginx's response buffering
  })
  return reply.raw
}

function writeEvent(response: ServerResponse, change: Change | { kind: 'behind' }): void {
  const { event: id, ...event } = { event: undefined, ...change }
  write(response, event, id)
}

/** @param id the browser returns it as Last-Event-ID */
function write(response: ServerResponse, event: StreamEvent, id?: number): void {
  if (response.writableLength > MAX_UNREAD_BYTES) response.destroy()
  else if (!response.writableEnded)
    response.write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`)
}
