import * as z from 'zod/mini'
import '../../../../domain/enquiry/uncompiled-schemas.ts'
import type { Address, Way } from '../../../domain/basket.ts'

/** The fields in the order of the page. */
export const ADDRESS_FIELDS = ['name', 'mobile', 'email', 'street', 'suburb', 'postcode', 'note'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type AddressFaults = Partial<Record<AddressField, string>>

export const NO_ADDRESS: Address = { name: '', email: '', mobile: '', street: '', suburb: '', postcode: '' }

/** Of the demo's own customer, for a visitor in a hurry. */
export const EXAMPLE_ADDRESS: Address = {
  name: 'Nomsa Dlamini',
  email: 'nomsa@example.co.za',
  mobile: '082 555 0142',
  street: 'Teacup Lane 21',
  suburb: 'Observatory',
  postcode: '7925',
}

const MAX_CHARS = 100
const NOTE_MAX_CHARS = 200

/** A line that must hold something. */
function line(fault: string) {
  const long = `At most ${MAX_CHARS} characters`
  return z.string().check(z.trim(), z.minLength(1, fault), z.maxLength(MAX_CHARS, long))
}

// 06, 07 and 08 are mobile but for 080 and 086, 087, 088 and 089 (ICASA's numbering plan, 2016, annexures).
const MOBILE = /^0(?:[67]\d|8[1-5])\d{7}$/
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[a-z]{2,}$/i

const person = z.object({
  name: line('Write the name to ask for'),
  mobile: z
    .string()
    .check(z.overwrite(dialled), z.regex(MOBILE, 'Ten figures from 06, 07 or 08, for example 082 555 0142')),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_CHARS, `At most ${MAX_CHARS} characters`),
      z.regex(EMAIL, 'An address like nomsa@example.co.za'),
    ),
})

const door = z.extend(person, {
  street: line('Street and number, for example Teacup Lane 21'),
  suburb: line('Write your suburb'),
  postcode: z.string().check(z.trim(), z.regex(/^\d{4}$/, 'Four figures, for example 7925')),
  note: z.optional(
    z.string().check(z.trim(), z.maxLength(NOTE_MAX_CHARS, `At most ${NOTE_MAX_CHARS} characters`)),
  ),
})

/**
 * Reads what was typed. What a way does not need is left out: who collects is not asked where he lives.
 *
 * @returns the address with its number as it is dialled here, or the first fault of each field that has one
 */
export function readAddress(
  typed: Address,
  way: Way['kind'],
): { address: Address; faults: null } | { address: null; faults: AddressFaults } {
  const read = way === 'door' ? door.safeParse(typed) : person.safeParse(typed)
  if (!read.success) return { address: null, faults: faultsOf(read.error.issues) }
  return { address: { ...NO_ADDRESS, ...written(read.data) }, faults: null }
}

/** The fields that a way asks for. */
export function fieldsOf(way: Way['kind']): ReadonlyArray<AddressField> {
  return way === 'door' ? ADDRESS_FIELDS : ['name', 'mobile', 'email']
}

function written(data: z.infer<typeof person> & { note?: string | undefined }): Partial<Address> {
  const { note, ...fields } = data
  const mobile = data.mobile.replace(/^(\d{3})(\d{3})/, '$1 $2 ')
  return { ...fields, mobile, ...(note ? { note } : {}) }
}

/** `+27 82 555-0142` as `0825550142`. */
function dialled(typed: string): string {
  return typed.replace(/[^\d+]/g, '').replace(/^(?:\+|00)270?/, '0')
}

function faultsOf(
  issues: ReadonlyArray<{ path: ReadonlyArray<PropertyKey>; message: string }>,
): AddressFaults {
  const faults: AddressFaults = {}
  for (const { path, message } of issues) {
    const field = ADDRESS_FIELDS.find((name) => name === path[0])
    if (field) faults[field] ??= message
  }
  return faults
}
