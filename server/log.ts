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
    },
  }
}
