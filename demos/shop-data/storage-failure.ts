import type { StorageStatus } from './shop-store.ts'

type Why = Extract<StorageStatus, { kind: 'this tab only' }>['why']

/**
 * What the browser means by refusing.
 *
 * @throws {unknown} the error itself where it is a fault of ours and not the browser's refusal
 */
export function storageFailureReason(error: unknown): Why {
  if (!(error instanceof DOMException)) throw error
  if (error.name === 'VersionError') return 'newer version'
  if (error.name === 'QuotaExceededError') return 'full'
  return 'no storage'
}
