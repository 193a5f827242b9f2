import { normaliseEmail } from '../../../domain/enquiry/email.ts'
import { LINK_MS } from '../../mail/late-mails.ts'
import { type MailMessage, mailMessage, tokenSealer } from '../../mail/mail-message.ts'
import {
  endNewAddress,
  isLinkOpen,
  type NewAddress,
  newAddressByLink,
  newAddressOf,
  putNewAddress,
} from '../../store/sql/new-addresses.ts'
import { putIntoOutbox } from '../../store/sql/outbox-works.ts'
import { isEmailTaken, type StaffMember, setEmail, staffById, staffHeld } from '../../store/sql/staff.ts'
import type { Work } from '../../store/sql/work.ts'
import type { AccessDependencies } from './access-dependencies.ts'
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

export function createNewAddresses(parts: AccessDependencies): NewAddresses {
  const { works, audit, secret, secretMark, now, randomBytes } = parts
  const { seal } = tokenSealer(secret)

  function note(actor: string, at: number, act: string, data: Record<string, string>): Work<void> {
    return audit.append({ at, actor, act, subject: null, data })
  }

  /** @param hash of the link that it is about */
  function* sendMail(hash: string, mail: MailMessage['mail']): Work<void> {
    yield* putIntoOutbox(
      mailMessage({ name: `${mail.kind}.${hash.slice(0, 16)}`, postId: null, mail }),
      mail.at,
    )
  }

  function* waitingOf(staff: string, nowMs: number): Work<NewAddress | null> {
    const address = yield* newAddressOf(staff)
    return address && isLinkOpen(address, { nowMs, secretMark }) ? address : null
  }

  function* askedBy(token: string, nowMs: number): Work<Asked | null> {
    const address = yield* newAddressByLink(tokenHash(token))
    if (!address || !isLinkOpen(address, { nowMs, secretMark })) return null
    const staff = yield* staffById(address.staff)
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
      return works.write(function* () {
        const staff = yield* stillSigned(signed, works.dialect)
        const folded = normaliseEmail(email)
        if (normaliseEmail(staff.email) === folded) return 'own'
        if (yield* isEmailTaken(folded, staff.id)) return 'taken'
        const waitMs = ((yield* newAddressOf(staff.id))?.askedAt ?? 0) + PAUSE_MS - at
        if (waitMs > 0) return { waitMs }
        yield* putNewAddress({ ...address, secretMark })
        const mail = { kind: 'new-address' as const, at, to: email, by: staff.name, until: address.until }
        yield* sendMail(address.hash, { ...mail, token: seal(token) })
        yield* note(staff.id, at, 'asked-new-address', { email })
        return 'asked'
      })
    },

    waiting: ({ staff }) => works.read(() => waitingOf(staff.id, now().getTime())),

    takeBack: (signed) => {
      const at = now().getTime()
      return works.write(function* () {
        const { id } = yield* stillSigned(signed, works.dialect)
        const address = yield* waitingOf(id, at)
        if (!address) return false
        yield* endNewAddress(id, at)
        yield* note(id, at, 'kept-address', { email: address.email })
        return true
      })
    },

    find: (token) => works.read(() => askedBy(token, now().getTime())),

    use: (token) => {
      const at = now().getTime()
      return works.write(function* () {
        const asked = yield* askedBy(token, at)
        // In turn with whatever else ends the link: what it was a moment ago does not count.
        const staff = asked && (yield* staffHeld(asked.staff.id, works.dialect))
        const address = staff && (yield* askedBy(token, at))?.address
        if (!staff || !address) return 'gone'
        const folded = normaliseEmail(address.email)
        if (yield* isEmailTaken(folded, staff.id)) return 'taken'
        yield* setEmail(staff.id, address.email, folded)
        yield* endNewAddress(staff.id, at)
        yield* sendMail(address.hash, { kind: 'changed-address', at, to: staff.email, email: address.email })
        yield* note(staff.id, at, 'changed-address', { from: staff.email, to: address.email })
        return 'used'
      })
    },
  }
}
