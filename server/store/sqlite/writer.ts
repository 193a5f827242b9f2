import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { commitBatch, type UnitOfWork } from './commit.ts'
import { asStoreFault, isBusy, isDamage } from './faults.ts'
import { createTurns, pauseBeforeRetry, readWhenUnlocked } from './lock.ts'

/** Transactions that share a commit: the disk is waited for once, and the loop stands still for some milliseconds at most. */
const MOST_TOGETHER = 64
/** Each try writes to the disk what it can, and others wait for that. */
const EMPTIED_EVERY_MS = 100

export type Writer = {
  /**
   * Runs work in a transaction and resolves once it is durable. It is run again only where nothing of it stands. The work awaits nothing
   * but its own statements: all others wait for it.
   *
   * @throws {StoreUnavailableError} if the lock stays, the disk is full, broken or read-only, or the file is not in its place
   */
  write: <Result>(work: () => Result | Promise<Result>) => Promise<Result>
  /**
   * Reads what is committed: at once, or as soon as the transaction of this process has ended.
   *
   * @throws {StoreUnavailableError} if the lock stays, or the disk is broken
   */
  read: <Result>(work: () => Result) => Promise<Result>
  /**
   * Writes what stands in the write-ahead log into the database file and empties the log, in which deleted rows stand until then. Where it
   * cannot be, as another process reads what is older, it is done after a later commit.
   */
  emptyLog: () => Promise<void>
  /** Has a listener called after each commit of this process, until the function that is returned is called. */
  onCommit: (listener: () => void) => () => void
  /** @throws {StoreUnavailableError} if the database was ever found damaged: it does not heal */
  assertSound: () => void
  /** Lets what was begun be written, then closes the database. Closing twice is harmless. */
  close: () => Promise<void>
}

type Waiting = { untilMs: number; run: UnitOfWork; fail: (error: unknown) => void }

const writers = new WeakMap<DatabaseSync, Writer>()

/** The one writer of a database that openSqliteDatabase opened, for all that is kept in it. */
export function writerOf(database: DatabaseSync): Writer {
  const writer = writers.get(database)
  if (!writer) throw new TypeError('This database was not opened by openSqliteDatabase')
  return writer
}

/**
 * Gives a database its writer: what waits is committed together, and other processes get their turn. See docs/decisions/0016.
 *
 * @param watch.assertInPlace throws if the files are not those any more that were opened
 * @param watch.damaged told of each damage that a statement meets
 * @param answerMs how long a lock that another process holds is waited for
 */
export function setWriter(
  database: DatabaseSync,
  watch: { assertInPlace: () => void; damaged: (error: unknown) => void },
  answerMs: number,
): void {
  const untilMs = () => performance.now() + answerMs
  const turns = createTurns()
  const waiting: Array<Waiting> = []
  const listeners = new Set<() => void>()
  let [isWriting, isClosing] = [false, false]
  let written = Promise.resolve()
  let toDoAlone = 0
  let isLogDue = false
  let damage: unknown = null

  function write<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    if (isClosing) return Promise.reject(new StoreUnavailableError('the store is closed'))
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const run = async () => {
      const result = await work()
      return () => resolve(result)
    }
    waiting.push({ untilMs: untilMs(), run, fail: (error) => reject(faultOf(error)) })
    if (!isWriting) written = writeAll()
    return promise
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) await writeSome()
    isWriting = false
    if (isLogDue) triedToEmptyLog()
  }

  async function emptyLog(): Promise<void> {
    isLogDue = true
    const givenUpMs = untilMs()
    while (!triedToEmptyLog() && performance.now() < givenUpMs) await delay(EMPTIED_EVERY_MS)
  }

  /** Whether nothing is left to do. */
  function triedToEmptyLog(): boolean {
    if (isClosing) return true // which empties it too
    if (database.isTransaction) return false
    try {
      watch.assertInPlace()
      isLogDue = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0
    } catch (error) {
      faultOf(error) // the next work meets it too, and is refused
    }
    return !isLogDue
  }

  async function writeSome(): Promise<void> {
    await turns.waitForTurn()
    const some = waiting.slice(0, toDoAlone > 0 ? 1 : MOST_TOGETHER)
    try {
      watch.assertInPlace()
      const reports = await commitBatch(database, some)
      turns.released()
      takeOff(some.length)
      reportCommit(some, reports)
    } catch (error) {
      if (isBusy(error)) await retryLater(error)
      else if (some.length > 1)
        toDoAlone = some.length // so that only those fail that cannot be written
      else takeOff(1)?.fail(error)
    }
  }

  /** Resolves what was committed. None of it is run again, even if the files were exchanged: then the callers are refused. */
  function reportCommit(some: ReadonlyArray<Waiting>, reports: ReadonlyArray<() => void>): void {
    try {
      watch.assertInPlace() // what was written elsewhere is not to be thanked for
    } catch (error) {
      for (const { fail } of some) fail(error)
      return
    }
    for (const each of [...reports, ...listeners]) each()
  }

  /** Takes the first ones off the queue. */
  function takeOff(count: number): Waiting | undefined {
    toDoAlone = Math.max(0, toDoAlone - count)
    return waiting.splice(0, count)[0]
  }

  async function retryLater(busy: unknown): Promise<void> {
    while (waiting[0] && waiting[0].untilMs <= performance.now()) takeOff(1)?.fail(busy)
    await pauseBeforeRetry()
  }

  function faultOf(error: unknown): unknown {
    if (isDamage(error)) {
      damage ??= error
      watch.damaged(error)
    }
    return asStoreFault(error)
  }

  writers.set(database, {
    write,
    read: (work) => readWhenUnlocked(database, work, untilMs()),
    emptyLog,
    onCommit: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    assertSound: () => {
      if (damage !== null) throw asStoreFault(damage)
    },
    close: async () => {
      isClosing = true
      await written
      closeDatabase(database, watch.assertInPlace)
    },
  })
}

function closeDatabase(database: DatabaseSync, assertInPlace: () => void): void {
  if (!database.isOpen) return
  try {
    assertInPlace() // the log of one file is nothing for another
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // A disk without room keeps the write-ahead log instead: the next start reads it.
  } finally {
    database.close()
  }
}
