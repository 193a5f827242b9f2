const NUL = '\0'

/** Whether any text in a value of JSON has a NUL, which PostgreSQL keeps in no text. Without recursion: JSON may be nested deeply. */
export function containsNul(value: unknown): boolean {
  const left: Array<unknown> = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && next.includes(NUL)) return true
    if (typeof next === 'object' && next !== null) left.push(...Object.keys(next), ...Object.values(next))
  }
  return false
}

/**
 * Puts U+FFFD in the place of each half of a surrogate pair in a value of JSON: no text in UTF-8 has one, and PostgreSQL reads none in
 * JSON. Names are left: the schemas know them.
 */
export function makeWellFormed(value: unknown): void {
  const left: Array<unknown> = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next !== 'object' || next === null) continue
    for (const [name, each] of Object.entries(next)) {
      if (typeof each === 'string') Object.assign(next, { [name]: each.toWellFormed() })
      else left.push(each)
    }
  }
}
