export const ROLES = ['owner', 'packer', 'bookkeeper'] as const
export type Role = (typeof ROLES)[number]

/** Who does something: staff in the office, the customer in the shop, or the pretended bank and courier. */
export type Actor =
  | { kind: 'staff'; name: string; role: Role; branch: string | null }
  | { kind: 'customer' }
  | { kind: 'bank' }
