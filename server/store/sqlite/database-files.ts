import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { isBusy } from './faults.ts'
import { assertLayout, assertPages, openingFault } from './layout.ts'

/** The log's header, https://sqlite.org/fileformat.html#the_write_ahead_log: its magic, and the salts of its present turn. */
const HEADER_BYTES = 32
const MAGIC = [0x377f0682, 0x377f0683]
const SALTS = [16, 24] as const

/** Never less in the same database: a copy made earlier, and another database, lack something of it. */
const MARKS = `SELECT (SELECT min(applied_at) FROM migrations) AS begun,
  (SELECT coalesce(max(count), 0) FROM write_checks) AS checks,
  (SELECT coalesce(max(id), 0) FROM submissions) AS newest -- unless another process erases it`

type Row = Record<string, unknown> | undefined
type Log = { bytes: number; isLog: boolean; salts: string }

/**
 * Watches over what stands in the files of an open database: one that is overwritten or truncated keeps its place and inode.
 * Never opens the database or the index as mere files: closing them would drop the locks that SQLite holds on them.
 *
 * @returns `fault`, to be asked before each commit, and `logFault`: what is wrong or null; and `remember`, to be told after each
 *   commit, whose own checkpoint is no fault
 */
export function watchDatabaseFiles(database: DatabaseSync, path: string) {
  const version = database.prepare('PRAGMA data_version') // another after each commit or new log of others
  const marks = database.prepare(MARKS)
  const others = () => version.get()?.data_version
  const look = () => ({ log: logOf(path), file: fileOf(path), marks: marks.get() })
  // Another process that empties the log changes the index first, then the log, under the lock that a commit of ours needs:
  // what others did is asked before the commit and what the log holds after it, so that no such change lies between.
  let othersBefore = others()
  let seen = { others: othersBefore, ...look() }
  const logFault = () => {
    const { bytes, isLog, salts } = logOf(path)
    const isShort = bytes < seen.log.bytes && (salts === seen.log.salts || others() === seen.others)
    return isShort || !isLog ? `${path}-wal was overwritten while the server runs` : null
  }
  const fileFault = () => {
    const file = fileOf(path)
    if (file === seen.file) return null
    const found = faultForNewcomer(path, seen.marks, others() === seen.others)
    if (found !== null) return `${path} was overwritten while the server runs: ${found}`
    seen = { ...seen, file } // a checkpoint of another process
    return null
  }
  return {
    /** @throws what SQLite says, if a lock keeps it from looking */
    fault: () => {
      othersBefore = others()
      return logFault() ?? fileFault()
    },
    logFault,
    remember: () => {
      seen = { others: othersBefore, ...look() }
    },
  }
}

function logOf(path: string): Log {
  const file = openSync(`${path}-wal`, 'r')
  try {
    const header = Buffer.alloc(HEADER_BYTES)
    const bytes = fstatSync(file).size // asked before the salts: another process may empty the log in between
    const held = readSync(file, header, 0, HEADER_BYTES, 0)
    const isLog = held === 0 || MAGIC.includes(header.readUInt32BE())
    return { bytes, isLog, salts: header.toString('hex', ...SALTS) }
  } finally {
    closeSync(file)
  }
}

function fileOf(path: string): string {
  const { size, mtimeNs } = statSync(path, { bigint: true })
  return `${size}:${mtimeNs}`
}

/** What a connection meets that remembers nothing of the file. */
function faultForNewcomer(path: string, seen: Row, isAlone: boolean): string | null {
  let newcomer: DatabaseSync | undefined
  try {
    newcomer = new DatabaseSync(path, { readOnly: true, timeout: 0 })
    assertLayout(newcomer, path)
    assertPages(newcomer, path)
    const marks = newcomer.prepare(MARKS).get()
    if (marks?.begun !== seen?.begun) return 'it is another database'
    const isOlder = isLess(marks?.checks, seen?.checks) || (isAlone && isLess(marks?.newest, seen?.newest))
    return isOlder ? 'it lacks what was stored last' : null
  } catch (error) {
    if (isBusy(error)) throw error
    const fault = openingFault(path, error)
    return fault instanceof Error ? fault.message.replace(/\.$/, '') : 'it cannot be read'
  } finally {
    newcomer?.close()
  }
}

function isLess(now: unknown, seen: unknown): boolean {
  return Number(now) < Number(seen)
}

/** Another server that starts has made the file and not begun it yet. */
const LOOKS = 40
const PAUSE_MS = 25
const WAY_OUT =
  'Restore the newest backup or what was rescued, as docs/owner.md says under Backups, or delete it to begin anew.'

/**
 * A server must not begin anew where there was a database.
 *
 * @throws {StoreUnavailableError} if the file is empty, or is gone and its log or a rescued copy is still there
 */
export function assertDatabaseNotLost(path: string): void {
  if (existsSync(path)) assertBegun(path)
  else assertNothingLeft(path)
}

function assertBegun(path: string): void {
  for (let look = 0; look < LOOKS; look += 1) {
    if (statSync(path, { throwIfNoEntry: false })?.size !== 0) return
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
  throw new StoreUnavailableError(`${path} is empty. ${WAY_OUT}`)
}

function assertNothingLeft(path: string): void {
  const left = readdirSync(dirname(path)).find(
    (name) => name === `${basename(path)}-wal` || name.startsWith('rescued-'),
  )
  if (left === undefined || existsSync(path)) return
  throw new StoreUnavailableError(`There is no ${path}, but ${left} beside it. ${WAY_OUT}`)
}
