import { DatabaseError } from 'pg'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'

// Classes and codes of SQLSTATE, https://www.postgresql.org/docs/current/errcodes-appendix.html
const OUT_OF_ORDER = [
  /^08/, // connection exception
  /^25006/, // read only: a server that has become a replica
  /^28|^3D/, // the password or the database is wrong (now)
  /^40001|^40P01/, // serialization failure, deadlock
  /^53/, // disk full, out of memory, too many connections
  /^55P03/, // a lock stayed
  /^57/, // stopped by an operator or a time-out, shutting down, starting up
  /^58/, // system error outside the database
]
/** What may be over a moment later. A full disk, a time-out or a wrong password will not be. */
const TRANSIENT = /^08|^25006|^40001|^40P01|^53300|^57P0/
/** What the driver says of a connection that no waiting helps: a certificate that is not trusted, no TLS there, no password here. */
const PERMANENT = /certificate|\bSSL\b|^SASL/i

/** An error of the driver as the port names it; one that only a bug of ours can cause stays as it is. */
export function asStoreFault(error: unknown): unknown {
  if (error instanceof DatabaseError && !OUT_OF_ORDER.some((each) => each.test(error.code ?? '')))
    return error
  return new StoreUnavailableError(sentenceOf(error), { cause: error }) // all else is about the connection
}

/** Whether doing the same again at once may succeed. */
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
