import type { HttpTimeouts } from './http-server.ts'

/** For what is stuck, not for what is late. */
export const LONG_MS = 120_000

/** However busy the machine is: what a test finds must not depend on it. */
export const PATIENT_HTTP: HttpTimeouts = {
  headersMs: LONG_MS,
  requestMs: LONG_MS,
  keepAliveMs: LONG_MS,
  socketMs: LONG_MS,
  checkedEveryMs: 1_000,
}
