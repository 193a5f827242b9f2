const NO_BREAK_SPACE = '\u00a0'
/** South African marks put into English digits: Node and the browsers do not agree about those of en-ZA. */
const MARKS: Record<string, string> = { group: NO_BREAK_SPACE, decimal: ',' }
const AMOUNT = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/** `R 2 450,00`, from whole cents. */
export function formatRand(cents: number): string {
  const parts = AMOUNT.formatToParts(cents / 100)
  return `R${NO_BREAK_SPACE}${parts.map(({ type, value }) => MARKS[type] ?? value).join('')}`
}

/** `R 500`, from whole cents that make whole rands. */
export function formatWholeRand(cents: number): string {
  return formatRand(cents).slice(0, -',00'.length)
}
