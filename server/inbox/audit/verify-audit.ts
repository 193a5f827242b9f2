import type { AuditLog } from '../../store/sql/audit.ts'
import type { Database } from '../../store/sql/database.ts'
import { type ChainCheck, verifyChain } from '../../store/sql/verify-chain.ts'
import { type AuditAnchor, readAuditAnchor } from './audit-anchor.ts'

export type AuditCheck = ChainCheck & { anchor: AuditAnchor }

const ANCHOR_LOST =
  'DATA_DIR/audit-seal.json is missing or cannot be read: entries may have been cut off the end. Look whether the newest are there, then run npm run audit:verify -- --seal-anew.'

/** Verifies the log by {@link verifyChain}, including its anchor. @param dataDir the folder with the anchor */
export async function verifyAudit(
  database: Pick<Database, 'read'>,
  log: Pick<AuditLog, 'sealOf'>,
  dataDir: string,
): Promise<AuditCheck> {
  const anchor = await readAuditAnchor(database, dataDir)
  const chain = await verifyChain(database, log, typeof anchor === 'string' ? null : anchor)
  const fault = chain.fault ?? (anchor === 'lost' ? { n: null, sentence: ANCHOR_LOST } : null)
  return { ...chain, anchor, fault }
}
