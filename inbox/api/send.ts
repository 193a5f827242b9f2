import type * as z from 'zod/mini'
import { doneSchema } from '../../domain/inbox/api/basics.ts'
import { refusalSchema } from '../../domain/inbox/api/refusal.ts'
import type { ExportFile } from './inbox-api.ts'
import { offline, type Refused, refusedWith } from './refused.ts'

const BASE = '/inbox/api'
const TIMEOUT_MS = 15_000
const FILE_TIMEOUT_MS = 600_000
const UNREADABLE = 'The server answered in a way that this page does not understand. Load the page again.'

type RequestOptions = {
  /** Absent: POST with a body, GET without. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A Blob is sent as it is, anything else as JSON. */
  body?: unknown
  query?: Readonly<Record<string, string | number | undefined>>
}

/**
 * Sends a request; all requests to the server go through here.
 *
 * @param path below /inbox/api, with a slash in front
 * @param schema of a 2xx response
 * @throws {Refused} for any other response, an unreadable one, or none within fifteen seconds
 */
export async function send<Answer>(
  path: string,
  schema: z.ZodMiniType<Answer>,
  options: RequestOptions = {},
): Promise<Answer> {
  const response = await respond(path, options, TIMEOUT_MS)
  if (!response.ok) throw await refusalOf(response)
  const answer = schema.safeParse(await response.json().catch(() => undefined))
  if (!answer.success) throw refusedWith(502, { error: UNREADABLE })
  return answer.data
}

/** Sends a request that returns nothing. @throws {Refused} as {@link send} */
export async function post(path: string, body: unknown = {}): Promise<void> {
  await send(path, doneSchema, { body })
}

export async function put(path: string, body: unknown): Promise<void> {
  await send(path, doneSchema, { method: 'PUT', body })
}

export async function remove(path: string): Promise<void> {
  await send(path, doneSchema, { method: 'DELETE' })
}

/**
 * Sends a request whose response is a file; a large one may take ten minutes.
 *
 * @param body sent by POST
 * @throws {Refused} as {@link send}
 */
export async function sendForFile(path: string, body: object = {}): Promise<ExportFile> {
  const response = await respond(path, { body }, FILE_TIMEOUT_MS)
  if (!response.ok) throw await refusalOf(response)
  const file = await response.blob().catch(() => {
    throw offline()
  })
  return { file, leftOut: Number(response.headers.get('x-left-out') ?? 0) }
}

async function respond(
  path: string,
  { body, method = body === undefined ? 'GET' : 'POST', query = {} }: RequestOptions,
  timeoutMs: number,
): Promise<Response> {
  const options: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      // The browser sets the content type of a file itself.
      ...(body === undefined || body instanceof Blob ? {} : { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  }
  try {
    return await fetch(`${BASE}${path}${queryString(query)}`, options)
  } catch {
    throw offline()
  }
}

async function refusalOf(response: Response): Promise<Refused> {
  const body = refusalSchema.safeParse(await response.json().catch(() => undefined))
  const errorBody = body.success ? body.data : { error: `The server answered ${response.status}.` }
  return refusedWith(response.status, errorBody)
}

function queryString(query: NonNullable<RequestOptions['query']>): string {
  const params = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  )
  if (params.length === 0) return ''
  return `?${new URLSearchParams(params.map(([name, value]) => [name, String(value)]))}`
}
