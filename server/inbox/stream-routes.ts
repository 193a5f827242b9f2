import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { StreamEvent } from '../../domain/inbox/api/stream.ts'
import type { Change } from '../store/changes.ts'
import { findSession } from '../store/sql/sessions.ts'
import type { InboxRoutes } from './requests/define-routes.ts'
import { Refused } from './requests/refusal.ts'
import type { InboxServices } from './services.ts'
import { endedBy, type Signed } from './sign-in/sessions.ts'

/** Well before a connection is cut over which nothing went: see TIMEOUTS of http-server.ts. */
export const HEARTBEAT_MS = 5_000
/** A browser opens one for all its tabs, and for a moment two. Over plain HTTP, where tabs cannot agree, each opens one, of six connections. */
const MAX_PER_SESSION = 4
const MAX_STREAMS = 200
/** Whoever does not read what it is sent is let go, and catches up when it comes back. */
const MAX_UNREAD_BYTES = 256 * 1_024
/** What signs people out: their own acts, and those of owners upon others. */
const ENDS_SESSIONS = /\/(?:sign-out|sessions|password|people|invited)/
const EVENT_ID = /^\d{1,15}$/
/** Changes that wait while what was missed is read. */
const MAX_WAITING = 1_000

const TOO_MANY = new Refused(429, { error: 'The inbox is open in too many tabs.', retryAfterSeconds: 30 })
const FULL = new Refused(503, { error: 'Too many people listen just now.', retryAfterSeconds: 30 })

/** Tells the app what changes while it is open, by server-sent events. */
export function addStreamRoute(scope: FastifyInstance, routes: InboxRoutes, parts: InboxServices): void {
  const { database, now, secretMark, changes, heartbeatMs = HEARTBEAT_MS } = parts
  const open = new Map<ServerResponse, string>()
  scope.addHook('preClose', async () => {
    for (const response of open.keys()) response.end()
  })

  // Whoever was signed out by this is told nothing more, without waiting for the next heartbeat.
  scope.addHook('onResponse', async ({ method, routeOptions }) => {
    if (method === 'GET' || !ENDS_SESSIONS.test(routeOptions.url ?? '')) return
    await Promise.all([...open].map(([response, hash]) => endIfOver(response, hash)))
  })

  routes.staff('GET', 'stream', {}, async ({ request, reply, signed }) => {
    const ofSession = [...open.values()].filter((hash) => hash === signed.session.hash).length
    if (ofSession >= MAX_PER_SESSION) return TOO_MANY
    if (open.size >= MAX_STREAMS) return FULL
    const lastId = request.headers['last-event-id']
    const response = begin(reply)
    open.set(response, signed.session.hash)
    response.once('close', () => open.delete(response))
    try {
      await tell(response, typeof lastId === 'string' ? lastId : '', signed)
    } catch (error) {
      request.log.error({ err: error }, 'The stream cannot be kept up')
      response.destroy() // the browser comes back by itself
    }
    return undefined
  })

  async function tell(response: ServerResponse, lastId: string, signed: Signed): Promise<void> {
    const waiting: Array<Change> = []
    let isCaughtUp = false
    // Listening before what was missed is read, so that nothing falls between; told twice is no harm.
    const end = await changes.subscribe((change) => {
      if (isCaughtUp) writeEvent(response, change)
      else if (waiting.length < MAX_WAITING) waiting.push(change)
      else response.destroy()
    })
    const timer = setInterval(() => void beat(response, signed), heartbeatMs)
    const stop = () => {
      end()
      clearInterval(timer)
    }
    if (response.destroyed) return stop()
    response.once('close', stop)
    // Only now: at the hello the app asks for everything anew, and whatever comes after that it is told.
    write(response, { kind: 'hello', now: now().getTime() })
    await catchUp(response, lastId)
    isCaughtUp = true
    for (const change of waiting) writeEvent(response, change)
  }

  async function catchUp(response: ServerResponse, lastId: string): Promise<void> {
    if (lastId === '') return
    const missed = EVENT_ID.test(lastId) ? await changes.since(Number(lastId)) : null
    // What became of mails meanwhile has no place in the log.
    const events: ReadonlyArray<Change | { kind: 'behind' }> = missed
      ? [...missed, { kind: 'mail' }]
      : [{ kind: 'behind' }]
    for (const event of events) writeEvent(response, event)
  }

  /** Keeps proxies from closing what is silent; and ends what is signed out by now. */
  async function beat(response: ServerResponse, { session }: Signed): Promise<void> {
    await endIfOver(response, session.hash)
    if (!response.writableEnded) response.write(': here\n\n')
  }

  /** A store that does not answer ends nothing: the next heartbeat asks again. */
  async function endIfOver(response: ServerResponse, hash: string): Promise<void> {
    const ends = { ...endedBy(now().getTime()), secretMark }
    const found = await database.read((tx) => findSession(tx, hash, ends)).catch(() => undefined)
    if (found === null) response.end()
  }
}

function begin(reply: FastifyReply): ServerResponse {
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)
  reply.hijack()
  reply.raw.writeHead(200, {
    ...Object.fromEntries(headers),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no', // nginx would keep it until it is full
  })
  return reply.raw
}

function writeEvent(response: ServerResponse, told: Change | { kind: 'behind' }): void {
  const { event: id, ...event } = { event: undefined, ...told }
  write(response, event, id)
}

/** @param id comes back as Last-Event-ID */
function write(response: ServerResponse, event: StreamEvent, id?: number): void {
  if (response.writableLength > MAX_UNREAD_BYTES) response.destroy()
  else if (!response.writableEnded)
    response.write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`)
}
