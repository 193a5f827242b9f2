import type { CustomBuild } from './rate-card.ts'

/** Whether a text is a whole number in decimal digits, possibly negative. */
export function isWholeNumber(text: string): boolean {
  return /^-?\d+$/.test(text)
}

/** The priced range of a custom build's pages, screens or models. */
export function unitsRange({ unit, max }: CustomBuild): string {
  return `The calculator prices from 1 to ${max} ${unit}s.`
}

/** Why a typed number of units has no price, as a sentence for the visitor; null if it has one. */
export function unitsFault(text: string, build: CustomBuild): string | null {
  if (!isWholeNumber(text)) return `Enter a whole number of ${build.unit}s. ${unitsRange(build)}`
  return isFrom(1, build.max, text) ? null : unitsRange(build)
}

/** The allowed quantities of an extra. */
export function quantityRange(label: string, max: number): string {
  return `“${label}” can be chosen ${max === 1 ? 'once' : `up to ${max} times`}.`
}

/** Why a typed quantity of an extra is invalid, as a sentence for the visitor; null if it is valid. An empty text is 0. */
export function quantityFault(text: string, label: string, max: number): string | null {
  if (text !== '' && (!isWholeNumber(text) || Number(text) < 0)) return 'Enter a whole number, 0 for none.'
  return isFrom(0, max, text) ? null : quantityRange(label, max)
}

function isFrom(min: number, max: number, text: string): boolean {
  return Number(text) >= min && Number(text) <= max
}
