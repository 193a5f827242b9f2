import type { StorageStatus } from '../../../shop-data/shop-store.ts'

const WHY = {
  'no storage': 'This window keeps nothing',
  full: 'This browser has no room left',
  'newer version': 'Another tab runs a newer shop',
} as const

/** What this window cannot keep, in a sentence; null: it keeps everything. */
export function storageStatusText(storageStatus: StorageStatus): string | null {
  if (storageStatus.kind === 'kept') return null
  return `${WHY[storageStatus.why]}: basket and orders are here until you close this tab, and no other tab sees them.`
}
