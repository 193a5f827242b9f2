// For tests: node store-process.ts <task> <path or address of the database> <number>. Prints a line for each finished step, synchronously:
// a kill cannot lose it.
import { writeSync } from 'node:fs'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { sampleContact, samplePostId } from '../../../domain/enquiry/samples/enquiries.ts'
import { postgresStore } from '../postgres/postgres-store.ts'
import { openSqliteDatabase } from '../sqlite/database.ts'
import { openPostgresWithLongTimeouts } from './long-timeouts.ts'
import { openSqliteStore } from './open-sqlite-store.ts'

const tasks: { [task: string]: (path: string, number: number) => Promise<void> | void } = {
  lock,
  'add-once': addOnce,
  'add-limited': addLimited,
}
const [task = '', path = '', number = '0'] = process.argv.slice(2)
await tasks[task]?.(path, Number(number))

/** Holds the write lock until standard input ends. */
function lock(path: string): void {
  const database = openSqliteDatabase(path)
  database.exec('BEGIN IMMEDIATE')
  writeLine('locked')
  process.stdin.on('end', () => database.close()).resume()
}

async function open(path: string): Promise<EnquiryStore> {
  return path.startsWith('postgres:')
    ? postgresStore(await openPostgresWithLongTimeouts(path))
    : openSqliteStore(path)
}

async function addOnce(path: string, number: number): Promise<void> {
  const store = await open(path)
  const { record, metadata, ...rest } = sampleContact(1)
  const { outcome } = await store.add({
    ...rest,
    record: { ...record, postId: samplePostId(number) },
    metadata,
  })
  await store.close()
  writeLine(outcome)
}

/** Adds twenty different enquiries of one e-mail address at once, of which ten are allowed. */
async function addLimited(path: string, first: number): Promise<void> {
  const store = await open(path)
  const emailLimit = { max: 10, sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER }
  const adding = Array.from({ length: 20 }, (_, index) =>
    store.add(sampleContact(first + index), { emailLimit }),
  )
  const outcomes = (await Promise.all(adding)).map(({ outcome }) => outcome)
  await store.close()
  writeLine(outcomes.join(' '))
}

function writeLine(line: string): void {
  writeSync(1, `${line}\n`)
}
