import { normaliseEmail } from '../../../domain/enquiry/email.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { mailMessage } from '../../mail/mail-message.ts'
import type { Sealer } from '../../secrets.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { putIntoOutbox } from '../../store/sql/outbox.ts'
import {
  addInvited,
  allStaff,
  comeBack,
  isEmailTaken,
  leave,
  ownersHeld,
  type StaffMember,
  setRole,
  staffById,
  takeBack,
} from '../../store/sql/staff.ts'
import type { InboxServices, SendInvitation } from '../services.ts'
import { newLink } from '../sign-in/links.ts'
import type { Signed } from '../sign-in/sessions.ts'
import { newStaffId, tokenHash } from '../sign-in/token.ts'

/** A link that was made: it can be given by hand too, and is shown once. */
export type LinkMade = { id: string; link: string; until: number }

/**
 * taken: somebody has the address. last-owner: who cannot leave or become a member. joined: who has no invitation to take back any
 * more. unknown: there is nobody of this id.
 */
export type PeopleFault = { fault: 'taken' | 'last-owner' | 'joined' | 'unknown' }

/** What owners do to people. That they are owners is the routes' to check. */
export type People = {
  invite: (owner: Signed, email: string, role: StaffMember['role']) => Promise<LinkMade | PeopleFault>
  takeBack: (owner: Signed, id: string) => Promise<PeopleFault | null>
  change: (owner: Signed, id: string, role: StaffMember['role']) => Promise<PeopleFault | null>
  leave: (owner: Signed, id: string) => Promise<PeopleFault | null>
  /** Takes a leaving back: they may sign in as before, or by a new link if they left more than a day ago. */
  comeBack: (owner: Signed, id: string) => Promise<PeopleFault | null>
  /** A new link for somebody who lost their way in, or whose invitation is over. */
  newLink: (owner: Signed, id: string) => Promise<LinkMade | PeopleFault>
}

const UNKNOWN: PeopleFault = { fault: 'unknown' }
const LAST_OWNER: PeopleFault = { fault: 'last-owner' }
const JOINED: PeopleFault = { fault: 'joined' }

/** @param send absent: nobody gets a letter, the link is given by hand */
export function createPeople(
  { database, audit, siteUrl, secretMark, now, randomBytes }: InboxServices,
  send: SendInvitation = async () => {},
): People {
  function note(
    tx: Transaction,
    { staff }: Signed,
    at: number,
    act: string,
    data: Record<string, string>,
  ): Promise<void> {
    return audit.append(tx, { at, actor: staff.id, act, subject: null, data })
  }

  function linkFor(purpose: 'invitation' | 'way-in', id: string, owner: Signed, at: number) {
    const given = { purpose, staff: id, invitedBy: owner.staff.id, secretMark }
    const { token, until, add } = newLink(given, at, randomBytes)
    const link = `${siteUrl}${paths.inboxLink('invited', token)}`
    async function addAndSend(tx: Transaction, to: string): Promise<void> {
      await add(tx)
      await send(tx, { to, invitedBy: owner.staff.name, token, at, until })
    }
    return { made: { id, link, until }, addAndSend }
  }

  /** @returns false if the last owner would be gone by it */
  async function staysOwned(tx: Transaction, id: string): Promise<boolean> {
    const owners = await ownersHeld(tx)
    return owners.some((owner) => owner !== id)
  }

  return {
    invite: (owner, email, role) => {
      const at = now().getTime()
      const id = newStaffId(randomBytes)
      const { made, addAndSend } = linkFor('invitation', id, owner, at)
      return database.transaction(async (tx) => {
        const emailFolded = normaliseEmail(email)
        await addInvited(tx, { id, email, emailFolded, role, createdAt: at })
        // After it: of two who invite an address at once, the second has waited and added nobody.
        if (await isEmailTaken(tx, emailFolded, id)) return { fault: 'taken' as const }
        await addAndSend(tx, email)
        await note(tx, owner, at, 'invited', { email, role })
        return made
      })
    },

    takeBack: (owner, id) =>
      database.transaction(async (tx) => {
        const email = await takeBack(tx, id)
        if (email === null) {
          if (!isHere(await staffById(tx, id))) return UNKNOWN
          return (await staysOwned(tx, id)) ? JOINED : LAST_OWNER
        }
        await note(tx, owner, now().getTime(), 'took-back-invitation', { email })
        return null
      }),

    change: (owner, id, role) =>
      database.transaction(async (tx) => {
        const isOwned = await staysOwned(tx, id)
        const person = await staffById(tx, id)
        if (!isHere(person)) return UNKNOWN
        if (person.role === role) return null
        if (role === 'member' && !isOwned) return LAST_OWNER
        await setRole(tx, id, role)
        await note(tx, owner, now().getTime(), 'changed-role', { name: person.name, role })
        return null
      }),

    leave: (owner, id) =>
      database.transaction(async (tx) => {
        const isOwned = await staysOwned(tx, id)
        const person = await staffById(tx, id)
        if (!isHere(person)) return UNKNOWN
        if (!isOwned) return LAST_OWNER
        await leave(tx, id, now().getTime())
        await note(tx, owner, now().getTime(), 'ended-access', { name: person.name })
        return null
      }),

    comeBack: (owner, id) =>
      database.transaction(async (tx) => {
        const person = await staffById(tx, id)
        if (!person || person.joinedAt === null) return UNKNOWN
        if (person.leftAt === null) return null
        if (await isEmailTaken(tx, normaliseEmail(person.email), id)) return { fault: 'taken' as const }
        await comeBack(tx, id)
        await note(tx, owner, now().getTime(), 'restored-access', { name: person.name })
        return null
      }),

    newLink: (owner, id) => {
      const at = now().getTime()
      const linksByPurpose = {
        invitation: linkFor('invitation', id, owner, at),
        'way-in': linkFor('way-in', id, owner, at),
      }
      return database.transaction(async (tx) => {
        const person = await staffById(tx, id)
        if (!person || person.leftAt !== null) return UNKNOWN
        const { made, addAndSend } = linksByPurpose[person.joinedAt === null ? 'invitation' : 'way-in']
        await addAndSend(tx, person.email)
        await note(tx, owner, at, 'made-link', { email: person.email })
        return made
      })
    },
  }
}

function isHere(person: StaffMember | null): person is StaffMember {
  return person !== null && person.joinedAt !== null && person.leftAt === null
}

/** Invites by mail. While it waits in the outbox its token is sealed, as only its hash is kept elsewhere. */
export function mailInvitations({ seal }: Pick<Sealer, 'seal'>): SendInvitation {
  return async (tx, { to, invitedBy, token, at, until }) => {
    const here = (await allStaff(tx)).filter(({ joinedAt, leftAt }) => joinedAt !== null && leftAt === null)
    const others = here.map(({ name }) => name).filter((name) => name !== invitedBy)
    const mail = { kind: 'invitation' as const, at, to, by: invitedBy, others, token: seal(token), until }
    const name = `invitation.${tokenHash(token).slice(0, 16)}`
    await putIntoOutbox(tx, mailMessage({ name, postId: null, mail }), at)
  }
}
