/** Where an attacker strikes, and how it says what became of that. */
export type Target = {
  port: number
  /** A loopback address of this attacker's own: the first, unless it has several. */
  from: (at?: number) => string
  /** Aborted when the attack's time is over. */
  over: AbortSignal
  /** Says that the attack is under way: its time begins. What others see is measured from then on. */
  begun: () => void
  /** Counts an answer by its status, or a connection without one by what ended it. */
  count: (answer: string, times?: number) => void
}

/** Something that one address does, while others read pages and send forms. It runs in a process of its own. */
export type Attack = {
  /** As the table calls it. */
  name: string
  /** Resolves when it is through, at the latest when its time is over. */
  strike: (target: Target) => Promise<void>
  /** The time it has, in milliseconds; without it {@link ATTACK_MS}. */
  mostMs?: number
  /** The heap of the server that it strikes, in megabytes; without it what Node takes by itself. */
  heapMb?: number
  /** Connections that the attacker and the server must be allowed to open. */
  sockets?: number
  /** An address that somebody else asks meanwhile, and must get. */
  meanwhile?: string
  /** For use that is no attack: how many answers of 200 it must get, and no others. */
  served?: number
}

export const ATTACK_MS = 3_000
/** Connections of an attack. */
export const CONNECTIONS = 50
