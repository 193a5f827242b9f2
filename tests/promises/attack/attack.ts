import type { Control, Figure } from '../scenario.ts'

/** The attacked server, and the callbacks with which an attack reports its progress. */
export type Target = {
  port: number
  /** The attacker's own loopback address. */
  from: string
  /** Aborts when the attack's time is over. */
  endSignal: AbortSignal
  /** Reports that the attack has started, so that its time and the measuring of other visitors begin. */
  reportStart: () => void
  /** Counts a response by its status, or a connection without one by the error that ended it. */
  count: (answer: string, times?: number) => void
}

/** The behaviour of one client while others read pages and send forms. It runs in its own process. */
export type Attack = {
  name: string
  /** Resolves when the attack has ended, at the latest after its time. */
  run: (target: Target) => Promise<void>
  /** By default {@link ATTACK_MS}. */
  durationMs?: number
  /** Heap limit of the attacked server in megabytes, by default Node's own. */
  heapMb?: number
  /** How many connections the attacker and the server must be allowed to open (`ulimit -n`). */
  sockets?: number
  /** A path that another visitor requests during the attack, successfully. */
  probePath?: string
  /** Further conditions, on the attacker's own responses. */
  figures?: (answers: Answers) => ReadonlyArray<Figure>
  /** The server's defence against it; null if none is needed. */
  control: Control | null
}

/** Counts of responses by status, and of connections that ended without a response by error code. */
export type Answers = Readonly<Record<string, number>>

export const ATTACK_MS = 3_000
/** Connections that an attack opens. */
export const CONNECTIONS = 50
