/** The longest query that is read, in characters as they are sent: a link of ours has a few hundred. */
export const QUERY_MAX_CHARS = 2_048

/** Stands for what was cut off: a parameter that nobody reads, so that each reader says that it left something out. */
export const CUT_OFF = 'cut-off'

/**
 * The parameters of a query, of a longer one than {@link QUERY_MAX_CHARS} those that are whole before its end: in half,
 * 36 months would be 3.
 *
 * @param query without its question mark
 */
export function cappedParams(query: string): URLSearchParams {
  if (query.length <= QUERY_MAX_CHARS) return new URLSearchParams(query)
  const end = query.lastIndexOf('&', QUERY_MAX_CHARS)
  const params = new URLSearchParams(query.slice(0, Math.max(end, 0)))
  params.append(CUT_OFF, 'yes')
  return params
}
