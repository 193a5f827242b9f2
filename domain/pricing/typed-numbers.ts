import type { CustomBuild } from './rate-card.ts'

/** Whether a text is a whole number in decimal digits, below 0 or not. */
export function isWholeNumber(text: string): boolean {
  return /^-?\d+$/.test(text)
}

/** How many pages, screens or models of a custom build have a price. */
export function unitsRange({ unit, max }: CustomBuild): string {
  return `The calculator prices from 1 to ${max} ${unit}s.`
}

/** Why a typed number of units has no price, as a sentence for the visitor; null if it has. */
export function unitsFault(text: string, build: CustomBuild): string | null {
  if (!isWholeNumber(text)) return `Enter a whole number of ${build.unit}s. ${unitsRange(build)}`
  return isFrom(1, build.max, text) ? null : unitsRange(build)
}

/** How often an extra can be chosen. */
export function quantityRange(label: string, max: number): string {
  return `“${label}” can be chosen ${max === 1 ? 'once' : `up to ${max} times`}.`
}

/** Why a typed number of an extra cannot be chosen, as a sentence for the visitor; null if it can. Nothing typed is none. */
export function quantityFault(text: string, label: string, max: number): string | null {
  if (text !== '' && (!isWholeNumber(text) || Number(text) < 0)) return 'Enter a whole number, 0 for none.'
  return isFrom(0, max, text) ? null : quantityRange(label, max)
}

function isFrom(least: number, most: number, text: string): boolean {
  return Number(text) >= least && Number(text) <= most
}
