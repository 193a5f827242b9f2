import type { Transaction } from '../../store/sql/database.ts'
import { allStaff, type StaffMember } from '../../store/sql/staff.ts'

/** Whether a person has joined and not left. */
export function isCurrentStaff(person: StaffMember | null): person is StaffMember {
  return person !== null && person.joinedAt !== null && person.leftAt === null
}

export function isCurrentOwner(person: StaffMember): boolean {
  return person.role === 'owner' && isCurrentStaff(person)
}

/** The names of all current and former staff by id; the address of people who have not typed a name. */
export async function staffNames(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  return new Map((await allStaff(tx)).map(({ id, name, email }) => [id, name || email]))
}
