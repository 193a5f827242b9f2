import { normaliseEmail } from '../../../domain/enquiry/email.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { mailMessage } from '../../mail/mail-message.ts'
import type { Sealer } from '../../secrets.ts'
import { putIntoOutbox } from '../../store/sql/outbox-works.ts'
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
import { nothing, type Work } from '../../store/sql/work.ts'
import { type AccessDependencies, newStaffId } from '../sign-in/access-dependencies.ts'
import { newLink } from '../sign-in/links.ts'
import type { Signed } from '../sign-in/sessions.ts'
import { tokenHash } from '../sign-in/token.ts'

/** A letter to somebody with the link that lets them in. */
export type Invitation = {
  to: string
  /** The name of the owner who invites. */
  invitedBy: string
  /** Of the link; it lets in whoever has it. */
  token: string
  at: number
  until: number
}

/** Puts an invitation into the outbox, in the transaction that makes its link. */
export type SendInvitation = (invitation: Invitation) => Work<void>

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
  { works, audit, siteUrl, secretMark, now, randomBytes }: AccessDependencies,
  send: SendInvitation = nothing,
): People {
  function note({ staff }: Signed, at: number, act: string, data: Record<string, string>): Work<void> {
    return audit.append({ at, actor: staff.id, act, subject: null, data })
  }

  function linkFor(purpose: 'invitation' | 'way-in', id: string, owner: Signed, at: number) {
    const given = { purpose, staff: id, invitedBy: owner.staff.id, secretMark }
    const { token, until, add } = newLink(given, at, randomBytes)
    const link = `${siteUrl}${paths.inboxLink('invited', token)}`
    function* addAndSend(to: string): Work<void> {
      yield* add()
      yield* send({ to, invitedBy: owner.staff.name, token, at, until })
    }
    return { made: { id, link, until }, addAndSend }
  }

  /** @returns false if the last owner would be gone by it */
  function* staysOwned(id: string): Work<boolean> {
    const owners = yield* ownersHeld(works.dialect)
    return owners.some((owner) => owner !== id)
  }

  return {
    invite: (owner, email, role) => {
      const at = now().getTime()
      const id = newStaffId(randomBytes)
      const { made, addAndSend } = linkFor('invitation', id, owner, at)
      return works.write(function* () {
        const emailFolded = normaliseEmail(email)
        yield* addInvited({ id, email, emailFolded, role, createdAt: at })
        // After it: of two who invite an address at once, the second has waited and added nobody.
        if (yield* isEmailTaken(emailFolded, id)) return { fault: 'taken' as const }
        yield* addAndSend(email)
        yield* note(owner, at, 'invited', { email, role })
        return made
      })
    },

    takeBack: (owner, id) =>
      works.write(function* () {
        const email = yield* takeBack(id)
        if (email === null) {
          if (!isHere(yield* staffById(id))) return UNKNOWN
          return (yield* staysOwned(id)) ? JOINED : LAST_OWNER
        }
        yield* note(owner, now().getTime(), 'took-back-invitation', { email })
        return null
      }),

    change: (owner, id, role) =>
      works.write(function* () {
        const isOwned = yield* staysOwned(id)
        const person = yield* staffById(id)
        if (!isHere(person)) return UNKNOWN
        if (person.role === role) return null
        if (role === 'member' && !isOwned) return LAST_OWNER
        yield* setRole(id, role)
        yield* note(owner, now().getTime(), 'changed-role', { name: person.name, role })
        return null
      }),

    leave: (owner, id) =>
      works.write(function* () {
        const isOwned = yield* staysOwned(id)
        const person = yield* staffById(id)
        if (!isHere(person)) return UNKNOWN
        if (!isOwned) return LAST_OWNER
        yield* leave(id, now().getTime())
        yield* note(owner, now().getTime(), 'ended-access', { name: person.name })
        return null
      }),

    comeBack: (owner, id) =>
      works.write(function* () {
        const person = yield* staffById(id)
        if (!person || person.joinedAt === null) return UNKNOWN
        if (person.leftAt === null) return null
        if (yield* isEmailTaken(normaliseEmail(person.email), id)) return { fault: 'taken' as const }
        yield* comeBack(id)
        yield* note(owner, now().getTime(), 'restored-access', { name: person.name })
        return null
      }),

    newLink: (owner, id) => {
      const at = now().getTime()
      const linksByPurpose = {
        invitation: linkFor('invitation', id, owner, at),
        'way-in': linkFor('way-in', id, owner, at),
      }
      return works.write(function* () {
        const person = yield* staffById(id)
        if (!person || person.leftAt !== null) return UNKNOWN
        const { made, addAndSend } = linksByPurpose[person.joinedAt === null ? 'invitation' : 'way-in']
        yield* addAndSend(person.email)
        yield* note(owner, at, 'made-link', { email: person.email })
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
  return function* ({ to, invitedBy, token, at, until }) {
    const here = (yield* allStaff()).filter(({ joinedAt, leftAt }) => joinedAt !== null && leftAt === null)
    const others = here.map(({ name }) => name).filter((name) => name !== invitedBy)
    const mail = { kind: 'invitation' as const, at, to, by: invitedBy, others, token: seal(token), until }
    const name = `invitation.${tokenHash(token).slice(0, 16)}`
    yield* putIntoOutbox(mailMessage({ name, postId: null, mail }), at)
  }
}
