import { countedEntries } from '../../../domain/inbox/words/counts.ts'
import { counted } from '../../../domain/wording/counting-words.ts'
import { isSecretOfDatabase, OTHER_SECRET } from '../../secret-mark.ts'
import { auditLog } from '../../store/sql/audit.ts'
import type { Works } from '../../store/sql/work.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { notedReceipts, unreadableWords } from '../receipts-file.ts'
import type { Finding } from './finding.ts'

/** Whether the secret is the store's, the audit log is whole, and each receipt of an erasure can be read. */
export async function seals(works: Works, dataDir: string, secret: string): Promise<Array<Finding>> {
  return [
    await secretFinding(works, secret),
    await auditFinding(works, dataDir, secret),
    await receiptsFinding(dataDir),
  ]
}

async function secretFinding(works: Works, secret: string): Promise<Finding> {
  const what = 'Secret'
  if (!(await works.read(() => isSecretOfDatabase(secret)))) return { what, state: 'bad', ...OTHER_SECRET }
  return { what, state: 'good', sentence: 'It is the one with which this store was sealed.' }
}

async function auditFinding(works: Works, dataDir: string, secret: string): Promise<Finding> {
  const what = 'Audit log'
  const { entries, fault } = await verifyAudit(works, auditLog(secret), dataDir)
  if (!fault) return { what, state: 'good', sentence: `${countedEntries(entries)}, unbroken.` }
  const todo = 'npm run audit:verify says more; docs/owner.md has what to do under The audit log.'
  return { what, state: 'bad', sentence: fault.sentence, todo }
}

async function receiptsFinding(dataDir: string): Promise<Finding> {
  const what = 'Erasures'
  const noted = await notedReceipts(dataDir)
  const unreadable = unreadableWords(noted)
  if (unreadable) return { what, state: 'bad', ...unreadable }
  const { length } = noted.receipts
  return { what, state: 'good', sentence: `${counted(length, 'receipt')} beside the database.` }
}
