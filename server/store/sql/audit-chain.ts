import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import { type AuditEnd, type AuditEntry, type AuditLog, auditAfter, auditEnd } from './audit.ts'
import type { Database } from './database.ts'

/** The first entry that does not fit, and why. null: all that are there do, and nobody can say whether they are all. */
type AuditFault = { n: number | null; sentence: string }

/** What a check found: how many entries there are, and where they end. */
export type ChainCheck = { entries: number; end: AuditEnd; fault: AuditFault | null }

const PAGE = 500
const COUNT = new Intl.NumberFormat('en-ZA') // with spaces: 4 127

/**
 * Reads the whole log and checks each entry against the one before.
 *
 * @param outside where the log ended when that was last noted outside the database; null: nobody knows
 */
export async function verifyChain(
  database: Pick<Database, 'read'>,
  log: Pick<AuditLog, 'sealOf'>,
  outside: AuditEnd | null,
): Promise<ChainCheck> {
  const declared = await database.read(auditEnd) // before the entries: what is added meanwhile stands behind it
  let end: AuditEnd = { n: 0, hash: '' }
  for (let page = await next(database, end.n); page.length > 0; page = await next(database, end.n)) {
    for (const entry of page) {
      const fault = faultOf(entry, end, log) ?? faultOfMark(entry, declared) ?? faultOfMark(entry, outside)
      if (fault) return { entries: end.n, end, fault }
      end = { n: entry.n, hash: entry.hash }
    }
    await nextTurnOfTheLoop() // a long log must not keep a server from its visitors
  }
  return { entries: end.n, end, fault: cutAfter(end, declared, outside) }
}

const next = (database: Pick<Database, 'read'>, n: number) => database.read((tx) => auditAfter(tx, n, PAGE))

function faultOf(
  entry: AuditEntry,
  before: AuditEnd,
  { sealOf }: Pick<AuditLog, 'sealOf'>,
): AuditFault | null {
  const n = before.n + 1
  if (entry.n !== n) return { n, sentence: `Entry ${COUNT.format(n)} is missing.` }
  if (entry.previous === before.hash && entry.hash === sealOf(entry)) return null
  const hint = n === 1 ? ' If SECRET was changed since, no entry of before can be checked.' : ''
  return { n, sentence: `Entry ${COUNT.format(n)} does not fit the one before.${hint}` }
}

/** A mark is where the log ended once: that entry must still be the same. */
function faultOfMark({ n, hash }: AuditEntry, mark: AuditEnd | null): AuditFault | null {
  if (mark === null || mark.n !== n || mark.hash === hash) return null
  return { n, sentence: `Entry ${COUNT.format(n)} is not the one that stood there before.` }
}

function cutAfter(end: AuditEnd, ...marks: ReadonlyArray<AuditEnd | null>): AuditFault | null {
  const last = Math.max(0, ...marks.map((mark) => mark?.n ?? 0))
  if (last <= end.n) return null
  const n = end.n + 1
  const which =
    last === n ? `Entry ${COUNT.format(n)} is` : `Entries ${COUNT.format(n)} to ${COUNT.format(last)} are`
  return { n, sentence: `${which} missing at the end. After a restore of a backup that is to be expected.` }
}
