import { type AddressLink, newAddressSchema, type OwnAddress } from '../../../domain/inbox/api/account.ts'
import type { Done } from '../../../domain/inbox/api/basics.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import type { Answer, InboxRoutes } from '../requests/define-routes.ts'
import { fieldErrorsRefusal, NOT_HERE, Refused } from '../requests/refusal.ts'
import type { NewAddresses } from './new-address.ts'
import { isToken } from './token.ts'

const DONE: Done = { done: true }
const OWN = NEEDS['change-own-sign-in']
const LINK_GONE = new Refused(404, { error: 'This link is used or over. Ask for the address again.' })
const TAKEN = 'Somebody has this address already'

/** Another address of one's own: asked for by who is signed in, and come to by the link that was mailed to it. */
export function addAddressRoutes(routes: InboxRoutes, addresses: NewAddresses): void {
  routes.staff('GET', 'address', {}, async ({ signed }): Promise<OwnAddress> => {
    const address = await addresses.waiting(signed)
    return { email: signed.staff.email, waiting: address && { email: address.email, until: address.until } }
  })
  routes.staff('PUT', 'address', { ...OWN, body: newAddressSchema }, async ({ signed, body }) => {
    const asked = await addresses.ask(signed, body.email)
    if (typeof asked === 'object') return tooSoon(asked.waitMs)
    if (asked === 'own') return fieldErrorsRefusal({ email: 'This is your address already' })
    return asked === 'taken' ? fieldErrorsRefusal({ email: TAKEN }) : DONE
  })
  routes.staff('DELETE', 'address', {}, async ({ signed }) =>
    (await addresses.takeBack(signed)) ? DONE : NOT_HERE,
  )
  routes.anyone('GET', 'address/:token', {}, async ({ param }): Promise<Answer> => {
    const found = isToken(param('token')) ? await addresses.find(param('token')) : null
    if (!found) return LINK_GONE
    const { staff, address } = found
    return { name: staff.name, email: address.email, until: address.until } satisfies AddressLink
  })
  routes.anyone('POST', 'address/:token', {}, async ({ param }) => {
    const used = isToken(param('token')) ? await addresses.use(param('token')) : 'gone'
    return { used: DONE, gone: LINK_GONE, taken: new Refused(409, { error: `${TAKEN}.` }) }[used]
  })
}

function tooSoon(waitMs: number): Refused {
  const error = 'A mail went out less than a minute ago. Please wait a moment.'
  return new Refused(429, { error, retryAfterSeconds: Math.ceil(waitMs / 1_000) })
}
