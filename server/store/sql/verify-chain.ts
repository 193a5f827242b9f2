import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type AuditEnd, type AuditEntry, type AuditLog, auditAfter, auditEnd } from './audit.ts'
import type { Database } from './database.ts'

/** The first invalid entry, and why it is invalid. `n` null: the entries are valid, but the log's end cannot be confirmed. */
type AuditFault = { n: number | null; sentence: string }

/** The result of a check: the number of entries, and the last one. */
export type ChainCheck = { entries: number; end: AuditEnd; fault: AuditFault | null }

const PAGE_SIZE = 500
const NUMBER_FORMAT = new Intl.NumberFormat('en-ZA') // with spaces: 4 127

/**
 * Reads the whole log and checks each entry against its predecessor.
 *
 * @param outsideEnd the end of the log that was last noted outside the database; null if unknown
 */
export async function verifyChain(
  database: Pick<Database, 'read'>,
  log: Pick<AuditLog, 'sealOf'>,
  outsideEnd: AuditEnd | null,
): Promise<ChainCheck> {
  const storedEnd = await database.read(auditEnd) // read before the entries, so that concurrent appends come after it
  let end: AuditEnd = { n: 0, hash: '' }
  for (let page = await nextPage(database, end.n); page.length > 0; page = await nextPage(database, end.n)) {
    for (const entry of page) {
      const fault =
        faultOf(entry, end, log) ?? faultAtKnownEnd(entry, storedEnd) ?? faultAtKnownEnd(entry, outsideEnd)
      if (fault) return { entries: end.n, end, fault }
      end = { n: entry.n, hash: entry.hash }
    }
    await yieldToEventLoop() // lets requests of visitors run between pages
  }
  return { entries: end.n, end, fault: missingAtEnd(end, storedEnd, outsideEnd) }
}

const nextPage = (database: Pick<Database, 'read'>, n: number) =>
  database.read((tx) => auditAfter(tx, n, PAGE_SIZE))

function faultOf(
  entry: AuditEntry,
  previous: AuditEnd,
  { sealOf }: Pick<AuditLog, 'sealOf'>,
): AuditFault | null {
  const n = previous.n + 1
  if (entry.n !== n) return { n, sentence: `Entry ${NUMBER_FORMAT.format(n)} is missing.` }
  if (entry.previous === previous.hash && entry.hash === sealOf(entry)) return null
  const hint = n === 1 ? ' If SECRET was changed since, no entry of before can be checked.' : ''
  return { n, sentence: `Entry ${NUMBER_FORMAT.format(n)} does not fit the one before.${hint}` }
}

/** Checks the entry at an earlier end of the log, which must be unchanged. */
function faultAtKnownEnd({ n, hash }: AuditEntry, knownEnd: AuditEnd | null): AuditFault | null {
  if (knownEnd === null || knownEnd.n !== n || knownEnd.hash === hash) return null
  return { n, sentence: `Entry ${NUMBER_FORMAT.format(n)} is not the one that stood there before.` }
}

function missingAtEnd(end: AuditEnd, ...knownEnds: ReadonlyArray<AuditEnd | null>): AuditFault | null {
  const lastKnown = Math.max(0, ...knownEnds.map((knownEnd) => knownEnd?.n ?? 0))
  if (lastKnown <= end.n) return null
  const n = end.n + 1
  const missingEntries =
    lastKnown === n
      ? `Entry ${NUMBER_FORMAT.format(n)} is`
      : `Entries ${NUMBER_FORMAT.format(n)} to ${NUMBER_FORMAT.format(lastKnown)} are`
  return {
    n,
    sentence: `${missingEntries} missing at the end. After a restore of a backup that is to be expected.`,
  }
}
