const MAX_CHARS = 180

/**
 * The beginning of a long text, cut between two words where there are any.
 *
 * @returns null for a text that is short enough
 */
export function truncateText(text: string): string | null {
  if (text.length <= MAX_CHARS) return null
  const space = text.lastIndexOf(' ', MAX_CHARS)
  return `${text.slice(0, space > 0 ? space : MAX_CHARS)} …`
}
