import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'

// Primary result codes, https://sqlite.org/rescode.html
const BUSY = [5, 6] // SQLITE_BUSY, SQLITE_LOCKED
const DAMAGED = [11, 26] // SQLITE_CORRUPT, SQLITE_NOTADB
const CANNOT_OPEN = 14 // SQLITE_CANTOPEN
const UNAVAILABLE_CODES = [
  3, // SQLITE_PERM
  7, // SQLITE_NOMEM
  8, // SQLITE_READONLY
  10, // SQLITE_IOERR
  13, // SQLITE_FULL
  CANNOT_OPEN,
  15, // SQLITE_PROTOCOL
]

/** Whether another connection holds the lock that a statement needs. */
export function isBusy(error: unknown): boolean {
  return BUSY.includes(primaryCode(error))
}

/** Whether the file is damaged: a corrupt page, or a missing part of the layout. */
export function isDamage(error: unknown): boolean {
  const isLacking = error instanceof Error && /^no such (table|column)/.test(error.message)
  return isLacking || DAMAGED.includes(primaryCode(error))
}

/** Whether the operating system refuses the file: it is a folder, or another user's. */
export function isCannotOpen(error: unknown): boolean {
  return primaryCode(error) === CANNOT_OPEN
}

/** Converts faults of disk and locks to StoreUnavailableError; other errors are bugs and stay as they are. */
export function asStoreFault(error: unknown): unknown {
  const isClosed = error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE'
  const isUnavailable =
    isClosed || isBusy(error) || isDamage(error) || UNAVAILABLE_CODES.includes(primaryCode(error))
  if (!isUnavailable) return error
  return new StoreUnavailableError(error instanceof Error ? error.message : 'unknown fault', { cause: error })
}

function primaryCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : 0
  return typeof code === 'number' ? code & 0xff : 0 // the low byte of an extended code
}
