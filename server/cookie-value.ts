/** The value of a cookie in a Cookie header; null if it is not there. */
export function cookieValue(header: string | undefined, name: string): string | null {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.trim().slice(name.length + 1) ?? null
}
