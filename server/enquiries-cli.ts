// The data as one tree of JSON, out and in: npm run --silent enquiries -- export | import [file|-]
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { submissionsToTree, treeToSubmissions } from '../domain/enquiry/export-tree.ts'
import { type EnquiryStore, RestoreConflictError, type Submission } from '../domain/enquiry/submission.ts'
import { DATABASE_FILE, openSqliteStore } from './storage/sqlite-store.ts'

const USAGE = `Usage: enquiries export            prints every enquiry as one tree of JSON
       enquiries import [file|-]   puts an exported tree back, from standard input by default
The data folder is DATA_DIR, ./data by default.`

const { DATA_DIR = './data', DATABASE_URL } = process.env
const path = join(DATA_DIR, DATABASE_FILE)
const [command, ...rest] = process.argv.slice(2)

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})

async function run(): Promise<number> {
  if (command === 'export' && rest.length === 0) return withStore(existing(path), exportTree)
  if (command === 'import' && rest.length <= 1) return importTree(rest[0] ?? '-')
  console.error(USAGE)
  return 2
}

async function exportTree(store: EnquiryStore): Promise<number> {
  const tree = await submissionsToTree(store.all())
  process.stdout.write(`${JSON.stringify(tree, null, 2)}\n`)
  return 0
}

/** The whole tree is read and checked before the first enquiry is put back. */
async function importTree(file: string): Promise<number> {
  const json = await text(file === '-' ? process.stdin : createReadStream(file))
  const submissions = treeToSubmissions(parsed(json, file))
  return withStore(path, async (store) => report(await restoreAll(store, submissions)))
}

type Restored = { added: number; standing: number; refused: Array<string> }

async function restoreAll(store: EnquiryStore, submissions: ReadonlyArray<Submission>): Promise<Restored> {
  const restored: Restored = { added: 0, standing: 0, refused: [] }
  for (const submission of submissions) {
    try {
      restored[(await store.restore(submission)) ? 'added' : 'standing'] += 1
    } catch (error) {
      if (!(error instanceof RestoreConflictError)) throw error
      restored.refused.push(error.message)
    }
  }
  return restored
}

function report({ added, standing, refused }: Restored): number {
  console.error(`${added} new, ${standing} stood already`)
  if (refused.length > 0) console.error(`${refused.length} refused:\n${refused.join('\n')}`)
  return refused.length > 0 ? 1 : 0
}

async function withStore(file: string, work: (store: EnquiryStore) => Promise<number>): Promise<number> {
  if (DATABASE_URL) throw new Error('DATABASE_URL is set, but only the embedded store exists yet: unset it')
  const store = openSqliteStore(file)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** An export from the wrong folder must not look like an empty one. */
function existing(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}: set DATA_DIR to the data folder`)
  return file
}

function parsed(json: string, file: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Error(`${file === '-' ? 'Standard input' : file} is no JSON`, { cause: error })
  }
}
