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
import { type Actor, CUSTOMER } from '../shop/rights.ts'
import type { Change, ShopAccess, ShopStore, StorageStatus } from './shop-store.ts'

type ShopProps = {
  /** Null until it is open: on the server and at first. */
  store: ShopStore | null
  /** The actor of the commands that the screens below give; the customer by default. */
  actor?: Actor
  children: ReactNode
}

const STORED_STATUS: StorageStatus = { kind: 'stored' }
type ShopContextValue = {
  store: ShopStore | null
  /** The store once it is open. */
  opening: Promise<ShopStore>
  actor: Actor
}
const ShopContext = createContext<ShopContextValue | null>(null)

/** Provides a store's shop to all screens below. */
export function Shop({ store, actor = CUSTOMER, children }: ShopProps) {
  const opening = useOpening(store)
  const value = useMemo(() => ({ store, opening, actor }), [store, opening, actor])
  return <ShopContext value={value}>{children}</ShopContext>
}

/** Sets the actor of the screens below: in the office, the current member of staff. */
export function ActorProvider({ actor, children }: { actor: Actor; children: ReactNode }) {
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
  const subscribe = useMemo(() => (listener: () => void) => store?.subscribe(listener) ?? (() => {}), [store])
  const state = useSyncExternalStore(
    subscribe,
    () => store?.state() ?? null,
    () => null,
  )
  const storageStatus = useSyncExternalStore(
    subscribe,
    () => store?.storageStatus() ?? STORED_STATUS,
    () => STORED_STATUS,
  )
  return useMemo(
    () => ({ state, storageStatus, ...actionsOf(opening, actor) }),
    [state, storageStatus, opening, actor],
  )
}

/** Subscribes to changes of all tabs, for messages. */
export function useShopChanges(listener: (change: Change) => void): void {
  const { store } = useShopContext()
  const onChange = useEffectEvent(listener)
  useEffect(() => store?.subscribe((change) => onChange(change)), [store])
}

function useShopContext() {
  const value = useContext(ShopContext)
  if (!value) throw new Error('There is no <Shop> around this')
  return value
}

/** Commands given before the store is open are executed once it is. */
function useOpening(store: ShopStore | null): Promise<ShopStore> {
  const [opening] = useState(newOpening)
  useEffect(() => {
    if (store) opening.resolve(store)
  }, [opening, store])
  return opening.store
}

function newOpening() {
  let onOpened: (store: ShopStore) => void = () => {}
  const store = new Promise<ShopStore>((resolve) => {
    onOpened = resolve
  })
  return { store, resolve: (openStore: ShopStore) => onOpened(openStore) }
}

function actionsOf(
  opening: Promise<ShopStore>,
  actor: Actor,
): Pick<ShopAccess, 'act' | 'actor' | 'startAgain'> {
  return {
    actor,
    act: async (command) => {
      const decision = await (await opening).change(command, actor)
      return decision.done ? null : decision.refusal
    },
    startAgain: async () => await (await opening).startAgain(),
  }
}
