import { parsePhone } from '../../domain/enquiry/phone.ts'
import type { Address, DeliveryMethod } from './basket.ts'
import { isPostcode } from './places.ts'

export const MAX_ADDRESS_CHARS = 120
const MAX_NOTE_CHARS = 300

/** The fault of each invalid field, as a sentence. */
export type AddressFaults = Partial<Record<keyof Address, string>>

/** The faults of an address. Only delivery to the door needs street, suburb and postcode. */
export function addressFaults(address: Address, deliveryMethod: DeliveryMethod['kind']): AddressFaults {
  const personFaults = faults([
    ['name', address.name.trim() !== '', 'Your name, as the courier should say it'],
    ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address.email.trim()), 'An address like nomsa@example.co.za'],
    ['mobile', isMobile(address.mobile), 'Ten figures, for example 082 555 0142'],
  ])
  if (deliveryMethod !== 'door') return personFaults
  const placeFaults = faults([
    ['street', address.street.trim() !== '', 'Street and number, for example Teacup Lane 21'],
    ['suburb', address.suburb.trim() !== '', 'The suburb or town'],
    ['postcode', isPostcode(address.postcode.trim()), 'Four figures, for example 7925'],
  ])
  return { ...personFaults, ...placeFaults }
}

/** An address with trimmed and truncated fields. */
export function trimmedAddress(address: Address): Address {
  return {
    name: truncated(address.name),
    email: truncated(address.email),
    mobile: truncated(address.mobile),
    street: truncated(address.street),
    suburb: truncated(address.suburb),
    postcode: truncated(address.postcode),
    ...(address.note ? { note: truncated(address.note, MAX_NOTE_CHARS) } : {}),
  }
}

/** Also removes half a surrogate pair, which URLs cannot contain. */
function truncated(text: string, maxChars = MAX_ADDRESS_CHARS): string {
  return text
    .trim()
    .slice(0, maxChars)
    .replace(/\p{Surrogate}/gu, '')
}

function faults(
  checks: ReadonlyArray<readonly [field: keyof Address, isGood: boolean, words: string]>,
): AddressFaults {
  return Object.fromEntries(checks.flatMap(([field, isGood, words]) => (isGood ? [] : [[field, words]])))
}

/** A valid mobile number: South African ones begin with 6, 7 or 8. */
function isMobile(text: string): boolean {
  const phone = parsePhone(text)
  return 'e164' in phone && /^\+27[6-8]/.test(phone.e164)
}
