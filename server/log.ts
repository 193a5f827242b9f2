import type { FastifyRequest } from 'fastify'

/** Writes a line into the server's log. `fields` contain no personal data. */
export type Report = (level: 'fatal' | 'error' | 'warn', fields: object, message: string) => void

/**
 * The server logs JSON lines on standard output. Requests are logged by method and path, never with a body, a query, a cookie or a
 * visitor's address.
 *
 * @param level the lowest level that is written
 */
export function logOptions(level: string) {
  return {
    level,
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0] }),
      err: loggedError,
    },
  }
}

type LoggedError = {
  type: string
  message: string
  code?: unknown
  /** The stack frames, without the message. */
  stack: string
  cause?: LoggedError
}

/** How many nested causes are logged. */
const CAUSES_MAX = 3
const UNREADABLE = 'a text cannot be read, see where'

/**
 * The logged properties of an error. Messages of PostgreSQL and JSON.parse are left out, because they may quote a row.
 */
function loggedError(error: unknown, causesLeft = CAUSES_MAX): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const { name: type, message, stack = '', cause } = error
  return {
    type,
    message: error instanceof SyntaxError ? UNREADABLE : (refusedByPostgres(error) ?? message),
    ...('code' in error && { code: error.code }),
    stack: stack
      .split('\n')
      .filter((line) => /^ +at /.test(line))
      .join('\n'),
    ...(cause instanceof Error && causesLeft > 0 && { cause: loggedError(cause, causesLeft - 1) }),
  }
}

/** Describes an error of PostgreSQL, which has a severity, by its code and constraint: they reveal nothing of the row. */
function refusedByPostgres(error: Error): string | null {
  if (!('severity' in error)) return null
  const namedFields = ['table', 'column', 'constraint'].map((name) => [name, Reflect.get(error, name)])
  return `PostgreSQL refused it: ${JSON.stringify(Object.fromEntries(namedFields))}`
}
