import { normaliseEmail } from '../../../domain/enquiry/email.ts'
import { LINK_MS } from '../../mail/late-mails.ts'
import { tokenSealer } from '../../mail/link-token.ts'
import { type MailMessage, mailMessage } from '../../mail/mail-message.ts'
import type { Transaction } from '../../store/sql/database.ts'
import {
  endNewAddress,
  isLinkOpen,
  type NewAddress,
  newAddressByLink,
  newAddressOf,
  putNewAddress,
} from '../../store/sql/new-addresses.ts'
import { putIntoOutbox } from '../../store/sql/outbox.ts'
import { isEmailTaken, type StaffMember, setEmail, staffById, staffHeld } from '../../store/sql/staff.ts'
import type { InboxServices } from '../services.ts'
import { type Signed, stillSigned } from './sessions.ts'
import { newToken, tokenHash } from './token.ts'

/** Between two mails that one person causes, to whomever. */
const PAUSE_MS = 60_000

/** Whose the address is to be, as its link says. */
type Asked = { staff: StaffMember; address: NewAddress }

/** How people come to another address: they ask for it, and it counts once the link that was mailed to it is used. */
export type NewAddresses = {
  /** own: they have it. taken: somebody else does. waitMs: after so long another mail may go out. */
  ask: (signed: Signed, email: string) => Promise<'asked' | 'own' | 'taken' | { waitMs: number }>
  /** The one that waits for its link; null: none does. */
  waiting: (signed: Signed) => Promise<NewAddress | null>
  /** Keeps the old one. @returns false if none waited */
  takeBack: (signed: Signed) => Promise<boolean>
  /** @returns null if the link is unknown, used or over */
  find: (token: string) => Promise<Asked | null>
  use: (token: string) => Promise<'used' | 'gone' | 'taken'>
}

export function createNewAddresses(parts: InboxServices): NewAddresses {
  const { database, audit, secret, secretMark, now, randomBytes } = parts
  const { seal } = tokenSealer(secret)

  function note(
    tx: Transaction,
    actor: string,
    at: number,
    act: string,
    data: Record<string, string>,
  ): Promise<void> {
    return audit.append(tx, { at, actor, act, subject: null, data })
  }

  /** @param hash of the link that it is about */
  async function sendMail(tx: Transaction, hash: string, mail: MailMessage['mail']): Promise<void> {
    await putIntoOutbox(
      tx,
      mailMessage({ name: `${mail.kind}.${hash.slice(0, 16)}`, postId: null, mail }),
      mail.at,
    )
  }

  async function waitingOf(tx: Transaction, staff: string, nowMs: number): Promise<NewAddress | null> {
    const address = await newAddressOf(tx, staff)
    return address && isLinkOpen(address, { nowMs, secretMark }) ? address : null
  }

  async function askedBy(tx: Transaction, token: string, nowMs: number): Promise<Asked | null> {
    const address = await newAddressByLink(tx, tokenHash(token))
    if (!address || !isLinkOpen(address, { nowMs, secretMark })) return null
    const staff = await staffById(tx, address.staff)
    return staff && { staff, address }
  }

  return {
    ask: (signed, email) => {
      const at = now().getTime()
      const token = newToken(randomBytes)
      const address = {
        staff: signed.staff.id,
        email,
        hash: tokenHash(token),
        askedAt: at,
        until: at + LINK_MS['new-address'],
      }
      return database.transaction(async (tx) => {
        const staff = await stillSigned(tx, signed)
        const folded = normaliseEmail(email)
        if (normaliseEmail(staff.email) === folded) return 'own'
        if (await isEmailTaken(tx, folded, staff.id)) return 'taken'
        const waitMs = ((await newAddressOf(tx, staff.id))?.askedAt ?? 0) + PAUSE_MS - at
        if (waitMs > 0) return { waitMs }
        await putNewAddress(tx, { ...address, secretMark })
        const mail = { kind: 'new-address' as const, at, to: email, by: staff.name, until: address.until }
        await sendMail(tx, address.hash, { ...mail, token: seal(token) })
        await note(tx, staff.id, at, 'asked-new-address', { email })
        return 'asked'
      })
    },

    waiting: ({ staff }) => database.read((tx) => waitingOf(tx, staff.id, now().getTime())),

    takeBack: (signed) => {
      const at = now().getTime()
      return database.transaction(async (tx) => {
        const { id } = await stillSigned(tx, signed)
        const address = await waitingOf(tx, id, at)
        if (!address) return false
        await endNewAddress(tx, id, at)
        await note(tx, id, at, 'kept-address', { email: address.email })
        return true
      })
    },

    find: (token) => database.read((tx) => askedBy(tx, token, now().getTime())),

    use: (token) => {
      const at = now().getTime()
      return database.transaction(async (tx) => {
        const asked = await askedBy(tx, token, at)
        // In turn with whatever else ends the link: what it was a moment ago does not count.
        const staff = asked && (await staffHeld(tx, asked.staff.id))
        const address = staff && (await askedBy(tx, token, at))?.address
        if (!staff || !address) return 'gone'
        const folded = normaliseEmail(address.email)
        if (await isEmailTaken(tx, folded, staff.id)) return 'taken'
        await setEmail(tx, staff.id, address.email, folded)
        await endNewAddress(tx, staff.id, at)
        await sendMail(tx, address.hash, {
          kind: 'changed-address',
          at,
          to: staff.email,
          email: address.email,
        })
        await note(tx, staff.id, at, 'changed-address', { from: staff.email, to: address.email })
        return 'used'
      })
    },
  }
}
