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
import { addSession } from '../../store/sql/sessions.ts'
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
import { recordAct } from '../audit/record-act.ts'
import type { InboxServices } from '../services.ts'
import type { AnsweredChallenge, NewPasskey, Passkeys } from './passkeys.ts'
import { chosenPasswordFault, hashPassword } from './password-hash.ts'
import { type NewSession, newSession } from './sessions.ts'
import type { Client, SignInResult } from './sign-in.ts'
import { newToken, tokenHash } from './token.ts'

const HOUR_MS = 3_600_000
/** How long each kind of link works. */
export const LINK_MS: Record<LinkPurpose, number> = {
  first: HOUR_MS,
  invitation: MAILED_LINK_MS.invitation,
  'way-in': MAILED_LINK_MS.invitation,
}

/** The details that a newcomer types; an invited person's address is already known. */
type Newcomer = { name: string; email: string }
/** The credential that they choose. */
type ChosenCredential = { password: string } | { passkey: unknown }

/** A link that still works. */
type ValidLink = {
  link: OneTimeLink
  /** The person it was made for; null for the first owner's link. */
  staff: StaffMember | null
  /** The inviter's name. */
  invitedBy: string | null
}

/** gone: the link is unknown, used or expired. taken: the address is in use. not-made: the passkey is invalid. */
type LinkFault = { fault: 'gone' | 'taken' | 'not-made' }
/** weak: the password is easy to guess, with the sentence that says why; the link stays valid. */
type JoinFault = LinkFault | { fault: 'weak'; sentence: string }

/** Thrown to roll the transaction back. */
class JoinRolledBack extends Error {
  override name = 'JoinRolledBack'
  readonly fault: LinkFault

  constructor(fault: LinkFault['fault']) {
    super(fault)
    this.fault = { fault }
  }
}

export type Links = {
  find: (token: string) => Promise<ValidLink | null>
  /** WebAuthn options for a new passkey; null if the link is invalid. */
  passkeyOptions: (token: string, newcomer: Newcomer) => Promise<object | null>
  /** Uses the link, which signs its holder in. */
  join: (
    token: string,
    newcomer: Newcomer,
    chosen: ChosenCredential,
    client: Client,
  ) => Promise<SignInResult | JoinFault>
}

type CheckedCredential = { password: string } | { passkey: NewPasskey; answered: AnsweredChallenge }

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
export function createLinks(services: InboxServices & { passkeys: Passkeys }): Links {
  const { database, secretMark, passkeys, now, randomBytes } = services
  const { hashPassword: hash = hashPassword } = services

  async function find(token: string): Promise<ValidLink | null> {
    return database.read(async (tx) => {
      const link = await openLink(tx, tokenHash(token), { nowMs: now().getTime(), secretMark })
      if (!link) return null
      const staff = await staffById(tx, link.staff)
      const inviter = link.invitedBy === null ? null : await staffById(tx, link.invitedBy)
      return { link, staff, invitedBy: inviter?.name ?? null }
    })
  }

  async function checkCredential(
    chosen: ChosenCredential,
    boundTo: string,
  ): Promise<CheckedCredential | null> {
    if ('passkey' in chosen) return passkeys.checkNew(chosen.passkey, boundTo)
    return { password: await hash(chosen.password, randomBytes) }
  }

  return {
    find,
    passkeyOptions: async (token, newcomer) => {
      const validLink = await find(token)
      if (!validLink) return null
      const { name, email } = personOf(validLink, newcomer)
      return passkeys.optionsForNew({ id: validLink.link.staff, name, email }, [], validLink.link.hash)
    },
    join: async (token, newcomer, chosen, client) => {
      const at = now().getTime()
      const validLink = await find(token)
      if (!validLink) return { fault: 'gone' }
      const person = personOf(validLink, newcomer)
      const sentence =
        'password' in chosen ? await chosenPasswordFault(chosen.password, person, services) : null
      if (sentence !== null) return { fault: 'weak', sentence }
      const credential = await checkCredential(chosen, validLink.link.hash)
      if (!credential) return { fault: 'not-made' }
      const session = newSession(client.userAgent, at, randomBytes)
      try {
        const staff = await database.transaction((tx) =>
          useLink(tx, validLink.link, person, credential, session, at),
        )
        return { staff, token: session.token }
      } catch (error) {
        if (error instanceof JoinRolledBack) return error.fault
        throw error
      }
    },
  }

  /** @throws {JoinRolledBack} */
  async function useLink(
    tx: Transaction,
    link: OneTimeLink,
    { name, email }: Newcomer,
    credential: CheckedCredential,
    session: NewSession,
    at: number,
  ): Promise<StaffMember> {
    const emailFolded = normaliseEmail(email)
    if (await isEmailTaken(tx, emailFolded, link.staff)) throw new JoinRolledBack('taken')
    if (!(await consumeLink(tx, link.hash, { nowMs: at, secretMark }))) throw new JoinRolledBack('gone')
    if (link.purpose === 'first') await addFirstOwner(tx, link.staff, email, at)
    // The old credentials may be in other hands.
    await revokeCredentials(tx, link.staff)
    await joinStaff(tx, link.staff, { name, email, emailFolded, at })
    if (!(await saveCredential(tx, link.staff, credential, session, at))) throw new JoinRolledBack('not-made')
    await addSession(tx, { ...session.session, staff: link.staff }, secretMark)
    const staff = await currentStaff(tx, link.staff)
    const act = link.purpose === 'way-in' ? 'came-back' : 'joined'
    const method = 'password' in credential ? 'password' : 'passkey'
    await recordAct(services, tx, link.staff, act, { way: method })
    return staff
  }

  /** @throws {JoinRolledBack} if they have left */
  async function currentStaff(tx: Transaction, id: string): Promise<StaffMember> {
    const staff = await staffById(tx, id)
    if (!staff || staff.leftAt !== null) throw new JoinRolledBack('gone')
    return staff
  }

  /** @throws {JoinRolledBack} if there is an owner by now */
  async function addFirstOwner(tx: Transaction, id: string, email: string, at: number): Promise<void> {
    if ((await lockOwners(tx)).length > 0) throw new JoinRolledBack('gone')
    await addInvited(tx, { id, email, emailFolded: normaliseEmail(email), role: 'owner', createdAt: at })
  }
}

/** A known person keeps name and address; an invited one types only the name. */
function personOf({ link, staff }: ValidLink, typed: Newcomer): Newcomer {
  if (!staff) return typed
  return { name: link.purpose === 'way-in' ? staff.name : typed.name, email: staff.email }
}

/** @returns false if the passkey is already registered, or its challenge was answered before */
async function saveCredential(
  tx: Transaction,
  staff: string,
  credential: CheckedCredential,
  { session }: NewSession,
  at: number,
): Promise<boolean> {
  if ('password' in credential) {
    await setPassword(tx, staff, credential.password)
    return true
  }
  const { answered, passkey } = credential
  if (!(await spendChallenge(tx, answered.hash, answered.until, at))) return false
  return await addPasskey(tx, { ...passkey, staff, name: session.device, createdAt: at })
}
