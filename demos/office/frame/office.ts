import { createContext, use, useEffect } from 'react'
import type { AgencyOffer } from '../../demo-bar/price-of-today.ts'
import type { Command } from '../../shop/command.ts'
import type { Role } from '../../shop/rights.ts'
import type { ShopState, StaffMember } from '../../shop/shop-state.ts'
import type { ShopBrand } from '../../shop-brand.ts'

/** The context of an office screen. */
export type Office = {
  state: ShopState
  brand: ShopBrand
  /** The agency's price for a shop like this. */
  offer: AgencyOffer
  /** The current member of staff, the author of every command. */
  me: StaffMember
  role: Role
  /** The current time in epoch milliseconds, at most 15 seconds old. */
  now: number
  /**
   * Executes a command. A refusal is shown as a toast.
   *
   * @param toastTitle `1042: Packing`; the toast has Undo if the change can be undone
   * @returns whether it was done
   */
  act(command: Command, toastTitle?: string): Promise<boolean>
  /** Shows a toast, announced politely. */
  showToast(title: string, detail?: string): void
}

export const OfficeContext = createContext<Office | null>(null)

/** @throws {Error} outside of the office’s screens */
export function useOffice(): Office {
  const office = use(OfficeContext)
  if (!office) throw new Error('The office is not open yet')
  return office
}

/** The parts of every title: the shop’s name, and the number of unopened orders. */
export const TitleContext = createContext({ shop: '', unopened: 0 })

/** The title of the page in the browser: `(1) Orders today · Kiaat & Co, behind the counter (demo)`. */
export function useTitle(name: string): void {
  const { shop, unopened } = use(TitleContext)
  useEffect(() => {
    document.title = `${unopened > 0 ? `(${unopened}) ` : ''}${name} · ${shop}, behind the counter (demo)`
  }, [name, shop, unopened])
}
