import { eraseAgain } from '../storage/sql/inbox/erase-again.ts'
import { sealOfAddress } from '../storage/sql/inbox/erasures.ts'
import type { Works } from '../storage/sql/work.ts'
import { notedReceipts } from './receipts-file.ts'

/**
 * Erases again, before anybody is served, whoever came back with a backup of before their erasure.
 *
 * @returns how many erasures were applied again: none, unless a backup was restored
 * @throws {StoreUnavailableError}
 */
export async function eraseRestored(dataDir: string, secret: string, works: Works): Promise<number> {
  const kept = await notedReceipts(dataDir)
  return eraseAgain(works, kept, (address) => sealOfAddress(secret, address))
}
