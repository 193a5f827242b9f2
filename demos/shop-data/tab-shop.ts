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
 * trusted now.
 *
 * @param lastAt the time of the previous change, epoch milliseconds
 */
export function monotonicNow(lastAt: number, now: Date): Date {
  const isSetBack = now.getTime() < lastAt && lastAt - now.getTime() < DAY_MS
  return isSetBack ? new Date(lastAt) : now
}

/** The rules of the shop and a clock. */
export type ShopClock = { rules: ShopRules; now: () => Date }

export function newShopRecord({ rules, now }: ShopClock): ShopRecord {
  const at = now()
  const shopId = [...crypto.getRandomValues(new Uint32Array(3))].join('-')
  return { shopId, count: 1, at: at.getTime(), state: rules.seed(at) }
}

/** The database and channel shared by all tabs. */
type SharedDatabase = { database: ShopDatabase; channel: string }
type Decider = (current: ShopRecord) => { after: ShopRecord; decision: Decision }

/** The shop as known to one tab: stored in the shared database, else in memory until the tab is closed. */
export class TabShop implements ShopStore {
  readonly #clock: ShopClock
  readonly #listeners = new Set<(change: Change) => void>()
  /** Null once changes are no longer stored. */
  #database: ShopDatabase | null
  readonly #channel: TabChannel | null
  #known: ShopRecord
  #status: StorageStatus
  /** A command that another tab announced since this one last read the database. */
  #announced: ChangeCause | null = null
  /** The last of this tab's queued commands and reads. */
  #queue: Promise<unknown> = Promise.resolve()

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
    return this.#apply(command, (current) => {
      const now = monotonicNow(current.at, this.#clock.now())
      const decision = this.#clock.rules.decide(current.state, command, { now, actor })
      if (!decision.done || decision.state === current.state) return { decision, after: current }
      const after = { ...current, count: current.count + 1, at: now.getTime(), state: decision.state }
      return { decision, after }
    })
  }

  async startAgain(): Promise<void> {
    await this.#apply({ do: 'start again' }, () => {
      const after = newShopRecord(this.#clock)
      return { after, decision: { done: true, state: after.state } }
    })
  }

  close(): void {
    this.#listeners.clear()
    this.#channel?.close()
    void this.#enqueue(async () => this.#database?.close())
  }

  continueInMemory(why: StorageFailure): void {
    this.#database?.close()
    this.#database = null
    this.#channel?.close()
    this.#status = { kind: 'this tab only', why }
    this.#update(this.#known, { do: 'storage changed' })
  }

  #apply(command: ChangeCause, decider: Decider): Promise<Decision> {
    return this.#enqueue(async () => {
      const { before, after, decision } = await this.#decideAndStore(decider)
      if (before !== this.#known) this.#update(before, { do: 'catch up' }, true)
      if (after !== before) {
        this.#update(after, command)
        if (this.#database) this.#channel?.announce(command)
      }
      return decision
    })
  }

  /** Decides and stores in the database or, once that fails, only in this tab. */
  async #decideAndStore(decider: Decider): Promise<ReturnType<Decider> & { before: ShopRecord }> {
    try {
      if (this.#database) return await this.#database.update(this.#known, decider)
    } catch (error) {
      this.continueInMemory(storageFailureReason(error))
    }
    return { ...decider(this.#known), before: this.#known }
  }

  /** Called when another tab has changed the shop, or this one may have missed a change. */
  async #catchUp(command: ChangeCause): Promise<void> {
    const isReadQueued = this.#announced !== null
    this.#announced = isReadQueued ? { do: 'catch up' } : command
    // Several calls during one read are served by a single further read.
    if (isReadQueued) return
    await this.#enqueue(async () => {
      const announced = this.#announced ?? command
      this.#announced = null
      // If reading fails, the next change reports the reason.
      const record = (await this.#database?.read(this.#known).catch(() => null)) ?? this.#known
      if (record !== this.#known) this.#update(record, announced, true)
    })
  }

  #update(record: ShopRecord, command: ChangeCause, fromOtherTab = false): void {
    const stateBefore = this.#known.state
    this.#known = record
    for (const listener of [...this.#listeners])
      listener({ command, before: stateBefore, after: record.state, fromOtherTab })
  }

  #enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(task)
    this.#queue = result.catch(() => {})
    return result
  }
}

type TabChannel = { announce(command: ChangeCause): void; close(): void }

const messageSchema = z.object({ command: z.looseObject({ do: z.string() }) })
const RETURN_EVENTS = ['focus', 'pageshow'] as const

/**
 * @param onCommand called when another tab changed the shop, and with 'catch up' when this one may have missed something: it
 *   gets the focus, or is restored from the back/forward cache
 */
function openTabChannel(name: string, onCommand: (command: ChangeCause) => void): TabChannel {
  const catchUp = () => onCommand({ do: 'catch up' })
  const page = typeof window === 'undefined' ? null : window
  for (const event of RETURN_EVENTS) page?.addEventListener(event, catchUp)
  // Without a channel, tabs only read again when they get the focus.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: message } = messageSchema.safeParse(data)
    // proof: only our own tabs write here, and the state is read from the database, not from the message
    if (message) onCommand(message.command as ChangeCause)
  })
  return {
    announce: (command) => channel?.postMessage({ command }),
    close: () => {
      channel?.close()
      for (const event of RETURN_EVENTS) page?.removeEventListener(event, catchUp)
    },
  }
}
