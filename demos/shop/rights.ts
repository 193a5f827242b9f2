export const ROLES = ['owner', 'packer', 'bookkeeper'] as const
export type Role = (typeof ROLES)[number]

/** Who does something: staff in the office, the customer in the shop, or the pretended bank and courier. */
export type Actor =
  | { kind: 'staff'; name: string; role: Role; branch: string | null }
  | { kind: 'customer' }
  | { kind: 'bank' }

/** What staff can do in the office. A button stands where the role may; the domain refuses where it may not. */
const STAFF_PERMISSIONS = [
  'see orders',
  'pack',
  'say it arrived',
  'see money',
  'cancel and take back',
  'see products',
  'change products',
  'move stock',
  'change vouchers',
  'see customers',
  'see numbers',
  'csv out',
  'csv in',
  'change staff',
] as const
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number]

/** The one table of who may do what. What is absent is refused. */
const ROLE_PERMISSIONS: Readonly<Record<Role, ReadonlyArray<StaffPermission>>> = {
  owner: STAFF_PERMISSIONS,
  packer: ['see orders', 'pack', 'see products', 'move stock'],
  bookkeeper: ['see orders', 'see money', 'see customers', 'see numbers', 'csv out'],
}

/** Whether a role may do it: also asked by every button, so that none stands where it would be refused. */
export function hasPermission(role: Role, permission: StaffPermission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission)
}

/** Whether who does something is staff whose role may do it; the customer and the bank never are. */
export function isStaffWithPermission(actor: Actor, permission: StaffPermission): boolean {
  return actor.kind === 'staff' && hasPermission(actor.role, permission)
}

/** The pages of the office, by their key in `officeAddresses`, each with what its reader must be able to do. */
const PAGE_PERMISSIONS = {
  orders: 'see orders',
  order: 'see orders',
  invoice: 'see money',
  products: 'see products',
  product: 'see products',
  stock: 'move stock',
  vouchers: 'change vouchers',
  customers: 'see customers',
  customer: 'see customers',
  numbers: 'see numbers',
  staff: 'change staff',
  csvIn: 'csv in',
  more: 'see money',
} as const satisfies Record<string, StaffPermission>
export type OfficePage = keyof typeof PAGE_PERMISSIONS

const PAGES = Object.keys(PAGE_PERMISSIONS).filter((key): key is OfficePage => key in PAGE_PERMISSIONS)

/** The pages that a role finds in its head bar, tabs and links. */
export function pagesOf(role: Role): ReadonlyArray<OfficePage> {
  return PAGES.filter((page) => canViewPage(role, page))
}

export function canViewPage(role: Role, page: OfficePage): boolean {
  return hasPermission(role, PAGE_PERMISSIONS[page])
}
