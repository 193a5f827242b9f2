import { counted } from '../../../domain/wording.ts'
import { withoutWords } from '../../mail/smtp-outcome.ts'
import { isSecretOfDatabase, OTHER_SECRET } from '../../secrets.ts'
import { LATE_MS } from '../../store/outbox.ts'
import { auditLog } from '../../store/sql/audit.ts'
import type { Database } from '../../store/sql/database.ts'
import { undeliveredCounts, watchedCounts } from '../../store/sql/watched-counts.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { readReceipts, unreadableReceiptsFault } from '../person/receipts-file.ts'

/** The result of one check. `bad`: a promise of the site is broken. `advice`: something could be better. */
export type Finding = {
  what: string
  state: 'good' | 'advice' | 'bad'
  sentence: string
  /** What to do; absent if all is well. */
  todo?: string
}

export function good(what: string, sentence: string): Finding {
  return { what, state: 'good', sentence }
}

export function advice(what: string, sentence: string, todo: string): Finding {
  return { what, state: 'advice', sentence, todo }
}

export function bad(what: string, sentence: string, todo: string): Finding {
  return { what, state: 'bad', sentence, todo }
}

/** Whether mails and webhook messages go out. */
export async function outboxFinding(database: Database, nowMs: number): Promise<Finding> {
  const what = 'Outbox'
  const { outbox } = await database.read((tx) => watchedCounts(tx, nowMs))
  const lateTopics = outbox.filter(({ oldestDueAt }) => oldestDueAt !== null && nowMs - oldestDueAt > LATE_MS)
  if (lateTopics.length > 0) {
    const waitingMessages = await Promise.all(lateTopics.map(({ topic }) => waitingMessage(database, topic)))
    const sentence = `Messages have been waiting for more than ten minutes: ${waitingMessages.join(', ')}.`
    const todo = 'Is the server running? Mail and webhook above, the inbox under Mail, and its log, say why.'
    return bad(what, sentence, todo)
  }
  const failed = outbox.filter(({ failed }) => failed > 0).map(({ topic, failed }) => `${topic} ${failed}`)
  if (failed.length === 0) return good(what, 'Nothing waits too long, and nothing failed for good.')
  const todo =
    'The inbox names each mail with the words of the mail server, and sends them again, all at once too.'
  return advice(what, `Messages failed for good: ${failed.join(', ')}.`, todo)
}

/** `mail 3 (550 5.4.5)`: the number of waiting messages, and the reason of the oldest. */
async function waitingMessage(database: Database, topic: string): Promise<string> {
  const { waiting, trouble } = await database.read((tx) => undeliveredCounts(tx, topic))
  return `${topic} ${waiting}${trouble === null ? '' : ` (${withoutWords(trouble)})`}`
}

/** Whether the secret is the store's, the audit log is intact, and all erasure receipts are readable. */
export async function sealFindings(
  database: Database,
  dataDir: string,
  secret: string,
): Promise<Array<Finding>> {
  return [
    await secretFinding(database, secret),
    await auditFinding(database, dataDir, secret),
    await receiptsFinding(dataDir),
  ]
}

async function secretFinding(database: Database, secret: string): Promise<Finding> {
  const what = 'Secret'
  if (!(await database.read((tx) => isSecretOfDatabase(tx, secret))))
    return bad(what, OTHER_SECRET.sentence, OTHER_SECRET.todo)
  return good(what, 'It is the one with which this store was sealed.')
}

async function auditFinding(database: Database, dataDir: string, secret: string): Promise<Finding> {
  const what = 'Audit log'
  const { entries, fault } = await verifyAudit(database, auditLog(secret), dataDir)
  if (!fault) return good(what, `${counted(entries, 'entry')}, unbroken.`)
  const todo = 'npm run audit:verify says more; docs/data.md has what to do under The audit log.'
  return bad(what, fault.sentence, todo)
}

async function receiptsFinding(dataDir: string): Promise<Finding> {
  const what = 'Erasures'
  const receiptsInFile = await readReceipts(dataDir)
  const unreadable = unreadableReceiptsFault(receiptsInFile)
  if (unreadable) return bad(what, unreadable.sentence, unreadable.todo)
  return good(what, `${counted(receiptsInFile.receipts.length, 'receipt')} beside the database.`)
}
