import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../errors.ts'
import { type AuditCheck, verifyAudit } from '../../inbox/audit/verify-audit.ts'
import { inLongTransaction } from '../../store/postgres/database.ts'
import type { Query } from '../../store/postgres/pool.ts'
import { transactionOn as postgresTransactionOn } from '../../store/postgres/transactions.ts'
import { auditLog } from '../../store/sql/audit.ts'
import { readSetting } from '../../store/sql/inbox/settings-rows.ts'
import { openSnapshot } from '../../store/sqlite/snapshot.ts'
import { DATABASE_FILE } from '../../store/sqlite/sqlite-store.ts'
import { transactionOn } from '../../store/sqlite/transactions.ts'
import { markCopy, markMoved } from './marks.ts'
import { type Content, createDigest, type Source, type SourceTable, sourceOf } from './source.ts'
import { type Target, targetOf } from './target.ts'

type MoveDependencies = {
  dataDir: string
  /** Address of the PostgreSQL database. */
  url: string
  /** The secret that sealed the audit log. */
  secret: string
  /** Whether servers keep using the embedded database afterwards, and may use it during the copy. */
  isRehearsal: boolean
  now: () => Date
  /** Called after each copied row. */
  step: (action: string) => void
}

/** The content of a table, which is the same in both databases. */
type MovedTable = Content & { name: string }
export type Moved = { tables: ReadonlyArray<MovedTable>; audit: Pick<AuditCheck, 'entries' | 'fault'> }

/**
 * Copies the whole embedded database of a data folder into an empty PostgreSQL database, in one transaction there, and compares
 * both. An interrupted copy leaves nothing. The final copy, unlike a rehearsal, closes the folder to servers.
 *
 * @throws {OperatorError | StoreUnavailableError} saying what to correct; PostgreSQL is then unchanged
 */
export async function moveToPostgres(dependencies: MoveDependencies): Promise<Moved> {
  const { dataDir, url, isRehearsal, now } = dependencies
  const database = openSnapshot(join(dataDir, DATABASE_FILE), { isAlone: !isRehearsal })
  try {
    const moved = await inLongTransaction(url, (query) => copyAll(query, sourceOf(database), dependencies))
    if (!isRehearsal) await closeSource(database, now().getTime())
    return moved
  } finally {
    database.close()
  }
}

async function copyAll(
  query: Query,
  source: Source,
  { dataDir, secret, step }: MoveDependencies,
): Promise<Moved> {
  const target = targetOf(query, source.tables)
  await target.empty(await source.database.read((tx) => readSetting(tx, 'secretMark')))
  const tables: Array<MovedTable> = []
  for (const table of source.tables) {
    const content = await copyTable(source, target, table, step)
    assertSame(table.name, content, await target.contentOf(table))
    tables.push({ name: table.name, ...content })
  }
  await target.continueSequences(source.lastNumber)
  const audit = await checkAudit(source, target, dataDir, secret)
  await markCopy(postgresTransactionOn(query))
  await target.finish()
  return { tables, audit }
}

async function copyTable(
  { batchesOf }: Source,
  target: Target,
  table: SourceTable,
  step: MoveDependencies['step'],
): Promise<Content> {
  const { add, content } = createDigest()
  for (const batch of batchesOf(table)) {
    const writing = target.add(table, batch)
    for (const row of batch) add(row)
    await writing
    for (const _ of batch) step(`rows of ${table.name} copied`)
  }
  return content()
}

function assertSame(name: string, source: Content, target: Content): void {
  if (source.rows === target.rows && source.digest === target.digest) return
  throw new OperatorError(
    `The copy of ${name} is not what it should be (${source.rows} rows, ${target.rows} in the copy). Nothing was kept of it: run this again, and if it says so again, tell us.`,
  )
}

/** Checks both audit logs entry by entry: a broken copy could stay unnoticed for months. */
async function checkAudit(source: Source, target: Target, dataDir: string, secret: string) {
  const log = auditLog(secret)
  const checkBefore = await verifyAudit(source.database, log, dataDir)
  const { entries, end, fault } = await verifyAudit(target.database, log, dataDir)
  if (
    entries !== checkBefore.entries ||
    end.hash !== checkBefore.end.hash ||
    fault?.n !== checkBefore.fault?.n
  )
    throw new OperatorError('The audit log of the copy is not the one that was copied. Nothing was kept.')
  return { entries, fault }
}

/** Marks the source as moved. The transaction that has read it locked out other writers until now. */
async function closeSource(database: DatabaseSync, at: number): Promise<void> {
  database.exec('COMMIT')
  await markMoved(transactionOn(database), at)
}
