import { type ReactNode, useMemo } from 'react'
import type { AgencyOffer } from '../../demo-bar/agency-offer.ts'
import type { Command } from '../../shop/command.ts'
import type { ShopState, StaffMember } from '../../shop/shop-state.ts'
import type { ShopBrand } from '../../shop-brand.ts'
import { useShop } from '../../shop-data/shop.tsx'
import { ProductOverridesContext } from '../ui/Picture.tsx'
import { Toast } from '../ui/Toast.tsx'
import { useMinute } from './clock.ts'
import { useNewOrderToasts } from './new-orders.ts'
import { OfficeKeys } from './OfficeKeys.tsx'
import { OfficeContext } from './office.ts'
import { useToasts } from './toasts.ts'
import { useUndo } from './undo.ts'

type Props = {
  brand: ShopBrand
  offer: AgencyOffer
  me: StaffMember
  state: ShopState
  children: ReactNode
}

/** Gives the open shop to the screens: what is in it, who acts, what is said of it. */
export function OfficeProvider({ brand, offer, me, state, children }: Props) {
  const { act } = useShop()
  const now = useMinute()
  const { said, showToast, dismissToast } = useToasts()
  const offerUndo = useUndo(state, { act, showToast, dismissToast })
  useNewOrderToasts(me.role, showToast)
  const office = useMemo(
    () => ({
      state,
      brand,
      offer,
      me,
      role: me.role,
      now,
      act: async (command: Command, says?: string) => {
        const refusal = await act(command)
        if (refusal) showToast({ kind: 'refused', title: refusal.sentence })
        else if (says) offerUndo(says)
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
      <div role="status">{said && <Toast key={said.id} said={said} onOver={dismissToast} />}</div>
    </OfficeContext>
  )
}
