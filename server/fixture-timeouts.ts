import type { HttpTimeouts } from './http-server.ts'

/** Detects a process that is stuck, not a slow one. */
export const LONG_MS = 120_000

/** Independent of the machine's load. */
export const PATIENT_HTTP: HttpTimeouts = {
  headersMs: LONG_MS,
  requestMs: LONG_MS,
  keepAliveMs: LONG_MS,
  socketMs: LONG_MS,
  checkedEveryMs: 1_000,
}
