import type { Command, Decide, Decision, Refusal } from '../shop/command.ts'
import type { Actor } from '../shop/rights.ts'
import type { ShopState } from '../shop/shop-state.ts'

/** What cannot be kept, and why; the demo bar says it. */
export type StorageStatus =
  /** `resetReason`: what lay here could not be read, or was of an older shop, and was set aside. */
  | { kind: 'kept'; resetReason?: 'unreadable' | 'older version' }
  /** A private window, or storage that is switched off: everything works until the tab is closed, and in this tab alone. */
  | { kind: 'this tab only'; why: 'no storage' | 'full' | 'newer version' }

/** The shop of this browser. Every change goes through `change`, which decides and stores in one transaction across tabs. */
export type ShopStore = {
  /** The newest state that this tab knows; the same object until something changes. */
  state(): ShopState
  /** The same object until it changes, which listeners hear of. */
  storageStatus(): StorageStatus
  /** @param listener called after each change, of this tab or of another */
  subscribe(listener: (change: Change) => void): () => void
  change(command: Command, actor: Actor): Promise<Decision>
  /** Empties the basket, forgets the orders and puts the stock back, in every tab. */
  startAgain(): Promise<void>
  close(): void
}

/** What changed: for the sentence that an arrival makes, and for the arrow of both sides. */
export type Change = { command: ChangeCause; before: ShopState; after: ShopState; fromOtherTab: boolean }

export type ChangeCause =
  | Command
  | { do: 'start again' }
  /** Of several changes of other tabs that this one did not hear of one by one. */
  | { do: 'catch up' }
  /** The shop is as it was; `storageStatus()` is another. */
  | { do: 'storage changed' }

/** How the shop decides, and as what it begins. Passed in: the stores know no rule. */
export type ShopRules = {
  decide: Decide
  /** @param now its day in Johannesburg is the day of the shop that begins */
  seed(now: Date): ShopState
}

/** What a screen gets: `demos/shop-data/shop.tsx` provides `<Shop store>` and the hook `useShop(): ShopAccess`. */
export type ShopAccess = {
  /** Null until the browser's store was read: on the server, and in the first moment. */
  state: ShopState | null
  storageStatus: StorageStatus
  /** Who does what is done on this page: the customer in the shop, staff in the office. */
  actor: Actor
  /** @returns null when done, else why not, in a sentence to show */
  act(command: Command): Promise<Refusal | null>
  startAgain(): Promise<void>
}

/** Once the browser's store was read. */
export type OpenShop = ShopAccess & { state: ShopState }

export type StorageFailure = Extract<StorageStatus, { kind: 'this tab only' }>['why']

/**
 * What the browser means by refusing.
 *
 * @throws {unknown} the error itself where it is a fault of ours and not the browser's refusal
 */
export function storageFailureReason(error: unknown): StorageFailure {
  if (!(error instanceof DOMException)) throw error
  if (error.name === 'VersionError') return 'newer version'
  if (error.name === 'QuotaExceededError') return 'full'
  return 'no storage'
}
