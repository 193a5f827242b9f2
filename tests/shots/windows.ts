import type { Shot } from './shot-list.ts'

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** The windows in which a state exists. */
export function windowsOf({ widths }: Pick<Shot, 'widths'>) {
  return WINDOWS.filter(({ width }) => widths?.includes(width) ?? true)
}
