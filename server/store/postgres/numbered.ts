/** The texts of statements stand in the program, so they are few. */
const numberedTexts = new Map<string, string>()

/** A statement of a work with $1, $2 … in the place of each `?`. */
export function numbered(sql: string): string {
  let count = 0
  const text = numberedTexts.get(sql) ?? sql.replaceAll('?', () => `$${++count}`)
  numberedTexts.set(sql, text)
  return text
}
