/** Words as a sentence: with a full stop, unless they end with a mark already. */
export function fullStop(words: string): string {
  const trimmed = words.trim()
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}
