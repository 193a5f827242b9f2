// A process of its own for tests: node store-process.ts <task> <database path> <number>. It says on standard
// output, a line each, what it has done; the write to the pipe is synchronous, so a kill cannot take it back.
import { writeSync } from 'node:fs'
import { sampleContact, samplePostId } from '../../domain/enquiry/samples/submissions.ts'
import { openSqliteDatabase } from './sqlite-database.ts'
import { openSqliteStore } from './sqlite-store.ts'

const CLIENTS = 16

const tasks: { [task: string]: (path: string, number: number) => Promise<void> | void } = {
  lock,
  'add-once': addOnce,
  'acknowledge-after-commit': (path, first) => write(path, first, 'after'),
  'acknowledge-before-commit': (path, first) => write(path, first, 'before'),
}
const [task = '', path = '', number = '0'] = process.argv.slice(2)
await tasks[task]?.(path, Number(number))

/** Holds the write lock until standard input ends. */
function lock(path: string): void {
  const database = openSqliteDatabase(path)
  database.exec('BEGIN IMMEDIATE')
  say('locked')
  process.stdin.on('end', () => database.close()).resume()
}

async function addOnce(path: string, number: number): Promise<void> {
  const store = openSqliteStore(path)
  const { record, beside, ...rest } = sampleContact(1)
  const { outcome } = await store.add({
    ...rest,
    record: { ...record, postId: samplePostId(number) },
    beside,
  })
  await store.close()
  say(outcome)
}

/** Sixteen clients add without end; each addition is said before or after it is durable. */
async function write(path: string, first: number, saying: 'before' | 'after'): Promise<void> {
  const store = openSqliteStore(path)
  let next = first
  async function client(): Promise<void> {
    for (;;) {
      const at = next++
      if (saying === 'before') say(String(at))
      await store.add(sampleContact(at))
      if (saying === 'after') say(String(at))
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

function say(line: string): void {
  writeSync(1, `${line}\n`)
}
