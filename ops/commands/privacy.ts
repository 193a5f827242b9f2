// Exports or erases all data about a person: npm run --silent privacy -- export | erase ADDRESS
import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { pipeline } from 'node:stream/promises'
import { readEmail } from '../../domain/enquiry/email.ts'
import { callsAhead, erasedCallsSentence } from '../../domain/inbox/person/stored-data.ts'
import { enquiriesText } from '../../server/backup/database-file.ts'
import { warnIfOpen } from '../../server/backup/export/print-tree.ts'
import { readConfig } from '../../server/config.ts'
import { errorText, runCommand, UsageError } from '../../server/errors.ts'
import { ownAuditLog } from '../../server/inbox/audit/audit-anchor.ts'
import { eraseEverywhere } from '../../server/inbox/person/erase-everywhere.ts'
import { exportPerson } from '../../server/inbox/person/person-file.ts'
import { withStores } from '../../server/owner-stores.ts'
import { knownSecretIn, secretIn } from '../../server/secrets.ts'
import type { AuditLog } from '../../server/store/sql/audit.ts'
import type { Database } from '../../server/store/sql/database.ts'
import { receiptName } from '../../server/store/sql/inbox/erasures.ts'
import { findPersonData, type PersonData } from '../../server/store/sql/inbox/person.ts'
import type { Stores } from '../../server/store/store-driver.ts'

const USAGE = `Usage: privacy export ADDRESS   prints everything stored of whoever has an e-mail address, as one file of JSON
       privacy erase ADDRESS    erases all of it, for good; asks first where somebody can answer
An enquiry whose address staff corrected belongs to both addresses; what else was sent with the other one does not.
The store is the one that DATABASE_URL names, else the one in DATA_DIR, ./data by default.`
const NOTHING_STORED = 'Nothing is stored with this address'
const AUDIT_SKIPPED =
  'The audit log does not tell of this: SECRET here is not the one that it was written with'
const COPIES_NOTE = 'Copies made before hold it still: run npm run backup, and delete the older ones'

const [command, address = '', ...rest] = process.argv.slice(2)
const now = () => new Date()

await runCommand(run)

async function run(): Promise<number> {
  if (isAddress(address) && rest.length === 0) {
    if (command === 'export') return withStores({ mustExist: true }, exportAll)
    if (command === 'erase') return withStores({ mustExist: true }, erase)
  }
  throw new UsageError(USAGE)
}

function isAddress(text: string): boolean {
  return 'email' in readEmail(text, Number.POSITIVE_INFINITY)
}

async function exportAll({ database }: Stores): Promise<number> {
  const personData = await database.read((tx) => findPersonData(tx, address))
  if (!personData) return reportNothing()
  reportOtherAddresses(personData)
  const config = readConfig(process.env)
  const audit = await auditOrWarning(database, config.secret ?? (await knownSecretIn(config.dataDir)))
  const file = await exportPerson({ database, audit, now }, personData, null)
  await pipeline([JSON.stringify(file, null, 2), '\n'], process.stdout, { end: false })
  warnIfOpen()
  return 0
}

async function erase({ database }: Stores): Promise<number> {
  const personData = await database.read((tx) => findPersonData(tx, address))
  if (!personData) return reportNothing()
  reportOtherAddresses(personData)
  if (!(await isConfirmed(personData))) {
    console.error('Nothing was erased')
    return 1
  }
  const config = readConfig(process.env)
  const secret = config.secret ?? (await secretIn(config.dataDir))
  const audit = await auditOrWarning(database, secret)
  const erased = await eraseEverywhere({ database, audit, secret, now, config, report }, address, null)
  if (!erased) return reportNothing()
  console.error(
    `${enquiriesText(erased.enquiries.length)} erased, ${receiptName(erased.receipt)}. ${COPIES_NOTE}`,
  )
  return 0
}

function reportNothing(): number {
  console.error(NOTHING_STORED)
  return 0
}

function reportOtherAddresses({ address: givenAddress, addresses, elsewhere }: PersonData): void {
  if (elsewhere.length === 0) return
  const otherAddresses = addresses.filter((other) => other !== givenAddress).join(' and ')
  console.error(`Not among it: ${enquiriesText(elsewhere.length)} of ${otherAddresses} alone`)
}

async function auditOrWarning(database: Database, secret: string | null): Promise<AuditLog | null> {
  const audit = await ownAuditLog(database, secret)
  if (!audit) console.error(AUDIT_SKIPPED)
  return audit
}

/** Prints what the server would log. */
function report(_level: string, fields: object, message: string): void {
  const places = 'places' in fields && Array.isArray(fields.places) ? fields.places : []
  const fault = 'err' in fields ? [errorText(fields.err)] : []
  const furtherLines = [...fault, ...places]
  console.error(furtherLines.length > 0 ? [`${message}:`, ...furtherLines].join('\n  ') : message)
}

/** True without a terminal: the calling program has decided already. */
async function isConfirmed({ enquiries, addresses, calls }: PersonData): Promise<boolean> {
  if (!process.stdin.isTTY) return true
  const callsNote = erasedCallsSentence(callsAhead(calls, now().getTime()))
  if (callsNote !== '') console.error(callsNote)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const inputEnd = once(terminal, 'close').then(() => '')
    const typed = terminal.question(
      `Erase ${enquiriesText(enquiries.length)} of ${addresses.join(' and ')} for good? Type yes: `,
    )
    return (await Promise.race([typed, inputEnd])).trim() === 'yes'
  } finally {
    terminal.close()
  }
}
