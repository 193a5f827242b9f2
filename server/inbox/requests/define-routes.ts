import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Done } from '../../../domain/inbox/api/basics.ts'
import type { Needs } from '../../../domain/inbox/permissions.ts'
import type { InboxServices } from '../services.ts'
import type { SessionCookies } from '../sign-in/session-cookie.ts'
import { findSignedIn, reauthenticatedUntil, type SignedIn } from '../sign-in/sessions.ts'
import { fieldErrorMessages, plainSentence } from './field-sentences.ts'
import { sendRefused } from './inbox-scope.ts'
import {
  CONFIRM_FIRST,
  fieldErrorsRefusal,
  NOT_STORABLE,
  OWNERS_ONLY,
  Refused,
  SIGNED_OUT,
} from './refusal.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A validated request. */
export type InboxRequest<Body> = {
  request: FastifyRequest
  reply: FastifyReply
  /** The value of a `:name` in the address. */
  param: (name: string) => string
  /** The query, of at most 2 000 characters. */
  query: URLSearchParams
  body: Body
}

export type StaffRequest<Body> = InboxRequest<Body> & { signedIn: SignedIn }

/** An object to send as JSON, or a {@link Refused}; undefined: the route has sent its own answer. */
export type Answer = object | undefined

export const DONE: Done = { done: true }

type Shape<Body> = { body?: z.ZodMiniType<Body> }

/** Adds routes below `/inbox/api`. */
export type InboxRoutes = {
  /** Routes that need no session, because they lead to one. */
  anyone: <Body>(
    method: Method,
    url: string,
    shape: Shape<Body>,
    handle: (call: InboxRequest<Body>) => Promise<Answer>,
  ) => void
  /** Routes for signed-in staff who meet the route's needs. */
  staff: <Body>(
    method: Method,
    url: string,
    shape: Shape<Body> & Needs,
    handle: (call: StaffRequest<Body>) => Promise<Answer>,
  ) => void
}

type RouteDependencies = Pick<InboxServices, 'database' | 'now' | 'secretMark'> & {
  cookies: SessionCookies
}

const PREFIX = '/api/'
const QUERY_MAX_CHARS = 2_000

/**
 * The only way to add routes to the inbox. A request of staff is authenticated before its body is read; every
 * body is checked by a schema of domain/inbox/api.
 *
 * @param scope with the headers of addHeadersAndRefusals
 */
export function inboxRoutes(
  scope: FastifyInstance,
  { now, cookies, ...access }: RouteDependencies,
): InboxRoutes {
  const authenticated = new WeakMap<FastifyRequest, SignedIn>()

  async function authenticate(request: FastifyRequest, needs: Needs): Promise<SignedIn | Refused> {
    const nowMs = now().getTime()
    const signedIn = await findSignedIn(access, cookies.read(request.headers.cookie), nowMs)
    if (!signedIn) return SIGNED_OUT
    if (needs.owner && signedIn.staff.role !== 'owner') return OWNERS_ONLY
    return needs.confirmed && reauthenticatedUntil(signedIn.session, nowMs) === null
      ? CONFIRM_FIRST
      : signedIn
  }

  return {
    anyone: (method, url, { body }, handle) => {
      scope.route({
        method,
        url: PREFIX + url,
        exposeHeadRoute: false,
        handler: async (request, reply) => answer(request, reply, body, handle),
      })
    },
    staff: (method, url, { body, ...needs }, handle) => {
      scope.route({
        method,
        url: PREFIX + url,
        exposeHeadRoute: false, // HEAD of the stream would never end
        // Before the body is read: an unauthenticated request costs one query.
        onRequest: async (request, reply) => {
          const signedIn = await authenticate(request, needs)
          if (signedIn instanceof Refused) return sendRefused(reply, signedIn)
          authenticated.set(request, signedIn)
        },
        handler: async (request, reply) => {
          const signedIn = authenticated.get(request)
          if (!signedIn) return sendRefused(reply, SIGNED_OUT)
          return answer(request, reply, body, (call) => handle({ ...call, signedIn }))
        },
      })
    },
  }
}

async function answer<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  schema: z.ZodMiniType<Body> | undefined,
  handle: (call: InboxRequest<Body>) => Promise<Answer>,
): Promise<FastifyReply> {
  const query = queryOf(request)
  if (query === null) return sendRefused(reply, new Refused(414, { error: 'The address is too long.' }))
  if (containsNul([request.body, request.params, [...query]])) return sendRefused(reply, NOT_STORABLE)
  makeWellFormed(request.body)
  // Without a schema the body is not read: Body is undefined then.
  const parsed = schema
    ? schema.safeParse(request.body ?? {}, { error: plainSentence })
    : { success: true as const, data: undefined as Body }
  if (!parsed.success)
    return sendRefused(reply, fieldErrorsRefusal(fieldErrorMessages(parsed.error, request.body)))
  const param = (name: string) => paramOf(request, name)
  const result = await handle({ request, reply, param, query, body: parsed.data })
  if (result === undefined) return reply
  if (result instanceof Refused) return sendRefused(reply, result)
  return reply.type('application/json; charset=utf-8').send(result)
}

function queryOf({ raw }: FastifyRequest): URLSearchParams | null {
  const [, query = ''] = raw.url?.split(/\?(.*)/s) ?? []
  return query.length > QUERY_MAX_CHARS ? null : new URLSearchParams(query)
}

function paramOf({ params }: FastifyRequest, name: string): string {
  const value: unknown = Reflect.get(Object(params), name)
  return typeof value === 'string' ? value : ''
}

const NUL = '\0'

/** Whether a text in a JSON value has a NUL, which PostgreSQL cannot store. Without recursion, because JSON may be nested deeply. */
function containsNul(value: unknown): boolean {
  const pendingValues: Array<unknown> = [value]
  while (pendingValues.length > 0) {
    const nextValue = pendingValues.pop()
    if (typeof nextValue === 'string' && nextValue.includes(NUL)) return true
    if (typeof nextValue === 'object' && nextValue !== null && !isBinary(nextValue))
      pendingValues.push(...Object.keys(nextValue), ...Object.values(nextValue))
  }
  return false
}

/**
 * Replaces each lone surrogate in a JSON value by U+FFFD: UTF-8 cannot encode them, and PostgreSQL rejects them in JSON. Property names
 * are left alone, because schemas check them.
 */
function makeWellFormed(value: unknown): void {
  const pendingValues: Array<unknown> = [value]
  while (pendingValues.length > 0) {
    const nextValue = pendingValues.pop()
    if (typeof nextValue !== 'object' || nextValue === null || isBinary(nextValue)) continue
    for (const [name, property] of Object.entries(nextValue)) {
      if (typeof property === 'string') Object.assign(nextValue, { [name]: property.toWellFormed() })
      else pendingValues.push(property)
    }
  }
}

/** The bytes of a file, not JSON. */
function isBinary(value: object): boolean {
  return value instanceof Uint8Array
}
