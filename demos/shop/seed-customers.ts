import type { Address } from './basket.ts'
import { firstName } from './order-words.ts'

/** The demo's example customer. */
export const NOMSA: Address = {
  ...person('Nomsa Dlamini', 42),
  street: 'Teacup Lane 21',
  suburb: 'Observatory',
  postcode: '7925',
}

/** The invented customers of the first day's orders, by order number. */
export const SEED_CUSTOMERS: Readonly<Record<number, Address>> = {
  1042: { ...NOMSA, note: 'The bell is broken, please phone.' },
  1041: { ...person('Pieter Venter', 41), street: 'Vineyard Row 8', suburb: 'Paarl', postcode: '7646' },
  1040: {
    ...person('Ayesha Khan', 40),
    street: 'Frangipani Lane 17',
    suburb: 'Durban North',
    postcode: '4051',
  },
  1039: { ...person('Thabo Mokoena', 39), street: '', suburb: 'Polokwane', postcode: '0699' },
  1038: { ...person('Lindiwe Nkosi', 38), street: '', suburb: 'Maboneng', postcode: '2094' },
  1037: { ...person('Johan Smit', 37), street: '', suburb: 'Bloemfontein', postcode: '9301' },
  1036: { ...person('Zanele Peters', 36), street: 'Aloe Steps 5', suburb: 'Mthatha', postcode: '5099' },
  1035: {
    ...person('Priya Reddy', 35),
    street: 'Printers’ Yard 9',
    suburb: 'Braamfontein',
    postcode: '2001',
  },
}

/** @param lastDigits the last two of a mobile number that is not in use */
function person(name: string, lastDigits: number): Pick<Address, 'name' | 'email' | 'mobile'> {
  return { name, email: `${firstName(name).toLowerCase()}@example.co.za`, mobile: `082 555 01${lastDigits}` }
}
