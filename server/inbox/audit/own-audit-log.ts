import { type AuditLog, auditLog, searchAudit } from '../../store/sql/audit.ts'
import type { Works } from '../../store/sql/work.ts'

/**
 * The audit log, for a command on the server. Null if the secret that the command has is not the one that the log was written with: an
 * entry with another's seal would look forged.
 *
 * @throws {StoreUnavailableError}
 */
export async function ownAuditLog(works: Works, secret: string | null): Promise<AuditLog | null> {
  if (secret === null) return null
  const log = auditLog(secret)
  const [last] = await works.read(() => searchAudit({ before: null, limit: 1 }))
  return !last || last.hash === log.sealOf(last) ? log : null
}
