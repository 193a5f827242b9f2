import type { HttpTimeouts } from './http-server.ts'

/** Detects a process that is stuck, not a slow one. */
export const LONG_MS = 120_000

/** HTTP time-outs that even a busy machine does not exceed. */
export const PATIENT_HTTP: HttpTimeouts = {
  headersMs: LONG_MS,
  requestMs: LONG_MS,
  keepAliveMs: LONG_MS,
  socketMs: LONG_MS,
  checkedEveryMs: 1_000,
}
