import { DatabaseError } from 'pg'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'

// Classes and codes of SQLSTATE, https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNAVAILABLE_CODES = [
  /^08/, // connection exception
  /^25006/, // read only: a server that has become a replica
  /^28|^3D/, // wrong password or database
  /^40001|^40P01/, // serialization failure, deadlock
  /^53/, // disk full, out of memory, too many connections
  /^55P03/, // a lock was not available in time
  /^57/, // stopped by an operator or a time-out, shutting down, starting up
  /^58/, // system error outside the database
]
/** Faults that an immediate retry may overcome, unlike a full disk, a time-out or a wrong password. */
const TRANSIENT = /^08|^25006|^40001|^40P01|^53300|^57P0/
/** The driver's messages for permanent faults: an untrusted certificate, a server without TLS, a missing password. */
const PERMANENT = /certificate|\bSSL\b|^SASL/i

/** Converts a driver's error to StoreUnavailableError; errors that only a bug can cause stay as they are. */
export function asStoreFault(error: unknown): unknown {
  if (error instanceof DatabaseError && !UNAVAILABLE_CODES.some((pattern) => pattern.test(error.code ?? '')))
    return error
  return new StoreUnavailableError(sentenceOf(error), { cause: error }) // everything else concerns the connection
}

/** Whether an immediate retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof StoreUnavailableError)) return false
  return error.cause instanceof DatabaseError
    ? TRANSIENT.test(error.cause.code ?? '')
    : !PERMANENT.test(error.message)
}

function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError) return sentenceOf(error.errors[0]) // localhost, refused over IPv4 and IPv6
  return error instanceof Error && error.message ? error.message : 'unknown fault'
}
