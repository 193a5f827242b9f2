/** Where something can go to. Any other place is typed at checkout. */
export type Suburb = { name: string; postcode: string }

/** Some near, some far: the first is where the shop's example customer lives. */
export const SUBURBS: readonly [Suburb, ...ReadonlyArray<Suburb>] = [
  { name: 'Observatory', postcode: '7925' },
  { name: 'Sea Point', postcode: '8005' },
  { name: 'Melville', postcode: '2092' },
  { name: 'Soweto', postcode: '1804' },
  { name: 'Hatfield', postcode: '0083' },
  { name: 'Umhlanga', postcode: '4319' },
  { name: 'Makhanda', postcode: '6139' },
  { name: 'Bloemfontein', postcode: '9301' },
  { name: 'Polokwane', postcode: '0699' },
  { name: 'Upington', postcode: '8801' },
]
