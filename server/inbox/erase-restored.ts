import { eraseAgain } from '../store/sql/inbox/erase-again.ts'
import type { Receipt } from '../store/sql/inbox/erasures.ts'
import { sealOfAddress } from '../store/sql/inbox/erasures.ts'
import type { Works } from '../store/sql/work.ts'

/**
 * Erases again, before anybody is served, whoever came back with a backup of before their erasure.
 *
 * @param kept receipts that outlived the restore, sealed with this secret
 * @returns how many erasures were applied again: none, unless a backup was restored
 * @throws {StoreUnavailableError}
 */
export async function eraseRestored(
  kept: ReadonlyArray<Receipt>,
  secret: string,
  works: Works,
): Promise<number> {
  return eraseAgain(works, kept, (address) => sealOfAddress(secret, address))
}
