export const ROLES = ['owner', 'packer', 'bookkeeper'] as const
export type Role = (typeof ROLES)[number]

/** The author of a command: staff in the office, or the customer in the shop. */
export type Actor = { kind: 'staff'; name: string; role: Role; branch: string | null } | { kind: 'customer' }
export const CUSTOMER: Actor = { kind: 'customer' }

/** The permissions of staff. A button is shown if the role has its permission; the rules refuse other commands. */
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

/** The permissions of each role; absent ones are refused. */
const ROLE_PERMISSIONS: Readonly<Record<Role, ReadonlyArray<StaffPermission>>> = {
  owner: STAFF_PERMISSIONS,
  packer: ['see orders', 'pack', 'see products', 'move stock'],
  bookkeeper: ['see orders', 'see money', 'see customers', 'see numbers', 'csv out'],
}

/** Whether a role has a permission; also used for showing buttons. */
export function hasPermission(role: Role, permission: StaffPermission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission)
}

/** Whether an actor is staff with a permission; never the customer. */
export function isStaffWithPermission(actor: Actor, permission: StaffPermission): boolean {
  return actor.kind === 'staff' && hasPermission(actor.role, permission)
}

/** The pages of the office, by their key in `officeAddresses`, each with the permission that it needs. */
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

/** The pages in a role's header, tabs and links. */
export function pagesOf(role: Role): ReadonlyArray<OfficePage> {
  // `as`: the keys of the constant.
  return (Object.keys(PAGE_PERMISSIONS) as Array<OfficePage>).filter((page) => canViewPage(role, page))
}

export function canViewPage(role: Role, page: OfficePage): boolean {
  return hasPermission(role, PAGE_PERMISSIONS[page])
}
