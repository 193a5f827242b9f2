import type { StorageStatus } from '../shop-data/shop-store.ts'

/** What the bar has to say besides that it is a demo: one message at a time. */
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
  /** Whether the demos lie in this browser, so that every page opens without a signal. */
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
