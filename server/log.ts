import type { FastifyRequest } from 'fastify'

/** Writes a line into the server's log. `fields` hold nothing of a person. */
export type Report = (level: 'fatal' | 'error' | 'warn', fields: object, message: string) => void

/**
 * How the server logs: JSON lines on standard output, and of a request only its method and path. Never a body, a query,
 * a cookie or an address of a visitor.
 *
 * @param level the least grave that is written
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
  /** The calls alone, a line each. */
  stack: string
  cause?: LoggedError
}

/** Causes of causes that are logged. */
const CAUSES_MAX = 3
const UNREADABLE = 'a text cannot be read, see where'

/**
 * What is logged of an error: no other property of it, and of PostgreSQL and of JSON.parse not even its message, because both
 * may quote the row that was refused or cannot be read.
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

/** PostgreSQL's own errors have a severity; the name of what was violated holds nothing of the row. */
function refusedByPostgres(error: Error): string | null {
  if (!('severity' in error)) return null
  const named = ['table', 'column', 'constraint'].map((name) => [name, Reflect.get(error, name)])
  return `PostgreSQL refused it: ${JSON.stringify(Object.fromEntries(named))}`
}
