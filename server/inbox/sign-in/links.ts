import { normaliseEmail } from '../../../domain/enquiry/email.ts'
import { LINK_MS as MAILED_LINK_MS } from '../../mail/late-mails.ts'
import {
  addLink,
  type LinkPurpose,
  type OneTimeLink,
  openLink,
  spendChallenge,
  takeLink,
} from '../../store/sql/one-time-links.ts'
import { addPasskey } from '../../store/sql/passkeys.ts'
import {
  addInvited,
  isEmailTaken,
  join,
  ownersHeld,
  revokeCredentials,
  type StaffMember,
  setPassword,
  staffById,
} from '../../store/sql/staff.ts'
import type { Work } from '../../store/sql/work.ts'
import type { AccessDependencies, Caller } from './access-dependencies.ts'
import type { Answered, NewPasskey, Passkeys } from './passkeys.ts'
import { chosenPasswordFault, hashPassword } from './password-hash.ts'
import { beginSession, type NewSession, newSession } from './sessions.ts'
import type { SignInResult } from './sign-in.ts'
import { newToken, tokenHash } from './token.ts'

const HOUR_MS = 3_600_000
/** How long each kind of link works. */
export const LINK_MS: Record<LinkPurpose, number> = {
  first: HOUR_MS,
  invitation: MAILED_LINK_MS.invitation,
  'way-in': MAILED_LINK_MS.invitation,
}

/** What somebody types who comes by a link; an invited address stands already. */
type Newcomer = { name: string; email: string }
/** What they choose to sign in with from now on. */
type Chosen = { password: string } | { passkey: unknown }

/** What a link is good for. */
type LinkFound = {
  link: OneTimeLink
  /** Whose it is, as far as that is known; null: the first owner. */
  staff: StaffMember | null
  /** The name of who invites. */
  invitedBy: string | null
}

/** gone: the link is unknown, used or over. taken: somebody has the address. not-made: the passkey is not right. */
type LinkFault = { fault: 'gone' | 'taken' | 'not-made' }
/** weak: the password is easy to guess, with the sentence that says why; the link works on. */
export type JoinFault = LinkFault | { fault: 'weak'; sentence: string }

/** Takes back all that was done in the transaction. */
class JoinUndone extends Error {
  override name = 'JoinUndone'
  readonly fault: LinkFault

  constructor(fault: LinkFault['fault']) {
    super(fault)
    this.fault = { fault }
  }
}

export type Links = {
  find: (token: string) => Promise<LinkFound | null>
  /** What the browser is asked for a new passkey; null if the link cannot be used. */
  passkeyOptions: (token: string, newcomer: Newcomer) => Promise<object | null>
  /** Uses the link: whoever has it is in. */
  join: (
    token: string,
    newcomer: Newcomer,
    chosen: Chosen,
    caller: Caller,
  ) => Promise<SignInResult | JoinFault>
}

type Proof = { password: string } | { passkey: NewPasskey; answered: Answered }

/** Makes a link in place of those of before. @returns what to add in a transaction, and the token of its address */
export function newLink(
  link: Pick<OneTimeLink, 'purpose' | 'staff' | 'invitedBy' | 'secretMark'>,
  nowMs: number,
  randomBytes: (count: number) => Uint8Array,
): { token: string; until: number; add: () => Work<void> } {
  const token = newToken(randomBytes)
  const until = nowMs + LINK_MS[link.purpose]
  return { token, until, add: () => addLink({ ...link, hash: tokenHash(token), createdAt: nowMs, until }) }
}

/** One-time links: of the first owner, of somebody invited, of somebody who lost their way in. */
export function createLinks(
  parts: AccessDependencies & { passkeys: Passkeys; hashPassword?: typeof hashPassword },
): Links {
  const { works, audit, secretMark, passkeys, now, randomBytes } = parts
  const { hashPassword: hash = hashPassword } = parts

  async function find(token: string): Promise<LinkFound | null> {
    return works.read(function* () {
      const link = yield* openLink(tokenHash(token), { nowMs: now().getTime(), secretMark })
      if (!link) return null
      const staff = yield* staffById(link.staff)
      const host = link.invitedBy === null ? null : yield* staffById(link.invitedBy)
      return { link, staff, invitedBy: host?.name ?? null }
    })
  }

  async function proofOf(chosen: Chosen, boundTo: string): Promise<Proof | null> {
    if ('passkey' in chosen) return passkeys.checkNew(chosen.passkey, boundTo)
    return { password: await hash(chosen.password, randomBytes) }
  }

  return {
    find,
    passkeyOptions: async (token, newcomer) => {
      const found = await find(token)
      if (!found) return null
      const { name, email } = personOf(found, newcomer)
      return passkeys.optionsForNew({ id: found.link.staff, name, email }, [], found.link.hash)
    },
    join: async (token, newcomer, chosen, caller) => {
      const at = now().getTime()
      const found = await find(token)
      if (!found) return { fault: 'gone' }
      const person = personOf(found, newcomer)
      const sentence = 'password' in chosen ? await chosenPasswordFault(chosen.password, person, parts) : null
      if (sentence !== null) return { fault: 'weak', sentence }
      const proof = await proofOf(chosen, found.link.hash)
      if (!proof) return { fault: 'not-made' }
      const session = newSession(caller.userAgent, at, randomBytes)
      try {
        const staff = await works.write(() => letIn(found.link, person, proof, session, at))
        return { staff, token: session.token }
      } catch (error) {
        if (error instanceof JoinUndone) return error.fault
        throw error
      }
    },
  }

  /** @throws {JoinUndone} */
  function* letIn(
    link: OneTimeLink,
    { name, email }: Newcomer,
    proof: Proof,
    session: NewSession,
    at: number,
  ): Work<StaffMember> {
    const emailFolded = normaliseEmail(email)
    if (yield* isEmailTaken(emailFolded, link.staff)) throw new JoinUndone('taken')
    if (!(yield* takeLink(link.hash, { nowMs: at, secretMark }))) throw new JoinUndone('gone')
    if (link.purpose === 'first') yield* addFirstOwner(link.staff, email, at)
    // Who needed a new way in does not know who has the old ones.
    yield* revokeCredentials(link.staff)
    yield* join(link.staff, { name, email, emailFolded, at })
    if (!(yield* keep(link.staff, proof, session, at))) throw new JoinUndone('not-made')
    yield* beginSession(link.staff, session, secretMark)
    const staff = yield* personHere(link.staff)
    const act = link.purpose === 'way-in' ? 'came-back' : 'joined'
    const way = 'password' in proof ? 'password' : 'passkey'
    yield* audit.append({ at, actor: link.staff, act, subject: null, data: { way } })
    return staff
  }

  /** @throws {JoinUndone} where they have left */
  function* personHere(id: string): Work<StaffMember> {
    const staff = yield* staffById(id)
    if (!staff || staff.leftAt !== null) throw new JoinUndone('gone')
    return staff
  }

  /** @throws {JoinUndone} where somebody became the first in the meantime */
  function* addFirstOwner(id: string, email: string, at: number): Work<void> {
    if ((yield* ownersHeld(works.dialect)).length > 0) throw new JoinUndone('gone')
    yield* addInvited({ id, email, emailFolded: normaliseEmail(email), role: 'owner', createdAt: at })
  }
}

/** Name and address stand where somebody is known, the address where they were invited. */
function personOf({ link, staff }: LinkFound, typed: Newcomer): Newcomer {
  if (!staff) return typed
  return { name: link.purpose === 'way-in' ? staff.name : typed.name, email: staff.email }
}

/** @returns false if the passkey cannot be kept: it is somebody's already, or its challenge was answered before */
function* keep(staff: string, proof: Proof, { session }: NewSession, at: number): Work<boolean> {
  if ('password' in proof) {
    yield* setPassword(staff, proof.password)
    return true
  }
  const { answered, passkey } = proof
  if (!(yield* spendChallenge(answered.hash, answered.until, at))) return false
  return yield* addPasskey({ ...passkey, staff, name: session.device, createdAt: at })
}
