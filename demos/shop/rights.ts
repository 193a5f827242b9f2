import type { Actor, Role } from './roles.ts'

/** What staff can do in the office. A button stands where the role may; the domain refuses where it may not. */
const ACTS = [
  'see orders',
  'pack',
  'say it arrived',
  'see money',
  'cancel and take back',
  'see things',
  'change things',
  'move stock',
  'change vouchers',
  'see customers',
  'see numbers',
  'csv out',
  'csv in',
  'change staff',
] as const
export type Act = (typeof ACTS)[number]

/** The one table of who may do what. What is absent is refused. */
const MAY: Readonly<Record<Role, ReadonlyArray<Act>>> = {
  owner: ACTS,
  packer: ['see orders', 'pack', 'see things', 'move stock'],
  bookkeeper: ['see orders', 'see money', 'see customers', 'see numbers', 'csv out'],
}

/** Whether a role may do it: also asked by every button, so that none stands where it would be refused. */
export function mayDo(role: Role, act: Act): boolean {
  return MAY[role].includes(act)
}

/** Whether who does something is staff whose role may do it; the customer and the bank never are. */
export function staffMay(actor: Actor, act: Act): boolean {
  return actor.kind === 'staff' && mayDo(actor.role, act)
}

/** The pages of the office, by their key in `officeAddresses`, each with what its reader must be able to do. */
const PAGE_NEEDS = {
  orders: 'see orders',
  order: 'see orders',
  invoice: 'see money',
  products: 'see things',
  product: 'see things',
  stock: 'move stock',
  vouchers: 'change vouchers',
  customers: 'see customers',
  customer: 'see customers',
  numbers: 'see numbers',
  staff: 'change staff',
  csvIn: 'csv in',
  more: 'see money',
} as const satisfies Record<string, Act>
export type OfficePage = keyof typeof PAGE_NEEDS

const PAGES = Object.keys(PAGE_NEEDS).filter((key): key is OfficePage => key in PAGE_NEEDS)

/** The pages that a role finds in its head bar, tabs and links. */
export function pagesOf(role: Role): ReadonlyArray<OfficePage> {
  return PAGES.filter((page) => maySee(role, page))
}

export function maySee(role: Role, page: OfficePage): boolean {
  return mayDo(role, PAGE_NEEDS[page])
}
