import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Actor } from '../shop/rights.ts'
import type { Change, ShopAccess, ShopStore, StorageStatus } from './shop-store.ts'

type ShopProps = {
  /** Null until it is open: on the server, and in the first moment. */
  store: ShopStore | null
  /** Who does what is done below: the default is the customer. */
  actor?: Actor
  children: ReactNode
}

const CUSTOMER: Actor = { kind: 'customer' }
const KEPT_STATUS: StorageStatus = { kind: 'kept' }
type ShopContextValue = {
  store: ShopStore | null
  /** The store once it is open. */
  opening: Promise<ShopStore>
  actor: Actor
}
const ShopContext = createContext<ShopContextValue | null>(null)

/** Gives the shop of a store to all screens below it. */
export function Shop({ store, actor = CUSTOMER, children }: ShopProps) {
  const opening = useOpening(store)
  const value = useMemo(() => ({ store, opening, actor }), [store, opening, actor])
  return <ShopContext value={value}>{children}</ShopContext>
}

/** Below it, somebody else does what is done: in the office the one through whose eyes one looks. */
export function Acting({ as: actor, children }: { as: Actor; children: ReactNode }) {
  const { store } = useShopContext()
  return (
    <Shop store={store} actor={actor}>
      {children}
    </Shop>
  )
}

/** @throws {Error} outside of a `<Shop>` */
export function useShop(): ShopAccess {
  const { store, opening, actor } = useShopContext()
  const subscribe = useMemo(() => subscriptionOf(store), [store])
  const state = useSyncExternalStore(subscribe, () => store?.state() ?? null, noSubscription)
  const storageStatus = useSyncExternalStore(
    subscribe,
    () => store?.storageStatus() ?? KEPT_STATUS,
    keptStatus,
  )
  return useMemo(
    () => ({ state, storageStatus, ...actsOf(opening, actor) }),
    [state, storageStatus, opening, actor],
  )
}

/** Hears of each change, of this tab or of another: for what is said once. */
export function useShopChanges(listener: (change: Change) => void): void {
  const { store } = useShopContext()
  const hear = useEffectEvent(listener)
  useEffect(() => store?.subscribe((change) => hear(change)), [store])
}

function useShopContext() {
  const value = useContext(ShopContext)
  if (!value) throw new Error('There is no <Shop> around this')
  return value
}

/** What was pressed before the store is open is done as soon as it is. */
function useOpening(store: ShopStore | null): Promise<ShopStore> {
  const [opening] = useState(newOpening)
  useEffect(() => {
    if (store) opening.opened(store)
  }, [opening, store])
  return opening.store
}

function newOpening() {
  let onOpened: (store: ShopStore) => void = () => {}
  const store = new Promise<ShopStore>((resolve) => {
    onOpened = resolve
  })
  return { store, opened: (open: ShopStore) => onOpened(open) }
}

function actsOf(opening: Promise<ShopStore>, actor: Actor): Pick<ShopAccess, 'act' | 'actor' | 'startAgain'> {
  return {
    actor,
    act: async (command) => {
      const decision = await (await opening).change(command, actor)
      return decision.done ? null : decision.refusal
    },
    startAgain: async () => await (await opening).startAgain(),
  }
}

function subscriptionOf(store: ShopStore | null): (listener: () => void) => () => void {
  return (listener) => store?.subscribe(listener) ?? (() => {})
}

function noSubscription(): null {
  return null
}

function keptStatus(): StorageStatus {
  return KEPT_STATUS
}
