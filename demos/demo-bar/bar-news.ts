import type { StorageStatus } from '../shop-data/shop-store.ts'

/** The messages of the demo bar, of which one is shown at a time. */
export type BarNews =
  | 'newer shop'
  | 'not kept'
  | 'full'
  | 'no signal'
  | 'no signal, not all here'
  | 'reset, unreadable'
  | 'reset, older version'

export type BarFacts = {
  storageStatus: StorageStatus
  /** A newer version of the demos is here and waits to be loaded. */
  isNewerHere: boolean
  hasSignal: boolean
  /** Whether the demos are stored in this browser, so that every page opens offline. */
  isAllHere: boolean
}

/** The most important message now; null: all is well. */
export function barNewsOf({ storageStatus, isNewerHere, hasSignal, isAllHere }: BarFacts): BarNews | null {
  if (isNewerHere) return 'newer shop'
  if (storageStatus.kind === 'this tab only') return NOT_KEPT[storageStatus.why]
  if (!hasSignal) return isAllHere ? 'no signal' : 'no signal, not all here'
  return storageStatus.resetReason ? `reset, ${storageStatus.resetReason}` : null
}

const NOT_KEPT = { 'newer version': 'newer shop', full: 'full', 'no storage': 'not kept' } as const

const WHY = {
  'no storage': 'This window keeps nothing',
  full: 'This browser has no room left',
  'newer version': 'Another tab runs a newer shop',
} as const

/** What this browser cannot store, in a sentence; null if it stores everything. */
export function storageStatusText(storageStatus: StorageStatus): string | null {
  if (storageStatus.kind === 'kept') return null
  return `${WHY[storageStatus.why]}: basket and orders are here until you close this tab, and no other tab sees them.`
}
