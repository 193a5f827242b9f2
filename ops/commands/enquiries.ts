// Exports and imports all data as one JSON tree: npm run --silent enquiries -- export | import [file|-], with commands for
// undelivered enquiries, waiting | resend, and for quarantined ones: release
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { EnquiryStore, ReleaseResult } from '../../domain/enquiry/enquiry.ts'
import { PUSH_ID } from '../../domain/enquiry/record.ts'
import { printTree } from '../../server/backup/export/print-tree.ts'
import { showProgress } from '../../server/backup/export/progress.ts'
import { type CheckedTree, readTree } from '../../server/backup/export/read-tree.ts'
import { type Restored, restoreAll } from '../../server/backup/export/restore-all.ts'
import { readConfig } from '../../server/config.ts'
import { OperatorError, runCommand, UsageError } from '../../server/errors.ts'
import { withStores } from '../../server/owner-stores.ts'
import type { Stores } from '../../server/store/store-driver.ts'
import { deliveries } from '../../server/store/stores.ts'

const USAGE = `Usage: enquiries export            prints every enquiry as one tree of JSON
       enquiries import [file|-]   puts an exported tree back, from standard input by default
       enquiries waiting           says what has not reached Firebase, since when and why
       enquiries resend            tries all of that now, once the cause is mended; the running server does it
       enquiries release POSTID    releases a quarantined enquiry, by its id under "quarantine" of an export
The store is the one that DATABASE_URL names, else the one in DATA_DIR, ./data by default.`

const RELEASES: Record<ReleaseResult, [code: number, sentence: string]> = {
  released: [
    0,
    'Released: it is an enquiry like any other now. The running server sends its mails and other deliveries',
  ],
  'not-held-back': [1, 'It is not held back: nothing was done'],
  unknown: [1, 'No enquiry has this post id: nothing was done'],
}

const [command, ...args] = process.argv.slice(2)
const progress = showProgress(process.stderr, () => performance.now())

await runCommand(run, progress)

async function run(): Promise<number> {
  if (command === 'export' && args.length === 0) return withStores({ mustExist: true }, exportAll)
  if (command === 'waiting' && args.length === 0) return withStores({ mustExist: true }, printWaiting)
  if (command === 'resend' && args.length === 0) return withStores({ mustExist: true }, resend)
  if (command === 'release' && args.length === 1 && PUSH_ID.test(args[0] ?? ''))
    return withStores({ mustExist: true }, ({ enquiries }) => release(enquiries, args[0] ?? ''))
  if (command === 'import' && args.length <= 1) return importTree(args[0] ?? '-')
  throw new UsageError(USAGE)
}

async function exportAll({ enquiries, outbox }: Stores): Promise<number> {
  await printTree(enquiries.all(), progress)
  for (const { topic, waitingNote } of deliveries)
    if ((await outbox.undelivered(topic)).length > 0) console.error(waitingNote)
  return 0
}

async function printWaiting({ outbox }: Stores): Promise<number> {
  for (const { topic, reportLines } of deliveries)
    for (const line of reportLines(await outbox.undelivered(topic))) console.log(line)
  return 0
}

async function resend({ outbox }: Stores): Promise<number> {
  let count = 0
  for (const { topic } of deliveries) count += await outbox.resend(topic, Date.now())
  console.error(`${count} to be delivered again: the server does it within seconds, or when it next runs`)
  return 0
}

async function release(store: EnquiryStore, postId: string): Promise<number> {
  const [code, sentence] = RELEASES[await store.release(postId)]
  console.error(sentence)
  return code
}

/** The whole tree is read and validated before the first enquiry is restored, and before the store is opened. */
async function importTree(file: string): Promise<number> {
  using tree = await checkedTree(file === '-' ? process.stdin : createReadStream(file), file)
  return await withStores({ mustExist: false }, async ({ enquiries }) => {
    const reportProgress = () => progress.step('put back', tree.count)
    return report(await restoreAll(enquiries, tree.enquiries(), reportProgress))
  })
}

async function checkedTree(text: Readable, file: string): Promise<CheckedTree> {
  try {
    return await readTree(text, progress)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new OperatorError(`${file === '-' ? 'Standard input' : file} is no JSON`, { cause: error })
  }
}

function report({ added, unchanged, refused }: Restored): number {
  progress.done()
  console.error(`${added} new, ${unchanged} already stored`)
  const { importNote } = readConfig(process.env).storage
  if (added > 0 && importNote !== null) console.error(importNote)
  if (refused.length > 0) console.error(`${refused.length} refused:\n${refused.join('\n')}`)
  return refused.length > 0 ? 1 : 0
}
