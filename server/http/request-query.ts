import type { FastifyRequest } from 'fastify'
import { limitedParams, QUERY_MAX_CHARS } from '../../domain/plan/link/plan-query.ts'

/** The query with its question mark; empty without one. `&amp;` is read as `&`, in case the address was copied from a page's source. */
export function queryOf(request: FastifyRequest): string {
  const at = request.raw.url?.indexOf('?') ?? -1
  return at < 0 ? '' : (request.raw.url?.slice(at).replaceAll('&amp;', '&') ?? '')
}

/** The query for pages and the PDF: an overlong one is cut, which readPlanQuery reports. */
export function paramsOf(request: FastifyRequest): URLSearchParams {
  return limitedParams(queryOf(request).slice(1))
}

/** The query for the API; null if it is too long. */
export function exactParamsOf(request: FastifyRequest): URLSearchParams | null {
  const query = queryOf(request).slice(1)
  return query.length > QUERY_MAX_CHARS ? null : new URLSearchParams(query)
}
