import { normaliseEmail } from '../../../domain/enquiry/email.ts'
import {
  type ChangedPerson,
  changePersonSchema,
  type Departed,
  inviteSchema,
  type People,
} from '../../../domain/inbox/api/people.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { initialsOf } from '../../../domain/inbox/words/names.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { countOpen } from '../../store/sql/inbox/lists.ts'
import { openLinks } from '../../store/sql/one-time-links.ts'
import {
  addInvited,
  allStaff,
  isEmailTaken,
  lockOwners,
  removeStaff,
  restoreStaff,
  setRole,
  staffById,
  withdrawInvitation,
} from '../../store/sql/staff.ts'
import { recordAct } from '../audit/record-act.ts'
import { callsAheadOf, handOverAllCalls } from '../calls/calls-ahead.ts'
import { type Answer, DONE, type InboxRoutes } from '../requests/define-routes.ts'
import { fieldErrorsRefusal, NOT_HERE, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { LINK_MS, newLink } from '../sign-in/links.ts'
import type { SignedIn } from '../sign-in/sessions.ts'
import { newStaffId } from '../sign-in/token.ts'
import { isCurrentStaff } from './current-staff.ts'

const NO_CALLS_GIVEN: ChangedPerson = { callsGiven: 0, callsLeft: 0 }
const OWNERS_ACT = NEEDS['change-people']
const ADDRESS_TAKEN = fieldErrorsRefusal({ email: 'Somebody has this address already' })
const LAST_OWNER = new Refused(409, { error: 'The last owner cannot leave or become a member.' })
const JOINED = new Refused(409, {
  error:
    'Only an invitation is taken back. Whoever has joined leaves, and their name stays for what they did.',
})

/** Staff and invitations. Members can read them, owners change them. */
export function addPeopleRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database, siteUrl, secretMark, now, randomBytes, sendInvitation } = services

  /** Creates a link for a person. `response` shows it once, so that it can be passed on by hand. */
  function linkFor(purpose: 'invitation' | 'way-in', id: string, owner: SignedIn, at: number) {
    const details = { purpose, staff: id, invitedBy: owner.staff.id, secretMark }
    const { token, until, add } = newLink(details, at, randomBytes)
    const link = `${siteUrl}${paths.inboxLink('invited', token)}`
    async function addAndSend(tx: Transaction, to: string): Promise<void> {
      await add(tx)
      await sendInvitation?.(tx, { to, invitedBy: owner.staff.name, token, at, until })
    }
    return { response: { ...DONE, id, link, until }, addAndSend }
  }

  routes.staff('GET', 'people', {}, () => allPeopleOf(services))

  const inviteNeeds = { ...OWNERS_ACT, body: inviteSchema }
  routes.staff(
    'POST',
    'people/invite',
    inviteNeeds,
    ({ signedIn, body: { email, role } }): Promise<Answer> => {
      const at = now().getTime()
      const id = newStaffId(randomBytes)
      const { response, addAndSend } = linkFor('invitation', id, signedIn, at)
      return database.transaction(async (tx) => {
        const emailFolded = normaliseEmail(email)
        await addInvited(tx, { id, email, emailFolded, role, createdAt: at })
        // Checked after the insert: of two simultaneous invitations of one address, the second waits for the first.
        if (await isEmailTaken(tx, emailFolded, id)) return ADDRESS_TAKEN
        await addAndSend(tx, email)
        await recordAct(services, tx, signedIn.staff.id, 'invited', { email, role })
        return response
      })
    },
  )

  const changeNeeds = { ...OWNERS_ACT, body: changePersonSchema }
  routes.staff('PUT', 'people/:id', changeNeeds, async ({ signedIn, param, body }): Promise<Answer> => {
    const [id, at] = [param('id'), now().getTime()]
    if (body.left === false) return database.transaction((tx) => restoreAccess(tx, signedIn.staff.id, id))
    const { left, role } = body
    if (!left && !role) return NO_CALLS_GIVEN
    return database.transaction(async (tx) => {
      const canLoseOwner = await hasOtherOwner(tx, id)
      const person = await staffById(tx, id)
      if (!isCurrentStaff(person)) return NOT_HERE
      if (!left && person.role === role) return NO_CALLS_GIVEN
      if (!canLoseOwner && (left || role === 'member')) return LAST_OWNER
      if (left) {
        await removeStaff(tx, id, at)
        const handedOver = await handOverAllCalls(services, tx, { from: id, by: signedIn.staff.id })
        await recordAct(services, tx, signedIn.staff.id, 'ended-access', { name: person.name })
        return handedOver
      }
      if (role) {
        await setRole(tx, id, role)
        await recordAct(services, tx, signedIn.staff.id, 'changed-role', { name: person.name, role })
      }
      return NO_CALLS_GIVEN
    })
  })

  /** Restores a former member's access: with the old credentials, or by a new link if they left more than a day ago. */
  async function restoreAccess(tx: Transaction, owner: string, id: string): Promise<Refused | ChangedPerson> {
    const person = await staffById(tx, id)
    if (!person || person.joinedAt === null) return NOT_HERE
    if (person.leftAt === null) return NO_CALLS_GIVEN
    if (await isEmailTaken(tx, normaliseEmail(person.email), id)) return ADDRESS_TAKEN
    await restoreStaff(tx, id)
    await recordAct(services, tx, owner, 'restored-access', { name: person.name })
    return NO_CALLS_GIVEN
  }

  routes.staff('DELETE', 'people/:id', OWNERS_ACT, ({ signedIn, param }) =>
    database.transaction(async (tx) => {
      const id = param('id')
      const email = await withdrawInvitation(tx, id)
      if (email === null) {
        if (!isCurrentStaff(await staffById(tx, id))) return NOT_HERE
        return (await hasOtherOwner(tx, id)) ? JOINED : LAST_OWNER
      }
      await recordAct(services, tx, signedIn.staff.id, 'took-back-invitation', { email })
      return DONE
    }),
  )

  // For a person who has lost their credentials, or whose invitation has expired.
  routes.staff('POST', 'people/:id/link', OWNERS_ACT, ({ signedIn, param }): Promise<Answer> => {
    const [id, at] = [param('id'), now().getTime()]
    const links = {
      invitation: linkFor('invitation', id, signedIn, at),
      'way-in': linkFor('way-in', id, signedIn, at),
    }
    return database.transaction(async (tx) => {
      const person = await staffById(tx, id)
      if (!person || person.leftAt !== null) return NOT_HERE
      const { response, addAndSend } = links[person.joinedAt === null ? 'invitation' : 'way-in']
      await addAndSend(tx, person.email)
      await recordAct(services, tx, signedIn.staff.id, 'made-link', { email: person.email })
      return response
    })
  })
}

async function hasOtherOwner(tx: Transaction, id: string): Promise<boolean> {
  return (await lockOwners(tx)).some((owner) => owner !== id)
}

async function allPeopleOf({
  database,
  now,
  secretMark,
}: Pick<InboxServices, 'database' | 'now' | 'secretMark'>): Promise<People> {
  const nowMs = now().getTime()
  const [allPeople, links, openWork] = await database.read(async (tx) => {
    const staff = await allStaff(tx)
    const workById = new Map<string, Pick<Departed, 'open' | 'calls'>>()
    for (const { id } of staff)
      workById.set(id, { open: await countOpen(tx, id), calls: await callsAheadOf(tx, id, nowMs) })
    return [staff, await openLinks(tx, { nowMs, secretMark }), workById] as const
  })
  const openWorkOf = (id: string) => openWork.get(id) ?? { open: 0, calls: [] }
  const members = allPeople.filter(isCurrentStaff)
  const owners = members.filter(({ role }) => role === 'owner').length
  const linkByStaff = new Map(links.map((link) => [link.staff, link]))
  const invited = allPeople.filter(({ joinedAt, leftAt }) => joinedAt === null && leftAt === null)
  return {
    people: members.map(({ id, name, email, role, passkeys, password }) => ({
      id,
      name,
      initials: initialsOf(name),
      email,
      role,
      passkeys,
      hasPassword: password !== null,
      canChange: role === 'member' || owners > 1,
      ...openWorkOf(id),
    })),
    departed: allPeople
      .filter(({ leftAt }) => leftAt !== null)
      .map(({ id, name }) => ({ id, name, initials: initialsOf(name), ...openWorkOf(id) }))
      .filter(({ open, calls }) => open > 0 || calls.length > 0),
    invited: invited.map(({ id, email, role, createdAt }) => ({
      id,
      email,
      role,
      invitedAt: linkByStaff.get(id)?.createdAt ?? createdAt,
      // Expired links are swept; the invitation stays, to be resent or withdrawn.
      until: linkByStaff.get(id)?.until ?? createdAt + LINK_MS.invitation,
    })),
  }
}
