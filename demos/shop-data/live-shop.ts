import type { ShopState } from '../shop/shop-state.ts'
import type { Change, ChangeCause, StorageStatus } from './shop-store.ts'

/** What a tab knows of the shop, and who wants to hear when that changes. */
export class LiveShop {
  #state: ShopState
  #keeping: StorageStatus
  readonly #listeners = new Set<(change: Change) => void>()

  constructor(state: ShopState, storageStatus: StorageStatus) {
    this.#state = state
    this.#keeping = storageStatus
  }

  readonly state = () => this.#state
  readonly storageStatus = () => this.#keeping

  readonly subscribe = (listener: (change: Change) => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  become(after: ShopState, command: ChangeCause, fromOtherTab = false): void {
    const before = this.#state
    this.#state = after
    this.#tell({ command, before, after, fromOtherTab })
  }

  keep(storageStatus: StorageStatus): void {
    this.#keeping = storageStatus
    this.#tell({
      command: { do: 'keep otherwise' },
      before: this.#state,
      after: this.#state,
      fromOtherTab: false,
    })
  }

  readonly silence = () => {
    this.#listeners.clear()
  }

  #tell(change: Change): void {
    for (const listener of [...this.#listeners]) listener(change)
  }
}
