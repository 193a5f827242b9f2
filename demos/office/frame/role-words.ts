import type { Role } from '../../shop/roles.ts'

export const roleNames: Record<Role, string> = { owner: 'Owner', packer: 'Packer', bookkeeper: 'Bookkeeper' }

/** What each sees, in the menu. */
export const roleWords: Record<Role, string> = {
  owner: 'Sees and does everything',
  packer: 'Packs and counts. No money, no customers’ history',
  bookkeeper: 'Sees the money. Moves nothing',
}
