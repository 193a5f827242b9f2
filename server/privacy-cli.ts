// What is stored of a person, for them to have, or gone: npm run --silent privacy -- export | erase ADDRESS
import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { todayInJohannesburg } from '../domain/calendar/calendar.ts'
import { emailField, foldEmail } from '../domain/enquiry/fields.ts'
import type { EnquiryStore, Submission } from '../domain/enquiry/submission.ts'
import { enquiries as inWords } from './backup/count-enquiries.ts'
import { readConfig } from './config.ts'
import { noteReceipt } from './inbox/receipts-file.ts'
import { printTree } from './moving/print-tree.ts'
import { showProgress } from './moving/progress.ts'
import { withStores } from './owner-stores.ts'
import { makeFilesPrivate } from './private-folder.ts'
import { runCommand } from './run-command.ts'
import { secretIn } from './secret-file.ts'
import { type Erasing, receiptName, sealOfAddress } from './storage/sql/inbox/erasures.ts'
import { sqlInbox } from './storage/sql/inbox/sql-inbox.ts'
import type { Stores } from './storage/store-driver.ts'

makeFilesPrivate()

const USAGE = `Usage: privacy export ADDRESS   prints everything stored with an e-mail address, as one tree of JSON
       privacy erase ADDRESS    erases all of it, for good; asks first where somebody can answer
The store is the one that DATABASE_URL names, else the one in DATA_DIR, ./data by default.`
const NOTHING = 'Nothing is stored with this address'
const COPIES = 'Copies made before hold it still: run npm run backup, and delete the older ones'

const [command, address = '', ...rest] = process.argv.slice(2)
const progress = showProgress(process.stderr, () => performance.now())

await runCommand(run, progress)

async function run(): Promise<number> {
  if (isAddress(address) && rest.length === 0) {
    if (command === 'export') return withStores({ mustExist: true }, (stores) => exportAll(stores.enquiries))
    if (command === 'erase') return withStores({ mustExist: true }, erase)
  }
  console.error(USAGE)
  return 2
}

function isAddress(text: string): boolean {
  return emailField(Number.POSITIVE_INFINITY).safeParse(text).success
}

async function exportAll(store: EnquiryStore): Promise<number> {
  const found = await storedWithAddress(store)
  await printTree(found, progress)
  if (found.length === 0) console.error(NOTHING)
  return 0
}

async function erase({ enquiries, works }: Stores): Promise<number> {
  const found = await storedWithAddress(enquiries)
  progress.done()
  if (found.length > 0 && !(await isConfirmed(found.length))) {
    console.error('Nothing was erased')
    return 1
  }
  const erased = await sqlInbox(works).erase(await erasing())
  if (!erased) {
    console.error(NOTHING)
    return 0
  }
  await noteReceipt(readConfig(process.env).dataDir, erased.receipt)
  console.error(`${inWords(erased.submissions.length)} erased, ${receiptName(erased.receipt)}. ${COPIES}`)
  tellPlaces(erased.submissions)
  return 0
}

async function erasing(): Promise<Erasing> {
  const { secret, dataDir } = readConfig(process.env)
  const now = new Date()
  return {
    email: address,
    seal: sealOfAddress(secret ?? (await secretIn(dataDir)), address),
    by: null,
    at: now.getTime(),
    year: Number(todayInJohannesburg(now).slice(0, 4)),
  }
}

/** Yes where nobody can answer: a program has decided already. */
async function isConfirmed(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) return true
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const ended = once(terminal, 'close').then(() => '')
    const typed = terminal.question(`Erase ${inWords(count)} for good? Type yes: `)
    return (await Promise.race([typed, ended])).trim() === 'yes'
  } finally {
    terminal.close()
  }
}

function tellPlaces(erased: ReadonlyArray<Submission>): void {
  const { handDeletion } = readConfig(process.env).storage
  const places = erased.flatMap((each) => handDeletion?.placeOf(each) ?? [])
  if (handDeletion && places.length > 0) console.error([`${handDeletion.note}:`, ...places].join('\n  '))
}

async function storedWithAddress(store: EnquiryStore): Promise<Array<Submission>> {
  const found: Array<Submission> = []
  for await (const submission of store.all()) {
    if (foldEmail(submission.record.email) === foldEmail(address)) found.push(submission)
    progress.step('read')
  }
  return found
}
