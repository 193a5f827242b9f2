/** `1,5`: a number with South Africa's decimal comma. */
export function decimal(value: number): string {
  return String(value).replace('.', ',')
}

/** `15%` or `7,5%` of basis points, of which a hundred are one per cent. */
export function percent(bps: number): string {
  return `${decimal(bps / 100)}%`
}
