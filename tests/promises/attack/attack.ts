import type { Control, Figure } from '../scenario.ts'

/** The attacked server, and the callbacks with which an attack reports its progress. */
export type Target = {
  port: number
  /** One of the attacker's own loopback addresses, by default the first. */
  from: (at?: number) => string
  /** Aborted when the attack's time is over. */
  over: AbortSignal
  /** Reports that the attack has started: its time and the measuring of other visitors begin now. */
  started: () => void
  /** Counts a response by its status, or a connection without one by the error that ended it. */
  count: (answer: string, times?: number) => void
}

/** The behaviour of one client while others read pages and send forms. It runs in its own process. */
export type Attack = {
  /** A short description. */
  name: string
  /** Resolves when the attack has ended, at the latest when its time has passed. */
  run: (target: Target) => Promise<void>
  /** Duration in milliseconds, by default {@link ATTACK_MS}. */
  durationMs?: number
  /** Heap limit of the attacked server in megabytes, by default Node's own. */
  heapMb?: number
  /** How many connections the attacker and the server must be allowed to open (`ulimit -n`). */
  sockets?: number
  /** A path that another visitor requests during the attack and must receive successfully. */
  meanwhile?: string
  /** Further conditions, on the attacker's own responses or on the data folder. */
  figures?: (answers: Readonly<Record<string, number>>, dataDir: string) => ReadonlyArray<Figure>
  /** The server's defence against it; null if none is needed. */
  control: Control | null
  /** For legitimate traffic: how many responses it must get, all of them 200. */
  served?: number
}

export const ATTACK_MS = 3_000
/** Connections that an attack opens. */
export const CONNECTIONS = 50
