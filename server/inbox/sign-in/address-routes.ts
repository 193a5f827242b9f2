import { normaliseEmail } from '../../../domain/enquiry/email.ts'
import { type AddressLink, newAddressSchema, type OwnAddress } from '../../../domain/inbox/api/account.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
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
import { isEmailTaken, lockStaff, type StaffMember, setEmail, staffById } from '../../store/sql/staff.ts'
import { recordAct } from '../audit/record-act.ts'
import { type Answer, DONE, type InboxRoutes } from '../requests/define-routes.ts'
import { fieldErrorsRefusal, NOT_HERE, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { lockSignedIn } from './sessions.ts'
import { isToken, newToken, tokenHash } from './token.ts'

/** At least this long between two mails that one person causes. */
const PAUSE_MS = 60_000
const OWN_SIGN_IN = NEEDS['change-own-sign-in']
const LINK_GONE = new Refused(404, { error: 'This link is used or over. Ask for the address again.' })
const ADDRESS_TAKEN = 'Somebody has this address already'

/** Changing one's own address: requested while signed in, effective once the link mailed to the new address is used. */
export function addAddressRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database, secret, secretMark, now, randomBytes } = services
  const { seal } = tokenSealer(secret)

  /** @param hash of the link */
  const sendMail = (tx: Transaction, hash: string, mail: MailMessage['mail']) => {
    const name = `${mail.kind}.${hash.slice(0, 16)}`
    return putIntoOutbox(tx, mailMessage({ name, postId: null, mail }), mail.at)
  }

  async function pendingAddressOf(tx: Transaction, staff: string, nowMs: number): Promise<NewAddress | null> {
    const address = await newAddressOf(tx, staff)
    return address && isLinkOpen(address, { nowMs, secretMark }) ? address : null
  }

  /** The pending change of address that a link belongs to. */
  async function addressRequestOf(
    tx: Transaction,
    token: string,
    nowMs: number,
  ): Promise<{ staff: StaffMember; address: NewAddress } | null> {
    const address = isToken(token) ? await newAddressByLink(tx, tokenHash(token)) : null
    if (!address || !isLinkOpen(address, { nowMs, secretMark })) return null
    const staff = await staffById(tx, address.staff)
    return staff && { staff, address }
  }

  routes.staff('GET', 'address', {}, async ({ signedIn: { staff } }): Promise<OwnAddress> => {
    const address = await database.read((tx) => pendingAddressOf(tx, staff.id, now().getTime()))
    return { email: staff.email, waiting: address && { email: address.email, until: address.until } }
  })

  const requestNeeds = { ...OWN_SIGN_IN, body: newAddressSchema }
  routes.staff('PUT', 'address', requestNeeds, ({ signedIn, body: { email } }): Promise<Answer> => {
    const at = now().getTime()
    const token = newToken(randomBytes)
    const [hash, until] = [tokenHash(token), at + LINK_MS['new-address']]
    return database.transaction(async (tx) => {
      const staff = await lockSignedIn(tx, signedIn)
      const folded = normaliseEmail(email)
      if (normaliseEmail(staff.email) === folded)
        return fieldErrorsRefusal({ email: 'This is your address already' })
      if (await isEmailTaken(tx, folded, staff.id)) return fieldErrorsRefusal({ email: ADDRESS_TAKEN })
      const waitMs = ((await newAddressOf(tx, staff.id))?.askedAt ?? 0) + PAUSE_MS - at
      if (waitMs > 0) return tooSoon(waitMs)
      await putNewAddress(tx, { staff: staff.id, email, hash, askedAt: at, until, secretMark })
      const mail = { kind: 'new-address' as const, at, to: email, by: staff.name, until }
      await sendMail(tx, hash, { ...mail, token: seal(token) })
      await recordAct(services, tx, staff.id, 'asked-new-address', { email })
      return DONE
    })
  })

  routes.staff('DELETE', 'address', {}, ({ signedIn }) => {
    const at = now().getTime()
    return database.transaction(async (tx) => {
      const { id } = await lockSignedIn(tx, signedIn)
      const address = await pendingAddressOf(tx, id, at)
      if (!address) return NOT_HERE
      await endNewAddress(tx, id, at)
      await recordAct(services, tx, id, 'kept-address', { email: address.email })
      return DONE
    })
  })

  routes.anyone('GET', 'address/:token', {}, async ({ param }): Promise<Answer> => {
    const addressRequest = await database.read((tx) => addressRequestOf(tx, param('token'), now().getTime()))
    if (!addressRequest) return LINK_GONE
    const { staff, address } = addressRequest
    return { name: staff.name, email: address.email, until: address.until } satisfies AddressLink
  })

  routes.anyone('POST', 'address/:token', {}, async ({ param }): Promise<Answer> => {
    const token = param('token')
    if (!isToken(token)) return LINK_GONE
    const at = now().getTime()
    return database.transaction(async (tx) => {
      const addressRequest = await addressRequestOf(tx, token, at)
      // Read again under the lock: the link may have ended a moment ago.
      const staff = addressRequest && (await lockStaff(tx, addressRequest.staff.id))
      const address = staff && (await addressRequestOf(tx, token, at))?.address
      if (!staff || !address) return LINK_GONE
      const { email } = address
      const folded = normaliseEmail(email)
      if (await isEmailTaken(tx, folded, staff.id)) return new Refused(409, { error: `${ADDRESS_TAKEN}.` })
      await setEmail(tx, staff.id, email, folded)
      await endNewAddress(tx, staff.id, at)
      await sendMail(tx, address.hash, { kind: 'changed-address', at, to: staff.email, email })
      await recordAct(services, tx, staff.id, 'changed-address', { from: staff.email, to: email })
      return DONE
    })
  })
}

function tooSoon(waitMs: number): Refused {
  const error = 'A mail went out less than a minute ago. Please wait a moment.'
  return new Refused(429, { error, retryAfterSeconds: Math.ceil(waitMs / 1_000) })
}
