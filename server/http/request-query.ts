import type { FastifyRequest } from 'fastify'
import { limitedParams, QUERY_MAX_CHARS } from '../../domain/plan/link/plan-query.ts'

/** The query with its question mark, as it was sent; empty without one. In one copied from the source of a page `&amp;` stands for `&`. */
export function queryOf(request: FastifyRequest): string {
  const at = request.raw.url?.indexOf('?') ?? -1
  return at < 0 ? '' : (request.raw.url?.slice(at).replaceAll('&amp;', '&') ?? '')
}

/** The query as every page and the PDF read it: what is too long is cut, and the reader of a plan reports the cut. */
export function paramsOf(request: FastifyRequest): URLSearchParams {
  return limitedParams(queryOf(request).slice(1))
}

/** The query as the API reads it; null if it is too long to be read at all. */
export function exactParamsOf(request: FastifyRequest): URLSearchParams | null {
  const query = queryOf(request).slice(1)
  return query.length > QUERY_MAX_CHARS ? null : new URLSearchParams(query)
}
