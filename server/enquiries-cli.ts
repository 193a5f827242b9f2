// The data as one tree of JSON, out and in: npm run --silent enquiries -- export | import [file|-], and what
// is not delivered yet: waiting | resend
import { createReadStream, fstatSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { EnquiryStore } from '../domain/enquiry/submission.ts'
import { readConfig } from './config.ts'
import { faultText } from './fault-text.ts'
import { showProgress } from './moving/progress.ts'
import { type CheckedTree, readTree } from './moving/read-tree.ts'
import { type Restored, restoreAll } from './moving/restore-all.ts'
import { treeText } from './moving/write-tree.ts'
import { OperatorError } from './operator-error.ts'
import { makeFilesPrivate } from './private-folder.ts'
import type { Stores } from './storage/store-driver.ts'
import { deliveries } from './storage/stores.ts'

makeFilesPrivate()

const USAGE = `Usage: enquiries export            prints every enquiry as one tree of JSON
       enquiries import [file|-]   puts an exported tree back, from standard input by default
       enquiries waiting           says what has not reached Firebase, since when and why
       enquiries resend            tries all of that now, once the cause is mended; the running server does it
The store is the one that DATABASE_URL names, else the one in DATA_DIR, ./data by default.`
const OPEN_EXPORT = 'Other users of this machine can read the file with all enquiries that you made'
const UMASK = 'The next one is yours alone after: umask 077'

const [command, ...rest] = process.argv.slice(2)
const progress = showProgress(process.stderr, () => performance.now())

process.exitCode = await run().catch((error: unknown) => {
  progress.done()
  console.error(faultText(error))
  return 1
})

async function run(): Promise<number> {
  if (command === 'export' && rest.length === 0) return withStores({ mustExist: true }, exportAll)
  if (command === 'waiting' && rest.length === 0) return withStores({ mustExist: true }, waiting)
  if (command === 'resend' && rest.length === 0) return withStores({ mustExist: true }, resend)
  if (command === 'import' && rest.length <= 1) return importTree(rest[0] ?? '-')
  console.error(USAGE)
  return 2
}

async function exportAll({ enquiries, outbox }: Stores): Promise<number> {
  const code = await exportTree(enquiries)
  for (const { topic, waitingNote } of deliveries)
    if ((await outbox.undelivered(topic)).length > 0) console.error(waitingNote)
  return code
}

async function exportTree(store: EnquiryStore): Promise<number> {
  await pipeline(treeText(store.all(), progress), process.stdout, { end: false })
  progress.done()
  const open = modeIfOpen(process.stdout.fd)
  if (open !== null) console.error(`${OPEN_EXPORT} (mode ${open.toString(8)}): chmod 600 it. ${UMASK}`)
  return 0
}

/** The permissions of what the shell made for us to write into, if it is a file that others can read. */
function modeIfOpen(fd: number): number | null {
  const stats = fstatSync(fd)
  return stats.isFile() && (stats.mode & 0o077) !== 0 ? stats.mode & 0o777 : null
}

async function waiting({ outbox }: Stores): Promise<number> {
  for (const { topic, linesOn } of deliveries)
    for (const line of linesOn(await outbox.undelivered(topic))) console.log(line)
  return 0
}

async function resend({ outbox }: Stores): Promise<number> {
  let count = 0
  for (const { topic } of deliveries) count += await outbox.resend(topic, Date.now())
  console.error(`${count} to be delivered again: the server does it within seconds, or when it next runs`)
  return 0
}

/** The whole tree is read and checked before the first enquiry is put back, and before the store is opened. */
async function importTree(file: string): Promise<number> {
  using tree = await checkedTree(file === '-' ? process.stdin : createReadStream(file), file)
  return await withStore({ mustExist: false }, async (store) => {
    const didOne = () => progress.step('put back', tree.count)
    return report(await restoreAll(store, tree.submissions(), didOne))
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
  console.error(`${added} new, ${unchanged} stood already`)
  const { importNote } = readConfig(process.env).storage
  if (added > 0 && importNote !== null) console.error(importNote)
  if (refused.length > 0) console.error(`${refused.length} refused:\n${refused.join('\n')}`)
  return refused.length > 0 ? 1 : 0
}

function withStore(
  options: { mustExist: boolean },
  work: (store: EnquiryStore) => Promise<number>,
): Promise<number> {
  return withStores(options, ({ enquiries }) => work(enquiries))
}

async function withStores(
  options: { mustExist: boolean },
  work: (stores: Stores) => Promise<number>,
): Promise<number> {
  const { storage, dataDir } = readConfig(process.env)
  const stores = await storage.open(dataDir, options)
  try {
    return await work(stores)
  } finally {
    await stores.close()
  }
}
