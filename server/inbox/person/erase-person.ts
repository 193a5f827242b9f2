import { todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import type { Config } from '../../config.ts'
import { removeObsolete, savedEmailFolder } from '../../mail/saved-emails.ts'
import type { AuditLog } from '../../store/sql/audit.ts'
import { type Erased, erasePerson, receiptName, sealOfAddress } from '../../store/sql/inbox/erasures.ts'
import type { InboxServices } from '../services.ts'
import { noteReceipt } from './receipts-file.ts'

type ErasingDependencies = Pick<InboxServices, 'database' | 'secret' | 'now' | 'report'> & {
  /** null: it cannot be told. */
  audit: Pick<AuditLog, 'append'> | null
  config: Pick<Config, 'dataDir'> & { storage: Pick<Config['storage'], 'manualErasure'> }
}

/**
 * Erases everything that is kept of whoever has an address: in the store with what waits in the outbox, drafts and what is searched, then the
 * mails that were written to files. What a hosted store keeps is told to the owner.
 *
 * @param by a staff id; null: the command line
 * @returns null if nothing is kept under it (any more)
 */
export async function eraseEverywhere(
  parts: ErasingDependencies,
  email: string,
  by: string | null,
): Promise<Erased | null> {
  const { database, audit, secret, now } = parts
  const at = now().getTime()
  const year = Number(todayInJohannesburg(now()).slice(0, 4))
  const sealOf = (address: string) => sealOfAddress(secret, address)
  const erasing = { email, sealOf, by, at, year }
  const erased = await database.transaction(async (tx) => {
    const done = await erasePerson(tx, erasing)
    // Done again after a lost connection it finds its receipt, and its act in the log.
    if (audit && done && done.enquiries.length > 0) {
      const data = { receipt: receiptName(done.receipt) }
      await audit.append(tx, { at, actor: by ?? 'command', act: 'erased-person', subject: null, data })
    }
    return done
  })
  if (erased) await finish(parts, erased)
  return erased
}

/** It is erased already: what fails here is told, and done later: the receipt beside the database at the next start. */
async function finish({ database, config, report }: ErasingDependencies, erased: Erased): Promise<void> {
  const { dataDir, storage } = config
  await database.emptyLog() // first: where a server is killed before the note, its next start does it
  await noteReceipt(dataDir, erased.receipt).catch((error: unknown) =>
    report('error', { err: error }, 'An erasure could not be noted beside the database'),
  )
  await removeObsolete(savedEmailFolder(dataDir), database).catch((error: unknown) =>
    report('warn', { err: error }, 'Mails of an erased person are still in the folder'),
  )
  const { manualErasure } = storage
  const places = erased.enquiries.flatMap((each) => manualErasure?.pathOf(each) ?? [])
  if (manualErasure && places.length > 0) report('warn', { places }, manualErasure.note)
}
