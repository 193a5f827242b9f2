import { createContext, use, useEffect } from 'react'
import type { AgencyOffer } from '../../demo-bar/price-of-today.ts'
import type { Command } from '../../shop/command.ts'
import type { Role } from '../../shop/rights.ts'
import type { ShopState, StaffMember } from '../../shop/shop-state.ts'
import type { ShopBrand } from '../../shop-brand.ts'

/** What a screen of the office works with. */
export type Office = {
  state: ShopState
  brand: ShopBrand
  /** What the agency asks for a shop like this. */
  offer: AgencyOffer
  /** Who looks: every act is theirs. */
  me: StaffMember
  role: Role
  /** Epoch milliseconds, a minute old at most. */
  now: number
  /**
   * Does it. A refusal is said at once, in its own sentence.
   *
   * @param says what was done, `1042: Packing`; where the change can be put back it is beside an Undo for ten seconds
   * @returns whether it was done
   */
  act(command: Command, says?: string): Promise<boolean>
  /** Says something once, politely. */
  showToast(title: string, detail?: string): void
}

export const OfficeContext = createContext<Office | null>(null)

/** @throws {Error} outside of an open office: screens are drawn only when the shop was read */
export function useOffice(): Office {
  const office = use(OfficeContext)
  if (!office) throw new Error('The office is not open yet')
  return office
}

/** Part of every title of the office: the shop, and how many orders are unopened. */
export const TitleContext = createContext({ shop: '', unseen: 0 })

/** Names the page in the browser: `(1) Orders today · Kiaat & Co, behind the counter (demo)`. */
export function useTitle(name: string): void {
  const { shop, unseen } = use(TitleContext)
  useEffect(() => {
    document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${name} · ${shop}, behind the counter (demo)`
  }, [name, shop, unseen])
}
