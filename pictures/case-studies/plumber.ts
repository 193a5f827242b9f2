// Thuso Plumbing & Electrical, an example company in Soweto. Amounts are whole cents, VAT included.
import { formatRand } from '../wording/rand.ts'

export const COMPANY = 'Thuso Plumbing & Electrical'
export const ADDRESS = 'thuso.example'
export const SUBURB = 'Diepkloof'
export const NEXT_VAN = '10:30'
export const OPENS = '06:30'
export const CLOSES = '21:00'
/** When the evening fee begins. */
export const EVENING = '17:00'
const FIRST_HOUR_CENTS = 65_000
const FURTHER_HOUR_CENTS = 48_000
const EVENING_CENTS = 98_000
export const CALL_OUT = formatRand(FIRST_HOUR_CENTS)
export const CALL_OUT_EVENING = formatRand(EVENING_CENTS)

/** What a blocked drain usually costs, with the hours behind each price. */
export const DRAIN = [
  { what: 'Basin or sink', hours: 1 },
  { what: 'Toilet', hours: 2 },
  { what: 'Main line', hours: 3 },
].map(({ what, hours }) => ({
  what,
  hours: hours === 1 ? '1 hour' : `${hours} hours`,
  price: formatRand(FIRST_HOUR_CENTS + (hours - 1) * FURTHER_HOUR_CENTS),
}))
