export type Encoding = 'br' | 'gzip' | 'identity'

/** Best first: at equal wish of the client the earlier one is sent. */
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
  const wishes = wishesIn(header)
  const wishFor = (encoding: Encoding) =>
    wishes.get(encoding) ?? wishes.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const wanted = OFFERED.filter((encoding) => wishFor(encoding) > 0)
  const ordered = wanted.toSorted((a, b) => wishFor(b) - wishFor(a))
  return ordered.includes('identity') ? ordered : [...ordered, 'identity']
}

function wishesIn(header: string): Map<string, number> {
  const wishes = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const wish = q === undefined ? 1 : Number(q.slice(2))
    wishes.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(wish) ? wish : 0)
  }
  return wishes
}
