import type { Actor, Role } from './rights.ts'
import type { StaffMember } from './shop-state.ts'

export const NALEDI: StaffMember = { name: 'Naledi Maseko', role: 'owner', branch: null }
export const SIZWE: StaffMember = { name: 'Sizwe Jacobs', role: 'packer', branch: 'Woodstock' }
export const FARAH: StaffMember = { name: 'Farah Daniels', role: 'bookkeeper', branch: null }

export const BANK = 'Demo bank'
export const COURIER = 'Sipho, courier'

/** A member of staff as an actor. */
export function asActor(member: StaffMember): Actor {
  return { kind: 'staff', ...member }
}

/** The actor's name, as stored in steps and movements. @param customer the customer's name on the order */
export function nameOf(actor: Actor, customer: string): string {
  return actor.kind === 'staff' ? actor.name : customer
}

export const roleNames: Record<Role, string> = { owner: 'Owner', packer: 'Packer', bookkeeper: 'Bookkeeper' }

/** The description of each role in the menu. */
export const roleWords: Record<Role, string> = {
  owner: 'Sees and does everything',
  packer: 'Packs and counts. No money, no customers’ history',
  bookkeeper: 'Sees the money. Moves nothing',
}
