import { z } from 'zod/mini'
import type { Command, Decision } from '../shop/command.ts'
import type { Actor } from '../shop/rights.ts'
import type { ShopDatabase } from './shop-database.ts'
import type { ShopRecord } from './shop-schema.ts'
import {
  type Change,
  type ChangeCause,
  type ShopRules,
  type ShopStore,
  type StorageFailure,
  type StorageStatus,
  storageFailureReason,
} from './shop-store.ts'
import '../../domain/enquiry/uncompiled-schemas.ts'

const DAY_MS = 86_400_000

/**
 * The time of a change. If the clock was set back by less than a day, the last time is kept until the clock has caught
 * up, so that an order is never packed before it was paid. If it was set back further, it was wrong before, and is
 * trusted.
 *
 * @param lastAt the time of the previous change, epoch milliseconds
 */
export function monotonicNow(lastAt: number, now: Date): Date {
  const isPutBack = now.getTime() < lastAt && lastAt - now.getTime() < DAY_MS
  return isPutBack ? new Date(lastAt) : now
}

/** The rules of the shop and a clock. */
export type ShopClock = { rules: ShopRules; now: () => Date }

export function beginning({ rules, now }: ShopClock): ShopRecord {
  const at = now()
  const shopId = [...crypto.getRandomValues(new Uint32Array(3))].join('-')
  return { shopId, count: 1, at: at.getTime(), state: rules.seed(at) }
}

/** The database and channel shared by all tabs. */
type SharedDatabase = { database: ShopDatabase; channel: string }
type Settle = (found: ShopRecord) => { after: ShopRecord; decision: Decision }

/** The shop as known to one tab: stored in the shared database, else in memory until the tab is closed. */
export class TabShop implements ShopStore {
  readonly #clock: ShopClock
  readonly #listeners = new Set<(change: Change) => void>()
  /** Null once changes are no longer stored. */
  #database: ShopDatabase | null
  readonly #channel: TabChannel | null
  #known: ShopRecord
  #status: StorageStatus
  /** The last command of another tab since this one read the database; null if none was announced. */
  #unseen: ChangeCause | null = null
  /** The queue of this tab's commands. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(clock: ShopClock, known: ShopRecord, status: StorageStatus, shared?: SharedDatabase) {
    this.#clock = clock
    this.#known = known
    this.#status = status
    this.#database = shared?.database ?? null
    this.#channel = shared ? openTabChannel(shared.channel, (command) => this.#catchUp(command)) : null
  }

  state = () => this.#known.state
  storageStatus = () => this.#status
  subscribe = (listener: (change: Change) => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  change(command: Command, actor: Actor): Promise<Decision> {
    return this.#do(command, (found) => {
      const now = monotonicNow(found.at, this.#clock.now())
      const decision = this.#clock.rules.decide(found.state, command, { now, actor })
      if (!decision.done || decision.state === found.state) return { decision, after: found }
      const after = { ...found, count: found.count + 1, at: now.getTime(), state: decision.state }
      return { decision, after }
    })
  }

  async startAgain(): Promise<void> {
    await this.#do({ do: 'start again' }, () => {
      const after = beginning(this.#clock)
      return { after, decision: { done: true, state: after.state } }
    })
  }

  close(): void {
    this.#listeners.clear()
    this.#channel?.close()
    void this.#inTurn(async () => this.#database?.close())
  }

  goOnInMemory(why: StorageFailure): void {
    this.#database?.close()
    this.#database = null
    this.#channel?.close()
    this.#status = { kind: 'this tab only', why }
    this.#become(this.#known, { do: 'storage changed' })
  }

  #do(command: ChangeCause, settle: Settle): Promise<Decision> {
    return this.#inTurn(async () => {
      const { found, after, decision } = await this.#settled(settle)
      if (found !== this.#known) this.#become(found, { do: 'catch up' }, true)
      if (after !== found) {
        this.#become(after, command)
        if (this.#database) this.#channel?.tell(command)
      }
      return decision
    })
  }

  /** Stores the change in the database, or, once that fails, only in this tab. */
  async #settled(settle: Settle): Promise<ReturnType<Settle> & { found: ShopRecord }> {
    try {
      if (this.#database) return await this.#database.exchange(this.#known, settle)
    } catch (error) {
      this.goOnInMemory(storageFailureReason(error))
    }
    return { ...settle(this.#known), found: this.#known }
  }

  /** Called when another tab has changed the shop, or this one may have missed a change. */
  async #catchUp(command: ChangeCause): Promise<void> {
    const isAwaited = this.#unseen !== null
    this.#unseen = isAwaited ? { do: 'catch up' } : command
    // Several calls during one read are served by a single further read.
    if (isAwaited) return
    await this.#inTurn(async () => {
      const commandHeard = this.#unseen ?? command
      this.#unseen = null
      // If reading fails, the next change reports the reason.
      const found = (await this.#database?.read(this.#known).catch(() => null)) ?? this.#known
      if (found !== this.#known) this.#become(found, commandHeard, true)
    })
  }

  #become(record: ShopRecord, command: ChangeCause, fromOtherTab = false): void {
    const stateBefore = this.#known.state
    this.#known = record
    for (const listener of [...this.#listeners])
      listener({ command, before: stateBefore, after: record.state, fromOtherTab })
  }

  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const nextTurn = this.#turn.then(act)
    this.#turn = nextTurn.catch(() => {})
    return nextTurn
  }
}

/** Announces a command to the other tabs. */
type TabChannel = { tell(command: ChangeCause): void; close(): void }

const messageSchema = z.object({ command: z.looseObject({ do: z.string() }) })
const RETURN_EVENTS = ['focus', 'pageshow'] as const

/**
 * @param onCommand called when another tab changed the shop, and with 'catch up' when this one may have missed something: it
 *   comes to the front, or out of the browser's memory of earlier pages
 */
function openTabChannel(name: string, onCommand: (command: ChangeCause) => void): TabChannel {
  const look = () => onCommand({ do: 'catch up' })
  const page = typeof window === 'undefined' ? null : window
  for (const moment of RETURN_EVENTS) page?.addEventListener(moment, look)
  // Without a channel, tabs only read again when they get the focus.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: message } = messageSchema.safeParse(data)
    // proof: only our own tabs write here, and the state is read from the database, not from the message
    if (message) onCommand(message.command as ChangeCause)
  })
  return {
    tell: (command) => channel?.postMessage({ command }),
    close: () => {
      channel?.close()
      for (const moment of RETURN_EVENTS) page?.removeEventListener(moment, look)
    },
  }
}
