/** The longest query that is read, in characters as they are sent: a link of ours has a few hundred. */
export const QUERY_MAX_CHARS = 2_048

/** Stands for what was cut off: a parameter that no reader knows, so that each reports that something was left out. */
export const TRUNCATED_NOTICE = 'cut-off'

/**
 * The parameters of a query. Of one longer than {@link QUERY_MAX_CHARS} only those that are complete before that
 * length: `months=36` cut in half would mean 3.
 *
 * @param query without its question mark
 */
export function limitedParams(query: string): URLSearchParams {
  if (query.length <= QUERY_MAX_CHARS) return new URLSearchParams(query)
  const end = query.lastIndexOf('&', QUERY_MAX_CHARS)
  const params = new URLSearchParams(query.slice(0, Math.max(end, 0)))
  params.append(TRUNCATED_NOTICE, 'yes')
  return params
}
