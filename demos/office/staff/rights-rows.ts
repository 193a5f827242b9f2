import { hasPermission, type StaffPermission } from '../../shop/rights.ts'
import type { Role } from '../../shop/roles.ts'

type Row = {
  words: string
  /** Who may do this, does it. */
  does: StaffPermission
  /** Who may only do this, sees it. */
  sees?: StaffPermission
}

/** The domain's table in the words of people. */
export const RIGHTS_ROWS: ReadonlyArray<Row> = [
  { words: 'Orders and where they go', does: 'pack', sees: 'see orders' },
  { words: 'Start packing, pack, give to courier', does: 'pack' },
  { words: 'What an order cost', does: 'cancel and take back', sees: 'see money' },
  { words: 'Cancel, accept a return', does: 'cancel and take back' },
  { words: 'Change a product or its price', does: 'change products' },
  { words: 'Count a shelf, move stock', does: 'move stock' },
  { words: 'Vouchers and sales', does: 'change vouchers' },
  { words: 'Customers', does: 'change staff', sees: 'see customers' },
  { words: 'Numbers, VAT, invoices', does: 'change staff', sees: 'see numbers' },
  { words: 'CSV out', does: 'csv out' },
  { words: 'CSV in', does: 'csv in' },
  { words: 'Staff and roles', does: 'change staff' },
]

export function rightOf(role: Role, { does, sees }: Row): 'may' | 'sees' | 'may not' {
  if (hasPermission(role, does)) return 'may'
  return sees && hasPermission(role, sees) ? 'sees' : 'may not'
}
