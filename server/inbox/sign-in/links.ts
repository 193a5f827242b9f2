import { normaliseEmail } from '../../../domain/enquiry/email.ts'
import { LINK_MS as MAILED_LINK_MS } from '../../mail/late-mails.ts'
import type { Transaction } from '../../store/sql/database.ts'
import {
  addLink,
  consumeLink,
  type LinkPurpose,
  type OneTimeLink,
  openLink,
  spendChallenge,
} from '../../store/sql/one-time-links.ts'
import { addPasskey } from '../../store/sql/passkeys.ts'
import {
  addInvited,
  isEmailTaken,
  joinStaff,
  lockOwners,
  revokeCredentials,
  type StaffMember,
  setPassword,
  staffById,
} from '../../store/sql/staff.ts'
import type { InboxServices } from '../services.ts'
import type { Answered, NewPasskey, Passkeys } from './passkeys.ts'
import { chosenPasswordFault, hashPassword } from './password-hash.ts'
import { beginSession, type NewSession, newSession } from './sessions.ts'
import type { Caller, SignInResult } from './sign-in.ts'
import { newToken, tokenHash } from './token.ts'

const HOUR_MS = 3_600_000
/** How long each kind of link works. */
export const LINK_MS: Record<LinkPurpose, number> = {
  first: HOUR_MS,
  invitation: MAILED_LINK_MS.invitation,
  'way-in': MAILED_LINK_MS.invitation,
}

/** What a newcomer types; an invited person's address is already known. */
type Newcomer = { name: string; email: string }
/** The credential that they choose. */
type ChosenCredential = { password: string } | { passkey: unknown }

/** A valid link. */
type LinkFound = {
  link: OneTimeLink
  /** Its owner; null for the first owner's link. */
  staff: StaffMember | null
  /** The inviter's name. */
  invitedBy: string | null
}

/** gone: the link is unknown, used or expired. taken: the address is in use. not-made: the passkey is invalid. */
type LinkFault = { fault: 'gone' | 'taken' | 'not-made' }
/** weak: the password is easy to guess, with the sentence that says why; the link stays valid. */
type JoinFault = LinkFault | { fault: 'weak'; sentence: string }

/** Rolls the transaction back. */
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
  /** WebAuthn options for a new passkey; null if the link is invalid. */
  passkeyOptions: (token: string, newcomer: Newcomer) => Promise<object | null>
  /** Uses the link, which signs its holder in. */
  join: (
    token: string,
    newcomer: Newcomer,
    chosen: ChosenCredential,
    caller: Caller,
  ) => Promise<SignInResult | JoinFault>
}

type Proof = { password: string } | { passkey: NewPasskey; answered: Answered }

/** Makes a link that replaces earlier ones. @returns the function that stores it in a transaction, and the token for its address */
export function newLink(
  link: Pick<OneTimeLink, 'purpose' | 'staff' | 'invitedBy' | 'secretMark'>,
  nowMs: number,
  randomBytes: (count: number) => Uint8Array,
): { token: string; until: number; add: (tx: Transaction) => Promise<void> } {
  const token = newToken(randomBytes)
  const until = nowMs + LINK_MS[link.purpose]
  return {
    token,
    until,
    add: (tx) => addLink(tx, { ...link, hash: tokenHash(token), createdAt: nowMs, until }),
  }
}

/** One-time links: for the first owner, for invited people, and for staff who have lost their credentials. */
export function createLinks(
  services: InboxServices & { passkeys: Passkeys; hashPassword?: typeof hashPassword },
): Links {
  const { database, audit, secretMark, passkeys, now, randomBytes } = services
  const { hashPassword: hash = hashPassword } = services

  async function find(token: string): Promise<LinkFound | null> {
    return database.read(async (tx) => {
      const link = await openLink(tx, tokenHash(token), { nowMs: now().getTime(), secretMark })
      if (!link) return null
      const staff = await staffById(tx, link.staff)
      const inviter = link.invitedBy === null ? null : await staffById(tx, link.invitedBy)
      return { link, staff, invitedBy: inviter?.name ?? null }
    })
  }

  async function proofOf(chosen: ChosenCredential, boundTo: string): Promise<Proof | null> {
    if ('passkey' in chosen) return passkeys.checkNew(chosen.passkey, boundTo)
    return { password: await hash(chosen.password, randomBytes) }
  }

  return {
    find,
    passkeyOptions: async (token, newcomer) => {
      const linkData = await find(token)
      if (!linkData) return null
      const { name, email } = personOf(linkData, newcomer)
      return passkeys.optionsForNew({ id: linkData.link.staff, name, email }, [], linkData.link.hash)
    },
    join: async (token, newcomer, chosen, caller) => {
      const at = now().getTime()
      const linkData = await find(token)
      if (!linkData) return { fault: 'gone' }
      const person = personOf(linkData, newcomer)
      const sentence =
        'password' in chosen ? await chosenPasswordFault(chosen.password, person, services) : null
      if (sentence !== null) return { fault: 'weak', sentence }
      const proof = await proofOf(chosen, linkData.link.hash)
      if (!proof) return { fault: 'not-made' }
      const session = newSession(caller.userAgent, at, randomBytes)
      try {
        const staff = await database.transaction((tx) => letIn(tx, linkData.link, person, proof, session, at))
        return { staff, token: session.token }
      } catch (error) {
        if (error instanceof JoinUndone) return error.fault
        throw error
      }
    },
  }

  /** @throws {JoinUndone} */
  async function letIn(
    tx: Transaction,
    link: OneTimeLink,
    { name, email }: Newcomer,
    proof: Proof,
    session: NewSession,
    at: number,
  ): Promise<StaffMember> {
    const emailFolded = normaliseEmail(email)
    if (await isEmailTaken(tx, emailFolded, link.staff)) throw new JoinUndone('taken')
    if (!(await consumeLink(tx, link.hash, { nowMs: at, secretMark }))) throw new JoinUndone('gone')
    if (link.purpose === 'first') await addFirstOwner(tx, link.staff, email, at)
    // The old credentials may be in other hands.
    await revokeCredentials(tx, link.staff)
    await joinStaff(tx, link.staff, { name, email, emailFolded, at })
    if (!(await saveCredential(tx, link.staff, proof, session, at))) throw new JoinUndone('not-made')
    await beginSession(tx, link.staff, session, secretMark)
    const staff = await personHere(tx, link.staff)
    const act = link.purpose === 'way-in' ? 'came-back' : 'joined'
    const method = 'password' in proof ? 'password' : 'passkey'
    await audit.append(tx, { at, actor: link.staff, act, subject: null, data: { way: method } })
    return staff
  }

  /** @throws {JoinUndone} if they have left */
  async function personHere(tx: Transaction, id: string): Promise<StaffMember> {
    const staff = await staffById(tx, id)
    if (!staff || staff.leftAt !== null) throw new JoinUndone('gone')
    return staff
  }

  /** @throws {JoinUndone} if there is an owner by now */
  async function addFirstOwner(tx: Transaction, id: string, email: string, at: number): Promise<void> {
    if ((await lockOwners(tx)).length > 0) throw new JoinUndone('gone')
    await addInvited(tx, { id, email, emailFolded: normaliseEmail(email), role: 'owner', createdAt: at })
  }
}

/** A known person keeps name and address; an invited one types only the name. */
function personOf({ link, staff }: LinkFound, typed: Newcomer): Newcomer {
  if (!staff) return typed
  return { name: link.purpose === 'way-in' ? staff.name : typed.name, email: staff.email }
}

/** @returns false if the passkey is already registered, or its challenge was answered before */
async function saveCredential(
  tx: Transaction,
  staff: string,
  proof: Proof,
  { session }: NewSession,
  at: number,
): Promise<boolean> {
  if ('password' in proof) {
    await setPassword(tx, staff, proof.password)
    return true
  }
  const { answered, passkey } = proof
  if (!(await spendChallenge(tx, answered.hash, answered.until, at))) return false
  return await addPasskey(tx, { ...passkey, staff, name: session.device, createdAt: at })
}
