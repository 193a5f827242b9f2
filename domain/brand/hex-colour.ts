/** A colour as `#rrggbb`, in small letters. */
export type HexColour = `#${string}`

const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i
const LONG = /^#?([0-9a-f]{6})$/i

/**
 * Apart from what mixes colours (colour.ts), so that code that only reads one does not load culori: a tenth of a second for a server that
 * starts.
 *
 * @returns the colour that a text names (`#1f6f54`, `1f6f54`, `#fc0`), or null if it names none
 */
export function parseColour(text: string): HexColour | null {
  const trimmed = text.trim()
  const long = LONG.exec(trimmed)?.[1]
  if (long) return `#${long.toLowerCase()}`
  const short = SHORT.exec(trimmed)
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit.toLowerCase().repeat(2))
        .join('')}`
    : null
}
