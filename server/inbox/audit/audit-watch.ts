import type { Report } from '../../log.ts'
import { type AuditLog, auditEnd } from '../../store/sql/audit.ts'
import type { Database } from '../../store/sql/database.ts'
import { readAuditAnchor, writeAuditAnchor } from './audit-anchor.ts'
import { type AuditCheck, verifyAudit } from './verify-audit.ts'

export type TimedCheck = AuditCheck & { checkedAt: number }

/** Verifies the audit log while the server runs. */
export type AuditWatch = {
  /** Verifies the whole log; concurrent calls share one check. */
  check: () => Promise<TimedCheck>
  /** The last check; if there was none, a new one. */
  last: () => Promise<TimedCheck>
  /**
   * Writes the log's current end to a file outside the database, the anchor. Called once a minute, because entries added since could
   * be cut off unnoticed. Not written for a broken log, so that the older anchor still reveals the break.
   */
  writeAnchor: () => Promise<void>
}

type WatchDependencies = {
  database: Database
  audit: AuditLog
  dataDir: string
  now: () => Date
  report: Report
}

export function createAuditWatch({ database, audit, dataDir, now, report }: WatchDependencies): AuditWatch {
  let running: Promise<TimedCheck> | null = null
  let last: TimedCheck | null = null
  let anchoredEnd = -1

  async function checkNow(): Promise<TimedCheck> {
    const verified = await verifyAudit(database, audit, dataDir)
    if (verified.fault)
      report('error', { entry: verified.fault.n }, `The audit log is broken: ${verified.fault.sentence}`)
    last = { ...verified, checkedAt: now().getTime() }
    return last
  }

  function check(): Promise<TimedCheck> {
    running ??= checkNow().finally(() => {
      running = null
    })
    return running
  }

  async function writeAnchor(): Promise<void> {
    if ((await (last ?? check())).fault) return
    const end = await database.read(auditEnd)
    const anchor = await readAuditAnchor(database, dataDir)
    if (anchor === 'lost') return void (await check())
    if (end.n <= anchoredEnd || (anchor !== 'none' && anchor.n > end.n)) return
    await writeAuditAnchor(database, dataDir, end)
    anchoredEnd = end.n
  }

  return { check, last: async () => last ?? check(), writeAnchor }
}
