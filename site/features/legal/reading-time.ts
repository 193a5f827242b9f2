const WORDS_A_MINUTE = 200

/** Whole minutes that a person needs for a text, at least one. */
export function minutesToRead(text: string): number {
  const words = text.match(/[\p{L}\p{N}’]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
