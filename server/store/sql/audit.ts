import { createHmac, hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { canonicalJson } from './canonical-json.ts'
import { type Conditions, insertRow, joinConditions, type Transaction } from './database.ts'

const COLUMNS = 'n, at, who AS actor, act, subject, data, previous, hash'
const rowSchema = z.object({
  n: z.number(),
  /** Epoch milliseconds. */
  at: z.number(),
  /** A staff id, or the name of another actor. */
  actor: z.string(),
  /** The action, by its name in domain/inbox. */
  act: z.string(),
  /** `E-4412`; null if it does not concern an enquiry. */
  subject: z.string().nullable(),
  /** The values for its sentence: no personal data of an enquirer. */
  data: z.string().transform(parseData),
  previous: z.string(),
  hash: z.string(),
})

/** A recorded action. */
export type AuditEntry = z.infer<typeof rowSchema>

/** An action for the audit log. */
export type AuditAct = Omit<AuditEntry, 'n' | 'previous' | 'hash'>

const endSchema = z.object({ n: z.number(), hash: z.string() })

/** The last entry of the log. */
export type AuditEnd = z.infer<typeof endSchema>

export type AuditSearch = {
  /** Only entries before this one; null: start with the newest. */
  before: number | null
  limit: number
  actor?: string | undefined
  act?: string | undefined
  /** Exact: `E-4412`. */
  subject?: string | undefined
}

/** Appends to the log. Each entry's hash covers the previous one. */
export type AuditLog = {
  /**
   * Appends an action in the transaction. On PostgreSQL an append waits for the commits of earlier ones: make it the last step.
   */
  append: (tx: Transaction, act: AuditAct) => Promise<void>
  /** The keyed hash of an entry, from its other fields. */
  sealOf: (entry: Omit<AuditEntry, 'hash'>) => string
}

/** @param secret keys the hashes, so that an intruder who can only write to the database cannot hide changes */
export function auditLog(secret: string): AuditLog {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'twelve-moons audit log', 32))
  const sealOf: AuditLog['sealOf'] = ({ n, at, actor, act, subject, data, previous }) =>
    createHmac('sha256', key)
      .update(canonicalJson([n, at, actor, act, subject, data, previous]))
      .digest('hex')
  return {
    sealOf,
    async append(tx, act) {
      const [row] = await tx.query('UPDATE audit_head SET n = n + 1 WHERE one = 1 RETURNING n, hash')
      const { n, hash: previous } = endSchema.parse(row)
      const entry = { ...act, n, previous }
      await insert(tx, { ...entry, hash: sealOf(entry) })
    },
  }
}

async function insert(tx: Transaction, { actor, data, ...entry }: AuditEntry): Promise<void> {
  await insertRow(tx, 'audit', { ...entry, who: actor, data: JSON.stringify(data) })
  await tx.query('UPDATE audit_head SET hash = ? WHERE one = 1', [entry.hash])
}

/** The end of the log as stored separately from the entries. */
export async function auditEnd(tx: Transaction): Promise<AuditEnd> {
  const [row] = await tx.query('SELECT n, hash FROM audit_head WHERE one = 1')
  return endSchema.parse(row ?? { n: 0, hash: '' })
}

/** The entries after number `n`, in order. */
export async function auditAfter(tx: Transaction, n: number, limit: number): Promise<Array<AuditEntry>> {
  const rows = await tx.query(`SELECT ${COLUMNS} FROM audit WHERE n > ? ORDER BY n LIMIT ?`, [n, limit])
  return rows.map((row) => rowSchema.parse(row))
}

/** Searches entries, newest first. */
export async function searchAudit(
  tx: Transaction,
  { before, limit, actor, act, subject }: AuditSearch,
): Promise<Array<AuditEntry>> {
  const conditions: Conditions = []
  if (before !== null) conditions.push(['n < ?', before])
  if (actor !== undefined) conditions.push(['who = ?', actor])
  if (act !== undefined) conditions.push(['act = ?', act])
  if (subject !== undefined) conditions.push(['subject = ?', subject])
  const { sql, params } = joinConditions(conditions)
  const rows = await tx.query(`SELECT ${COLUMNS} FROM audit WHERE ${sql} ORDER BY n DESC LIMIT ?`, [
    ...params,
    limit,
  ])
  return rows.map((row) => rowSchema.parse(row))
}

/** Jumps from each action to the next in the index (a loose index scan): DISTINCT would read the whole log. */
const ACTS = `WITH RECURSIVE acts (act) AS (
    SELECT min(act) FROM audit
    UNION ALL SELECT (SELECT min(act) FROM audit WHERE act > acts.act) FROM acts WHERE act IS NOT NULL)
  SELECT act FROM acts WHERE act IS NOT NULL`

/** The distinct actions in the log, sorted. */
export async function auditActs(tx: Transaction): Promise<Array<string>> {
  const rows = await tx.query(ACTS)
  return rows.map(({ act }) => String(act))
}

/** Tampered data may not be JSON; it is shown as it is, and its hash will not match. */
function parseData(text: string): Readonly<Record<string, string | number | boolean | null>> {
  try {
    return z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .parse(JSON.parse(text))
  } catch {
    return { unreadable: text }
  }
}
