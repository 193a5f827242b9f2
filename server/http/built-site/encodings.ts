import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Best first: of those that a client wishes for equally the earlier one is sent. */
const OFFERED: ReadonlyArray<Encoding> = ['br', 'gzip', 'identity']
const REMEMBERED_HEADERS = 200
const remembered = new Map<string, ReadonlyArray<Encoding>>()

/**
 * The encodings a client takes, the most wanted first (RFC 9110 §12.5.3, q values and `*` included).
 * `identity` always closes the list: a client that refuses everything gets the plain bytes rather than a 406.
 */
export function acceptedEncodings(header: string | undefined): ReadonlyArray<Encoding> {
  if (header === undefined) return ['identity']
  const known = remembered.get(header)
  if (known) return known

  const accepted = parse(header)
  // Browsers send a handful of values; the cap keeps invented ones from filling the memory.
  if (remembered.size < REMEMBERED_HEADERS) remembered.set(header, accepted)
  return accepted
}

function parse(header: string): ReadonlyArray<Encoding> {
  // RFC 9110 §8.4.1.3: x-gzip is gzip.
  const headers = { 'accept-encoding': header.replaceAll(/\bx-gzip\b/gi, 'gzip') }
  const wanted = new Negotiator({ headers }).encodings(OFFERED, { preferred: OFFERED })
  return wanted.includes('identity') ? wanted : [...wanted, 'identity']
}
