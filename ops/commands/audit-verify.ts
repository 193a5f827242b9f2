// Verifies the audit log: npm run --silent audit:verify [-- --seal-anew]
import { counted } from '../../domain/wording.ts'
import { readConfig } from '../../server/config.ts'
import { runCommand, UsageError } from '../../server/errors.ts'
import { writeAuditAnchor } from '../../server/inbox/audit/audit-anchor.ts'
import { type AuditCheck, verifyAudit } from '../../server/inbox/audit/verify-audit.ts'
import { replaceRecordedSecret, secretIn } from '../../server/secrets.ts'
import { type AuditLog, auditEnd, auditLog } from '../../server/store/sql/audit.ts'
import type { Database } from '../../server/store/sql/database.ts'

const USAGE = `Usage: audit:verify                   checks each entry of the audit log against the one before
       audit:verify -- --seal-anew    after restoring a backup: accepts the log's last entry as its end and the present SECRET as the right one, and records that in the log`
const UNDETECTED_NOTE =
  'This cannot detect that entries less than a minute old were deleted by somebody who also changed the recorded end in the database.'

await runCommand(run)

async function run(): Promise<number> {
  const [flag, ...rest] = process.argv.slice(2)
  if ((flag !== undefined && flag !== '--seal-anew') || rest.length > 0) throw new UsageError(USAGE)
  const { storage, dataDir, secret } = readConfig(process.env)
  const stores = await storage.open(dataDir, { mustExist: true })
  try {
    const key = secret ?? (await secretIn(dataDir))
    const audit = auditLog(key)
    if (flag === '--seal-anew') {
      await sealAnew(stores.database, audit, dataDir)
      await stores.database.transaction((tx) => replaceRecordedSecret(tx, key))
    }
    return report(await verifyAudit(stores.database, audit, dataDir))
  } finally {
    await stores.close()
  }
}

async function sealAnew(database: Database, audit: AuditLog, dataDir: string): Promise<void> {
  const { n } = await database.read(auditEnd)
  const nowMs = Date.now()
  await database.transaction((tx) =>
    audit.append(tx, { at: nowMs, actor: 'command', act: 'sealed-anew', subject: null, data: { n } }),
  )
  await writeAuditAnchor(database, dataDir, await database.read(auditEnd))
}

function report({ entries, anchor, fault }: AuditCheck): number {
  if (fault?.n === null) {
    console.log(`${counted(entries, 'entry')}, unbroken as far as they go. ${fault.sentence}`)
    return 1
  }
  if (fault) {
    console.log(`The audit log is BROKEN. ${fault.sentence} ${entries} before it are as they were written.`)
    return 1
  }
  const savedNote =
    anchor === 'none'
      ? 'Nothing beside the database says where it ended: a running server notes that in DATA_DIR/audit-seal.json.'
      : 'It ends where it ended when that was last noted in DATA_DIR/audit-seal.json, or later.'
  console.log(`${counted(entries, 'entry')}, unbroken. ${savedNote}\n${UNDETECTED_NOTE}`)
  return 0
}
