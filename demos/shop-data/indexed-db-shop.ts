import { z } from 'zod/mini'
import type { Command, Decision } from '../shop/command.ts'
import type { Actor } from '../shop/rights.ts'
import { DATABASE_NAME } from './database-name.ts'
import { IndexedDbRecords } from './indexed-db-records.ts'
import { LiveShop } from './live-shop.ts'
import type { DatabaseOptions } from './shop-database.ts'
import type { Snapshot } from './shop-records.ts'
import {
  type ChangeCause,
  type ShopRules,
  type ShopStore,
  type StorageStatus,
  storageFailureReason,
} from './shop-store.ts'
import '../../domain/enquiry/uncompiled-schemas.ts'

const DAY_MS = 86_400_000

/**
 * The time of a change. A clock that was put back by less than a day waits until it is where it was, so that an order is never
 * packed before it was paid; one that was put back further was wrong before, and is believed.
 *
 * @param lastAt of the change before, epoch milliseconds
 */
export function monotonicNow(lastAt: number, now: Date): Date {
  const isPutBack = now.getTime() < lastAt && lastAt - now.getTime() < DAY_MS
  return isPutBack ? new Date(lastAt) : now
}

type Options = { rules: ShopRules; now: () => Date; database: DatabaseOptions }
type Settled = { after: Snapshot; decision: Decision }
type Settle = (found: Snapshot) => Settled

/**
 * Opens the shop in this browser's database, which all tabs share: see docs/decisions/0046.
 *
 * @throws {Error} if this browser keeps nothing: see `storageFailureReason`
 */
export async function openIndexedDbShop(options: Options): Promise<ShopStore> {
  const begin = () => initialSnapshot(options)
  let onNewer = () => {}
  const records = new IndexedDbRecords({ database: options.database, begin, onNewer: () => onNewer() })
  const { after, resetReason } = await records.exchange(null, (found) => ({ after: found }))
  const shop = new IndexedDbShop(options, records, after, {
    kind: 'kept',
    ...(resetReason && { resetReason }),
  })
  onNewer = () => shop.goOnInMemory('newer version')
  return shop
}

class IndexedDbShop implements ShopStore {
  readonly #options: Options
  readonly #live: LiveShop
  readonly #channel: TabChannel
  /** Null once nothing is kept any more: this tab goes on in memory. */
  #records: IndexedDbRecords | null
  #known: Snapshot
  /** What another tab did since this one looked; null: nothing that it was told of. */
  #unseen: ChangeCause | null = null
  /** What this tab does, one after the other. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(options: Options, records: IndexedDbRecords, snapshot: Snapshot, storageStatus: StorageStatus) {
    this.#options = options
    this.#records = records
    this.#known = snapshot
    this.#live = new LiveShop(snapshot.state, storageStatus)
    this.#channel = openTabChannel(options.database.name ?? DATABASE_NAME, (command) =>
      this.#catchUp(command),
    )
  }

  state = () => this.#live.state()
  storageStatus = () => this.#live.storageStatus()
  subscribe: ShopStore['subscribe'] = (listener) => this.#live.subscribe(listener)

  change(command: Command, actor: Actor): Promise<Decision> {
    return this.#inTurn(() =>
      this.#do(command, (found) => {
        const now = monotonicNow(found.revision.at, this.#options.now())
        const decision = this.#options.rules.decide(found.state, command, { now, actor })
        const isOther = decision.done && decision.state !== found.state
        return { decision, after: isOther ? following(found, decision.state, now) : found }
      }),
    )
  }

  async startAgain(): Promise<void> {
    await this.#inTurn(() =>
      this.#do({ do: 'start again' }, () => {
        const after = initialSnapshot(this.#options)
        return { after, decision: { done: true, state: after.state } }
      }),
    )
  }

  close(): void {
    this.#live.silence()
    this.#channel.close()
    void this.#inTurn(async () => this.#records?.close())
  }

  goOnInMemory(why: ReturnType<typeof storageFailureReason>): void {
    this.#records?.close()
    this.#records = null
    this.#channel.close()
    this.#live.keep({ kind: 'this tab only', why })
  }

  async #do(command: ChangeCause, settle: Settle): Promise<Decision> {
    const { after, found, decision } = await this.#settled(settle)
    if (found !== this.#known) this.#become(found, { do: 'catch up' }, true)
    if (after !== found) {
      this.#become(after, command)
      if (this.#records) this.#channel.tell(command)
    }
    return decision
  }

  /** Kept in the database, or, once that fails, decided all the same and kept in this tab. */
  async #settled(settle: Settle): Promise<Settled & { found: Snapshot }> {
    try {
      if (this.#records) return await this.#records.exchange(this.#known, settle)
    } catch (error) {
      this.goOnInMemory(storageFailureReason(error))
    }
    return { ...settle(this.#known), found: this.#known }
  }

  /** Another tab did something, or this one may have slept while others did. */
  async #catchUp(command: ChangeCause): Promise<void> {
    const isAwaited = this.#unseen !== null
    this.#unseen = isAwaited ? { do: 'catch up' } : command
    // However often it is told meanwhile, it looks once.
    if (isAwaited) return
    await this.#inTurn(async () => {
      const heard = this.#unseen ?? command
      this.#unseen = null
      // If it cannot be read now, the next change says why.
      const found = (await this.#records?.read(this.#known).catch(() => null)) ?? this.#known
      if (found !== this.#known) this.#become(found, heard, true)
    })
  }

  #become(snapshot: Snapshot, command: ChangeCause, fromOtherTab = false): void {
    this.#known = snapshot
    this.#live.become(snapshot.state, command, fromOtherTab)
  }

  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(act)
    this.#turn = turn.catch(() => {})
    return turn
  }
}

function initialSnapshot({ rules, now }: Pick<Options, 'rules' | 'now'>): Snapshot {
  const at = now()
  const shopId = [...crypto.getRandomValues(new Uint32Array(3))].join('-')
  return { state: rules.seed(at), revision: { shopId: shopId, count: 1, at: at.getTime() } }
}

function following({ revision }: Snapshot, state: Snapshot['state'], now: Date): Snapshot {
  return { state, revision: { ...revision, count: revision.count + 1, at: now.getTime() } }
}

/** Tells the other tabs what was done here. */
type TabChannel = { tell(command: ChangeCause): void; close(): void }

const messageSchema = z.object({ command: z.looseObject({ do: z.string() }) })
const LOOKS = ['focus', 'pageshow'] as const

/**
 * @param onCommand called when another tab changed the shop, and with 'catch up' when this one may have missed something: it
 *   comes to the front, or out of the browser's memory of earlier pages
 */
function openTabChannel(name: string, onCommand: (command: ChangeCause) => void): TabChannel {
  const look = () => onCommand({ do: 'catch up' })
  const page = typeof window === 'undefined' ? null : window
  for (const moment of LOOKS) page?.addEventListener(moment, look)
  // Where there is none, looking again is all there is.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: message } = messageSchema.safeParse(data)
    // proof: only our own tabs write here, and what they did is read from the database, not from this
    if (message) onCommand(message.command as ChangeCause)
  })
  return {
    tell: (command) => channel?.postMessage({ command }),
    close: () => {
      channel?.close()
      for (const moment of LOOKS) page?.removeEventListener(moment, look)
    },
  }
}
