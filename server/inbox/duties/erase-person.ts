import { todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { folderOfMails, removeObsolete } from '../../mail/written-mails.ts'
import {
  type Erased,
  erasePerson,
  type Receipt,
  receiptName,
  sealOfAddress,
} from '../../storage/sql/inbox/erasures.ts'
import { noteReceipt } from '../receipts-file.ts'
import type { DutyParts } from './duty-parts.ts'

/**
 * Erases everything that is kept under an address: in the store with what waits in the outbox, drafts and what is searched, then the
 * mails that were written to files. What a hosted store keeps is told to the owner.
 *
 * @param by a staff id
 * @returns null if nothing is kept under it (any more)
 */
export async function eraseEverywhere(parts: DutyParts, email: string, by: string): Promise<Receipt | null> {
  const { works, audit, secret, now, config } = parts
  const at = now().getTime()
  const year = Number(todayInJohannesburg(now()).slice(0, 4))
  const erasing = { email, seal: sealOfAddress(secret, email), by, at, year }
  const erased = await works.write(function* () {
    const done = yield* erasePerson(works.dialect, erasing)
    // Done again after a lost connection it finds its receipt, and its act in the log.
    if (done && done.submissions.length > 0) {
      const data = { receipt: receiptName(done.receipt) }
      yield* audit.append({ at, who: by, act: 'erased-person', subject: null, data })
    }
    return done
  })
  if (!erased) return null
  await finish(parts, config.dataDir, erased)
  return erased.receipt
}

/** It is erased already: what fails here is told, and done later: the receipt beside the database at the next start. */
async function finish({ works, config, report }: DutyParts, dataDir: string, erased: Erased): Promise<void> {
  await noteReceipt(dataDir, erased.receipt).catch((error: unknown) =>
    report('error', { err: error }, 'An erasure could not be noted beside the database'),
  )
  await removeObsolete(folderOfMails(dataDir), works).catch((error: unknown) =>
    report('warn', { err: error }, 'Mails of an erased person are still in the folder'),
  )
  const { handDeletion } = config.storage
  const places = erased.submissions.flatMap((each) => handDeletion?.placeOf(each) ?? [])
  if (handDeletion && places.length > 0) report('warn', { places }, handDeletion.note)
}
