import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { commitBatch, type UnitOfWork } from './commit.ts'
import { asStoreFault, isBusy, isDamage } from './faults.ts'
import { createFairLock, pauseBeforeRetry, readWhenUnlocked } from './lock.ts'

/** Transactions that share a commit and its fsync. More would block the event loop for longer than a few milliseconds. */
const MAX_BATCH = 64
/** Interval between attempts to empty the log: each attempt blocks while it writes. */
const EMPTY_LOG_EVERY_MS = 100

export type Writer = {
  /**
   * Runs work in a transaction and resolves once it is durable. Only rolled-back work is retried. The work must await nothing but its own
   * statements, because all others wait for it.
   *
   * @throws {StoreUnavailableError} if the lock stays held, the disk is full, broken or read-only, or the file was moved
   */
  write: <Result>(work: () => Result | Promise<Result>) => Promise<Result>
  /**
   * Reads committed data: at once, or after the current transaction of this process.
   *
   * @throws {StoreUnavailableError} if the lock stays held, or the disk is broken
   */
  read: <Result>(work: () => Result) => Promise<Result>
  /**
   * Checkpoints and truncates the write-ahead log, which still contains deleted rows. If another process's read prevents that, it is
   * retried after later commits.
   */
  emptyWriteAheadLog: () => Promise<void>
  /** Calls a listener after each commit of this process. @returns a function that unsubscribes */
  onCommit: (listener: () => void) => () => void
  /** @throws {StoreUnavailableError} if the database was ever found damaged */
  assertSound: () => void
  /** Finishes running work, then closes the database. Idempotent. */
  close: () => Promise<void>
}

type QueuedWork = { untilMs: number; run: UnitOfWork; fail: (error: unknown) => void }

const writers = new WeakMap<DatabaseSync, Writer>()

/** The writer of a database opened by openSqliteDatabase, shared by all its stores. */
export function writerOf(database: DatabaseSync): Writer {
  const writer = writers.get(database)
  if (!writer) throw new TypeError('This database was not opened by openSqliteDatabase')
  return writer
}

/**
 * Creates the writer of a database, which commits waiting work together and shares the lock with other processes. See
 * docs/decisions/0016.
 *
 * @param watch.assertInPlace throws if the opened files were replaced
 * @param watch.onDamage called for each damage that a statement finds
 * @param answerMs how long to wait for another process's lock
 */
export function setWriter(
  database: DatabaseSync,
  watch: { assertInPlace: () => void; onDamage: (error: unknown) => void },
  answerMs: number,
): void {
  const untilMs = () => performance.now() + answerMs
  const fairLock = createFairLock()
  const queue: Array<QueuedWork> = []
  const listeners = new Set<() => void>()
  let [isWriting, isClosing] = [false, false]
  let writing = Promise.resolve()
  let singlesLeft = 0
  let mustEmptyLog = false
  let damage: unknown = null

  function write<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    if (isClosing) return Promise.reject(new StoreUnavailableError('the store is closed'))
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const run = async () => {
      const result = await work()
      return () => resolve(result)
    }
    queue.push({ untilMs: untilMs(), run, fail: (error) => reject(faultOf(error)) })
    if (!isWriting) writing = writeAll()
    return promise
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    while (queue.length > 0) await writeBatch()
    isWriting = false
    if (mustEmptyLog) tryToEmptyLog()
  }

  async function emptyWriteAheadLog(): Promise<void> {
    mustEmptyLog = true
    const deadlineMs = untilMs()
    while (!tryToEmptyLog() && performance.now() < deadlineMs) await delay(EMPTY_LOG_EVERY_MS)
  }

  /** @returns whether the log is empty, or will be when the database is closed */
  function tryToEmptyLog(): boolean {
    if (isClosing) return true
    if (database.isTransaction) return false
    try {
      watch.assertInPlace()
      mustEmptyLog = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0
    } catch (error) {
      faultOf(error) // the next transaction will report it too
    }
    return !mustEmptyLog
  }

  async function writeBatch(): Promise<void> {
    await fairLock.waitForTurn()
    const batch = queue.slice(0, singlesLeft > 0 ? 1 : MAX_BATCH)
    try {
      watch.assertInPlace()
      const reports = await commitBatch(database, batch)
      fairLock.released()
      dequeue(batch.length)
      reportCommit(batch, reports)
    } catch (error) {
      if (isBusy(error)) await retryLater(error)
      else if (batch.length > 1)
        singlesLeft = batch.length // retries them one by one, so that only the faulty one fails
      else dequeue(1)?.fail(error)
    }
  }

  /** Resolves committed work, which is never retried; its callers get an error if the files were replaced. */
  function reportCommit(batch: ReadonlyArray<QueuedWork>, reports: ReadonlyArray<() => void>): void {
    try {
      watch.assertInPlace() // a commit into replaced files must not be acknowledged
    } catch (error) {
      for (const { fail } of batch) fail(error)
      return
    }
    for (const report of [...reports, ...listeners]) report()
  }

  /** Removes the first units from the queue. */
  function dequeue(count: number): QueuedWork | undefined {
    singlesLeft = Math.max(0, singlesLeft - count)
    return queue.splice(0, count)[0]
  }

  async function retryLater(lockError: unknown): Promise<void> {
    while (queue[0] && queue[0].untilMs <= performance.now()) dequeue(1)?.fail(lockError)
    await pauseBeforeRetry()
  }

  function faultOf(error: unknown): unknown {
    if (isDamage(error)) {
      damage ??= error
      watch.onDamage(error)
    }
    return asStoreFault(error)
  }

  writers.set(database, {
    write,
    read: (work) => readWhenUnlocked(database, work, untilMs()),
    emptyWriteAheadLog,
    onCommit: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    assertSound: () => {
      if (damage !== null) throw asStoreFault(damage)
    },
    close: async () => {
      isClosing = true
      await writing
      closeDatabase(database, watch.assertInPlace)
    },
  })
}

function closeDatabase(database: DatabaseSync, assertInPlace: () => void): void {
  if (!database.isOpen) return
  try {
    assertInPlace() // never checkpoints into a replaced file
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // On a full disk the write-ahead log stays, and the next start reads it.
  } finally {
    database.close()
  }
}
