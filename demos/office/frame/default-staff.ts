import type { Role } from '../../domain/roles.ts'
import type { StaffMember } from '../../domain/shop-state.ts'

/** Who works here before the shop was read; the same as it begins with. */
const BEGINNERS: Readonly<Record<Role, StaffMember>> = {
  owner: { name: 'Naledi Maseko', role: 'owner', branch: null },
  packer: { name: 'Sizwe Jacobs', role: 'packer', branch: 'Woodstock' },
  bookkeeper: { name: 'Farah Daniels', role: 'bookkeeper', branch: null },
}

/** The first of each role: through whose eyes one looks. */
export function staffByRole(staff: ReadonlyArray<StaffMember>): Readonly<Record<Role, StaffMember>> {
  const first = (role: Role) => staff.find((member) => member.role === role) ?? BEGINNERS[role]
  return { owner: first('owner'), packer: first('packer'), bookkeeper: first('bookkeeper') }
}
