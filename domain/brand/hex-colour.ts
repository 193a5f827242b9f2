/** A colour as `#rrggbb`, in lower case. */
export type HexColour = `#${string}`

const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i
const LONG = /^#?([0-9a-f]{6})$/i

/**
 * Separate from colour.ts, so that code that only parses colours does not load culori, which takes a tenth of a second when a server
 * starts.
 *
 * @returns the colour that a text denotes (`#1f6f54`, `1f6f54`, `#fc0`), or null if it is not a colour
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
