import type { Report } from '../../log.ts'
import { type AuditLog, auditEnd } from '../../store/sql/audit.ts'
import type { Database } from '../../store/sql/database.ts'
import { readAuditAnchor, writeOutsideSeal } from './audit-anchor.ts'
import { type AuditCheck, verifyAudit } from './verify-audit.ts'

export type TimedCheck = AuditCheck & { checkedAt: number }

/** Verifies the audit log while the server runs. */
export type AuditWatch = {
  /** Verifies the whole log; concurrent calls share one check. */
  check: () => Promise<TimedCheck>
  /** The last check; if there was none, a new one. */
  last: () => Promise<TimedCheck>
  /**
   * Notes the end of the log outside the database. Called once a minute: truncation of newer entries is not detected. The end of a
   * broken log is not noted, so that the older note still reveals the break.
   */
  note: () => Promise<void>
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
  let notedEnd = -1

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

  async function note(): Promise<void> {
    if ((await (last ?? check())).fault) return
    const end = await database.read(auditEnd)
    const before = await readAuditAnchor(database, dataDir)
    if (before === 'lost') return void (await check())
    if (end.n <= notedEnd || (before !== 'none' && before.n > end.n)) return
    await writeOutsideSeal(database, dataDir, end)
    notedEnd = end.n
  }

  return { check, last: async () => last ?? check(), note }
}
