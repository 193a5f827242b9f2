import type { Role } from './permissions.ts'

/** A colleague who can sign in, or has been invited; `leftAt` is when they left. */
export type Colleague = { id: string; role: Role; leftAt: number | null; isInvited: boolean }

/** What becomes of a colleague. */
export type StaffChange = { role: Role } | { left: true }

export const LAST_OWNER_SENTENCE =
  'The last owner cannot leave or become a member. Make somebody else an owner first.'

/**
 * Why a change of staff cannot be made, as a sentence; null if it can. There is always an owner who can sign in: whoever was
 * invited and has not come yet is none.
 */
export function staffRefusal(
  staff: ReadonlyArray<Colleague>,
  id: string,
  change: StaffChange,
): string | null {
  const colleague = staff.find((each) => each.id === id)
  if (!colleague || colleague.leftAt !== null) return 'Nobody here is called that any more.'
  const staysOwner = 'role' in change && change.role === 'owner'
  return staysOwner || ownersBeside(staff, id) > 0 || !isOwner(colleague) ? null : LAST_OWNER_SENTENCE
}

function ownersBeside(staff: ReadonlyArray<Colleague>, id: string): number {
  return staff.filter((each) => each.id !== id && isOwner(each)).length
}

function isOwner({ role, leftAt, isInvited }: Colleague): boolean {
  return role === 'owner' && leftAt === null && !isInvited
}
