import type { Command, Decide, Decision, Refusal } from '../shop/command.ts'
import type { Actor } from '../shop/rights.ts'
import type { ShopState } from '../shop/shop-state.ts'

/** Whether changes are stored, and if not, why: shown in the demo bar. */
export type StorageStatus =
  /** `resetReason`: why the stored shop was discarded: unreadable, or of an older version. */
  | { kind: 'stored'; resetReason?: 'unreadable' | 'older version' }
  /** Without storage, as in some private windows: everything works in this tab alone, until it is closed. */
  | { kind: 'this tab only'; why: 'no storage' | 'full' | 'newer version' }

/** The shop of this browser. Every change goes through `change`, which decides and stores in one transaction across tabs. */
export type ShopStore = {
  /** The newest state known to this tab; the same object until it changes. */
  state(): ShopState
  /** The same object until it changes; listeners are notified. */
  storageStatus(): StorageStatus
  /** @param listener called after each change, of this tab or of another */
  subscribe(listener: (change: Change) => void): () => void
  change(command: Command, actor: Actor): Promise<Decision>
  /** Empties the basket, forgets the orders and puts the stock back, in every tab. */
  startAgain(): Promise<void>
  close(): void
}

/** A change, for toasts about new orders and for the view of both sides. */
export type Change = { command: ChangeCause; before: ShopState; after: ShopState; fromOtherTab: boolean }

export type ChangeCause =
  | Command
  | { do: 'start again' }
  /** Several changes of other tabs at once. */
  | { do: 'catch up' }
  /** Only `storageStatus()` has changed. */
  | { do: 'storage changed' }

/** The rules of the shop and its initial state, passed in so that the stores contain no rules. */
export type ShopRules = {
  decide: Decide
  /** @param now its day in Johannesburg is the first day of the new shop */
  seed(now: Date): ShopState
}

/** The shop as screens see it, from the hook `useShop` (shop.tsx). */
export type ShopAccess = {
  /** Null until the browser's store is read: on the server and at first. */
  state: ShopState | null
  storageStatus: StorageStatus
  /** The actor of this page's commands: the customer in the shop, staff in the office. */
  actor: Actor
  /** @returns null when done, else the refusal, with a sentence to show */
  act(command: Command): Promise<Refusal | null>
  startAgain(): Promise<void>
}

/** The shop once the browser's store is read. */
export type OpenShop = ShopAccess & { state: ShopState }

export type StorageFailure = Extract<StorageStatus, { kind: 'this tab only' }>['why']

/**
 * The reason of a storage error.
 *
 * @throws {unknown} the error itself if it is a bug
 */
export function storageFailureReason(error: unknown): StorageFailure {
  if (!(error instanceof DOMException)) throw error
  if (error.name === 'VersionError') return 'newer version'
  if (error.name === 'QuotaExceededError') return 'full'
  return 'no storage'
}
