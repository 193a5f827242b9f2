const NUL = '\0'

/** Whether any text in a value of JSON has a NUL, which PostgreSQL keeps in no text. Without recursion: JSON may be nested deeply. */
export function hasNul(value: unknown): boolean {
  const left: Array<unknown> = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && next.includes(NUL)) return true
    if (typeof next === 'object' && next !== null) left.push(...Object.keys(next), ...Object.values(next))
  }
  return false
}
