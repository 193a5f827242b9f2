import { type ReactNode, useMemo } from 'react'
import type { AgencyOffer } from '../../demo-bar/agency-offer.ts'
import type { Command } from '../../shop/command.ts'
import type { ShopState, StaffMember } from '../../shop/shop-state.ts'
import type { ShopBrand } from '../../shop-brand.ts'
import { useShop } from '../../shop-data/shop.tsx'
import { ProductOverridesContext } from '../ui/Picture.tsx'
import { Toast } from '../ui/Toast.tsx'
import { useArrivals } from './arrivals.ts'
import { useMinute } from './clock.ts'
import { OfficeKeys } from './OfficeKeys.tsx'
import { OfficeContext } from './office.ts'
import { useSaying } from './saying.ts'
import { useUndo } from './undo.ts'

type Props = {
  brand: ShopBrand
  offer: AgencyOffer
  me: StaffMember
  state: ShopState
  children: ReactNode
}

/** Gives the open shop to the screens: what is in it, who acts, what is said of it. */
export function OpenOffice({ brand, offer, me, state, children }: Props) {
  const { act } = useShop()
  const now = useMinute()
  const { said, say, hush } = useSaying()
  const offerUndo = useUndo(state, { act, say, hush })
  useArrivals(me.role, say)
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
        if (refusal) say({ kind: 'refused', title: refusal.sentence })
        else if (says) offerUndo(says)
        return refusal === null
      },
      say: (title: string, detail?: string) => say({ kind: 'done', title, detail }),
    }),
    [state, brand, offer, me, now, act, say, offerUndo],
  )
  return (
    <OfficeContext value={office}>
      <ProductOverridesContext value={state}>
        <OfficeKeys role={me.role}>{children}</OfficeKeys>
      </ProductOverridesContext>
      <div role="status">{said && <Toast key={said.id} said={said} onOver={hush} />}</div>
    </OfficeContext>
  )
}
