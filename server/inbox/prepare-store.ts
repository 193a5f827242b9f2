import { counted } from '../../domain/wording.ts'
import { markInUse } from '../backup/to-postgres/marks.ts'
import type { Config } from '../config.ts'
import { isSecretOfDatabase, OTHER_SECRET, recordInitialSecret } from '../secrets.ts'
import { forgetMailChanges } from '../store/sql/inbox/changes.ts'
import { eraseAgain } from '../store/sql/inbox/erase-again.ts'
import { receipts, sealOfAddress } from '../store/sql/inbox/erasures.ts'
import { addMissingReceipts, readReceipts, unreadableReceiptsFault } from './person/receipts-file.ts'
import type { InboxServices } from './services.ts'

/** Older ones are deleted: every server has read them within seconds. */
const MAX_MAIL_CHANGES = 1_000

/**
 * Prepares a store for serving: erased people whom a restored backup brought back are erased again.
 *
 * @throws {StoreUnavailableError}
 * @throws {OperatorError} if the store was moved to another one
 */
export async function prepareStore({
  dataDir,
  secret,
  database,
  report,
}: Pick<InboxServices, 'secret' | 'database' | 'report'> & Pick<Config, 'dataDir'>): Promise<void> {
  await database.transaction(markInUse)
  await database.transaction((tx) => forgetMailChanges(tx, MAX_MAIL_CHANGES))
  await database.transaction((tx) => recordInitialSecret(tx, secret))
  const isSameSecret = await database.read((tx) => isSecretOfDatabase(tx, secret))
  if (!isSameSecret) report('error', {}, `${OTHER_SECRET.sentence} ${OTHER_SECRET.todo}`)
  const receiptsInFile = await readReceipts(dataDir)
  const unreadable = unreadableReceiptsFault(receiptsInFile)
  if (unreadable) report('error', {}, `${unreadable.sentence} ${unreadable.todo}`)
  // With another secret no receipt would match anyone, and all would count as done.
  const erased = isSameSecret
    ? await eraseAgain(database, receiptsInFile.receipts, (address) => sealOfAddress(secret, address))
    : 0
  if (erased > 0) report('warn', {}, `${counted(erased, 'erasure')} applied again after a restore`)
  const addedReceipts = await database
    .read(receipts)
    .then((stored) => addMissingReceipts(dataDir, stored))
    .catch((error: unknown) => {
      report('error', { err: error }, 'Erasures cannot be noted beside the database')
      return 0
    })
  if (erased + addedReceipts > 0) await database.emptyWriteAheadLog()
}
