import { normaliseEmail } from '../../../domain/enquiry/email.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { allStaff, type StaffMember } from '../../store/sql/staff.ts'
import { recordAct } from '../audit/record-act.ts'
import { isCurrentOwner } from '../people/current-staff.ts'
import type { InboxServices } from '../services.ts'
import { LINK_MS, newLink } from './links.ts'
import { newStaffId } from './token.ts'

/**
 * recovers: the address of the owner who gets access again; null for the first owner. owners: they exist already, so no link was
 * made. isUnknown: none of them has the given address.
 */
export type OwnerLink =
  | { made: { link: string; until: number; recovers: string | null } }
  | { owners: ReadonlyArray<Pick<StaffMember, 'name' | 'email'>>; isUnknown: boolean }

/**
 * Makes the link for the first owner; later, only on request, one for an owner who has lost all credentials.
 *
 * @param recover the e-mail address of that owner; null for the first owner
 */
export async function makeOwnerLink(
  services: Pick<InboxServices, 'database' | 'audit' | 'siteUrl' | 'secretMark' | 'now' | 'randomBytes'>,
  recover: string | null,
): Promise<OwnerLink> {
  const { database, siteUrl, secretMark, now, randomBytes } = services
  const at = now().getTime()
  return database.transaction(async (tx) => {
    const owners = (await allStaff(tx)).filter(isCurrentOwner)
    const recoveredOwner = recover === null ? undefined : owners.find(({ email }) => isSame(email, recover))
    if (owners.length > 0 && !recoveredOwner) return { owners, isUnknown: recover !== null }
    const staff = recoveredOwner?.id ?? newStaffId(randomBytes)
    const purpose = recoveredOwner ? ('way-in' as const) : ('first' as const)
    const { token, add } = newLink({ purpose, staff, invitedBy: null, secretMark }, at, randomBytes)
    await add(tx)
    await recordAct(services, tx, 'command', 'made-owner-link')
    const link = siteUrl + paths.inboxLink(recoveredOwner ? 'invited' : 'first', token)
    return { made: { link, until: at + LINK_MS[purpose], recovers: recoveredOwner?.email ?? null } }
  })
}

function isSame(a: string, b: string): boolean {
  return normaliseEmail(a) === normaliseEmail(b)
}
