import { todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { withdrawCalls } from '../../calls/staff-changes.ts'
import type { Config } from '../../config.ts'
import { removeObsolete, savedEmailFolder } from '../../mail/saved-emails.ts'
import type { AuditLog } from '../../store/sql/audit.ts'
import {
  type ErasureResult,
  erasePerson,
  receiptName,
  sealOfAddress,
} from '../../store/sql/inbox/erasures.ts'
import { findPersonData } from '../../store/sql/inbox/person.ts'
import type { InboxServices } from '../services.ts'
import { noteReceipt } from './receipts-file.ts'

type ErasingDependencies = Pick<InboxServices, 'database' | 'secret' | 'now' | 'report'> & {
  /** null: the secret is unknown, and nothing can be recorded. */
  audit: Pick<AuditLog, 'append'> | null
  config: Pick<Config, 'dataDir'> & { storage: Pick<Config['storage'], 'manualErasure'> }
}

/**
 * Erases all data of the person with an address: in the store, including outbox, drafts and search index, then mails saved as files.
 * Reports what the owner must delete in a hosted store; staff get a mail that a call is cancelled.
 *
 * @param by a staff id; null: the command line
 * @returns null if nothing is stored under the address (any more)
 */
export async function eraseEverywhere(
  dependencies: ErasingDependencies,
  email: string,
  by: string | null,
): Promise<ErasureResult | null> {
  const { database, audit, secret, now } = dependencies
  const at = now().getTime()
  const year = Number(todayInJohannesburg(now()).slice(0, 4))
  const sealOf = (address: string) => sealOfAddress(secret, address)
  const erasureRequest = { email, sealOf, by, at, year }
  const erased = await database.transaction(async (tx) => {
    const { calls = [] } = (await findPersonData(tx, email)) ?? {}
    await withdrawCalls(
      tx,
      calls.map(({ postId }) => postId),
      { secret, nowMs: at },
    )
    const erasure = await erasePerson(tx, erasureRequest)
    // Without enquiries it is a retry after a lost connection: receipt and audit entry exist.
    if (audit && erasure && erasure.enquiries.length > 0) {
      const data = { receipt: receiptName(erasure.receipt) }
      await audit.append(tx, { at, actor: by ?? 'command', act: 'erased-person', subject: null, data })
    }
    return erasure
  })
  if (erased) await finish(dependencies, erased)
  return erased
}

/** Finishes an erasure after its commit. Failures are logged; the next start repeats the note of the receipt. */
async function finish(
  { database, config, report }: ErasingDependencies,
  erased: ErasureResult,
): Promise<void> {
  const { dataDir, storage } = config
  await database.emptyWriteAheadLog() // first: if the server is killed before the note, its next start writes the note
  await noteReceipt(dataDir, erased.receipt).catch((error: unknown) =>
    report('error', { err: error }, 'An erasure could not be noted beside the database'),
  )
  await removeObsolete(savedEmailFolder(dataDir), database).catch((error: unknown) =>
    report('warn', { err: error }, 'Mails of an erased person are still in the folder'),
  )
  const { manualErasure } = storage
  const places = erased.enquiries.flatMap((enquiry) => manualErasure?.pathOf(enquiry) ?? [])
  if (manualErasure && places.length > 0) report('warn', { places }, manualErasure.note)
}
