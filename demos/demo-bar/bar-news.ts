import type { StorageStatus } from '../shop-data/shop-store.ts'

/** The messages of the demo bar, of which one is shown at a time. */
export type BarNews =
  | 'newer shop'
  | 'not stored'
  | 'full'
  | 'no signal'
  | 'no signal, not all cached'
  | 'reset, unreadable'
  | 'reset, older version'

export type BarFacts = {
  storageStatus: StorageStatus
  /** Whether a newer version of the demos is waiting. */
  hasNewerVersion: boolean
  isOnline: boolean
  /** Whether the demos are stored in this browser, so that every page opens offline. */
  isFullyCached: boolean
}

/** The most important message at present; null if all is well. */
export function barNewsOf({
  storageStatus,
  hasNewerVersion,
  isOnline,
  isFullyCached,
}: BarFacts): BarNews | null {
  if (hasNewerVersion) return 'newer shop'
  if (storageStatus.kind === 'this tab only') return STORAGE_NEWS[storageStatus.why]
  if (!isOnline) return isFullyCached ? 'no signal' : 'no signal, not all cached'
  return storageStatus.resetReason ? `reset, ${storageStatus.resetReason}` : null
}

const STORAGE_NEWS = { 'newer version': 'newer shop', full: 'full', 'no storage': 'not stored' } as const

const STORAGE_FAILURES = {
  'no storage': 'This window keeps nothing',
  full: 'This browser has no room left',
  'newer version': 'Another tab runs a newer shop',
} as const

/** A sentence on what this browser cannot store; null if it stores everything. */
export function storageStatusText(storageStatus: StorageStatus): string | null {
  if (storageStatus.kind === 'stored') return null
  return `${STORAGE_FAILURES[storageStatus.why]}: basket and orders are here until you close this tab, and no other tab sees them.`
}
