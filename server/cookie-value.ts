/** The value of a cookie in a Cookie header; null if it is missing. */
export function cookieValue(header: string | undefined, name: string): string | null {
  return cookieValues(header, name)[0] ?? null
}

/** All values of a cookie: another site under the same domain can set a cookie with our name, which comes first. */
export function cookieValues(header: string | undefined, name: string): Array<string> {
  const pairs = header?.split(';').map((part) => part.trim()) ?? []
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
}
