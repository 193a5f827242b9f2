/** The value of a cookie in a Cookie header; null if it is not there. */
export function cookieValue(header: string | undefined, name: string): string | null {
  return cookieValues(header, name)[0] ?? null
}

/** Every value under that name: a neighbour under the same domain can plant a cookie that comes before ours. */
export function cookieValues(header: string | undefined, name: string): Array<string> {
  const pairs = header?.split(';').map((part) => part.trim()) ?? []
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
}
