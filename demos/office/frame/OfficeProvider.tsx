import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { formatRand } from '../../../domain/money/money.ts'
import { counted } from '../../../domain/wording.ts'
import { Option } from '../../../ui/Field.tsx'
import { isInField, SingleKeyShortcutsContext, useKeys } from '../../../ui/keys.ts'
import { officeAddresses } from '../../addresses.ts'
import type { AgencyOffer } from '../../demo-bar/price-of-today.ts'
import type { Command } from '../../shop/command.ts'
import type { Order } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { canViewPage, hasPermission, type OfficePage, type Role } from '../../shop/rights.ts'
import type { ShopState, StaffMember } from '../../shop/shop-state.ts'
import type { ShopBrand } from '../../shop-brand.ts'
import { useShop, useShopChanges } from '../../shop-data/shop.tsx'
import type { ShopAccess } from '../../shop-data/shop-store.ts'
import { ProductOverridesContext } from '../ui/Picture.tsx'
import { OfficeKeysDialog } from './OfficeKeysDialog.tsx'
import { OfficeToast, type ToastMessage } from './OfficeToast.tsx'
import { OfficeContext } from './office.ts'
import { useSessionChoice } from './session-choice.ts'

type Props = {
  brand: ShopBrand
  offer: AgencyOffer
  me: StaffMember
  state: ShopState
  children: ReactNode
}

/** Provides the open shop to the screens: its state, the current member of staff, and toasts. */
export function OfficeProvider({ brand, offer, me, state, children }: Props) {
  const { act } = useShop()
  const now = useClock()
  const toasts = useToasts()
  const { message, showToast, dismissToast } = toasts
  const offerUndo = useUndo(state, act, toasts)
  useNewOrderToasts(me.role, showToast)
  const office = useMemo(
    () => ({
      state,
      brand,
      offer,
      me,
      role: me.role,
      now,
      act: async (command: Command, toastTitle?: string) => {
        const refusal = await act(command)
        if (refusal) showToast({ kind: 'refused', title: refusal.sentence })
        else if (toastTitle) offerUndo(toastTitle)
        return refusal === null
      },
      showToast: (title: string, detail?: string) => showToast({ kind: 'done', title, detail }),
    }),
    [state, brand, offer, me, now, act, showToast, offerUndo],
  )
  return (
    <OfficeContext value={office}>
      <ProductOverridesContext value={state}>
        <OfficeKeys role={me.role}>{children}</OfficeKeys>
      </ProductOverridesContext>
      <div role="status">
        {message && <OfficeToast key={message.id} message={message} onClose={dismissToast} />}
      </div>
    </OfficeContext>
  )
}

const CLOCK_MS = 15_000

/** The time in epoch milliseconds, at most 15 seconds old. */
function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const SHORTCUT_PAGES = {
  'g o': 'orders',
  'g p': 'products',
  'g s': 'stock',
  'g n': 'numbers',
} as const satisfies Record<string, OfficePage>
const ON_OR_OFF = ['on', 'off'] as const

/** The keys that work on every screen, and the dialog that lists all keys. */
function OfficeKeys({ role, children }: { role: Role; children: ReactNode }) {
  const [singleKeys, setSingleKeys] = useSessionChoice('single keys', ON_OR_OFF)
  return (
    <SingleKeyShortcutsContext value={singleKeys === 'on'}>
      <GlobalShortcuts role={role}>
        <Option
          checked={singleKeys === 'on'}
          onChange={({ target }) => setSingleKeys(target.checked ? 'on' : 'off')}
        >
          Single keys work
        </Option>
      </GlobalShortcuts>
      {children}
    </SingleKeyShortcutsContext>
  )
}

/** The shortcuts and their dialog, whose switch for single keys is `children`. */
function GlobalShortcuts({ role, children }: { role: Role; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [, go] = useLocation()
  const pages = Object.entries(SHORTCUT_PAGES).filter(([, page]) => canViewPage(role, page))
  useKeys({
    ...Object.fromEntries(pages.map(([keys, page]) => [keys, () => go(officeAddresses[page])])),
    '?': () => setIsOpen(true),
    '/': () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(),
  })
  return (
    <OfficeKeysDialog isOpen={isOpen} onClose={() => setIsOpen(false)}>
      {children}
    </OfficeKeysDialog>
  )
}

/** Shows a toast for each order that is paid while the office is open. */
function useNewOrderToasts(role: Role, showToast: ToastApi['showToast']): void {
  useShopChanges(({ command, before, after }) => {
    const newOrder = command.do === 'start again' ? undefined : newOrders(before, after).at(0)
    if (newOrder) showToast({ kind: 'arrived', ...newOrderText(newOrder, role) })
  })
}

/** The orders that have become paid, newest first. */
export function newOrders(before: ShopState, after: ShopState): ReadonlyArray<Order> {
  if (before.orders === after.orders) return []
  const knownNumbers = new Set(
    before.orders.filter((order) => stateOf(order) !== 'placed').map(({ number }) => number),
  )
  return after.orders
    .filter((order) => stateOf(order) === 'paid' && !knownNumbers.has(order.number))
    .sort((a, b) => b.number - a.number)
}

/** `1042 came in`, with the detail `Nomsa Dlamini, 2 pieces, R 3 260,00`; without a sum for roles that see no money. */
export function newOrderText({ number, customer, totals }: Order, role: Role) {
  const parts = [customer.name, counted(totals.quantity, 'piece')]
  if (hasPermission(role, 'see money')) parts.push(formatRand(totals.totalCents))
  return {
    title: `${number} came in`,
    detail: parts.join(', '),
    link: { href: officeAddresses.order(number), words: 'Open' },
  }
}

type ToastApi = {
  message: ToastMessage | null
  showToast: (message: Omit<ToastMessage, 'id'>) => void
  dismissToast: () => void
}

/** The message of the toast. That of a new order waits until the field with the focus loses it. */
function useToasts(): ToastApi {
  const [message, setMessage] = useState<ToastMessage | null>(null)
  const nextId = useRef(1)
  const showToast = useCallback((newMessage: Omit<ToastMessage, 'id'>) => {
    const show = () => setMessage({ ...newMessage, id: nextId.current++ })
    if (newMessage.kind === 'arrived' && isInField(document.activeElement))
      document.addEventListener('focusout', show, { once: true })
    else show()
  }, [])
  const dismissToast = useCallback(() => setMessage(null), [])
  return { message, showToast, dismissToast }
}

/**
 * Lets the last change be undone while its toast is shown, by the button or the key U.
 *
 * @returns a function that shows a toast, with Undo if the change can be undone
 */
function useUndo(
  state: ShopState,
  act: ShopAccess['act'],
  { message, showToast, dismissToast }: ToastApi,
): (title: string) => void {
  const latestChange = useRef(state.lastChange)
  useEffect(() => {
    latestChange.current = state.lastChange
  }, [state.lastChange])
  const undo = useCallback(
    async (change: number) => {
      dismissToast()
      const refusal = await act({ do: 'undo', change })
      showToast(
        refusal
          ? { kind: 'refused', title: refusal.sentence }
          : { kind: 'done', title: 'Put back as it was' },
      )
    },
    [act, showToast, dismissToast],
  )
  useKeys({ u: message?.undo })
  return useCallback(
    (title) => {
      const { number, before } = latestChange.current
      showToast({ kind: 'done', title, ...(before && { undo: () => void undo(number) }) })
    },
    [showToast, undo],
  )
}
