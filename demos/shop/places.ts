import type { Branch } from '../catalogue/product.ts'

/** Ranges of postal codes, both ends included, that couriers reach in two working days: around the four largest cities. */
const CITY_POSTCODES: ReadonlyArray<readonly [from: number, until: number]> = [
  [1, 199],
  [1400, 2199],
  [3600, 3699],
  [4000, 4399],
  [7400, 7599],
  [7700, 8099],
]

/** Whether a postal code belongs to a city; null if it is invalid. */
export function isInCity(postcode: string): boolean | null {
  if (!isPostcode(postcode)) return null
  return CITY_POSTCODES.some(([from, until]) => from <= Number(postcode) && Number(postcode) <= until)
}

export function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text)
}

const FROM_MABONENG: ReadonlyArray<Branch> = ['Maboneng', 'Umhlanga', 'Woodstock']
const FROM_UMHLANGA: ReadonlyArray<Branch> = ['Umhlanga', 'Maboneng', 'Woodstock']
const FROM_WOODSTOCK: ReadonlyArray<Branch> = ['Woodstock', 'Maboneng', 'Umhlanga']

/** The branches by distance from a postal code, judged by its first digit: 3 to 5 are KwaZulu-Natal and the east, 6 to 8 the Cape. */
export function branchesByNearness(postcode: string): ReadonlyArray<Branch> {
  if (/^[3-5]/.test(postcode)) return FROM_UMHLANGA
  return /^[6-8]/.test(postcode) ? FROM_WOODSTOCK : FROM_MABONENG
}

/** The invented address of each branch, and the ISO weekdays on which it is open, 09:00 to 17:00. */
export const BRANCH_FACTS: Readonly<
  Record<Branch, { street: string; city: string; days: ReadonlyArray<number> }>
> = {
  Maboneng: { street: 'Workshop Lane 12', city: 'Johannesburg', days: [1, 2, 3, 4, 5, 6, 7] },
  Woodstock: { street: 'Sawdust Row 4', city: 'Cape Town', days: [1, 2, 3, 4, 5, 6] },
  Umhlanga: { street: 'Driftwood Walk 3', city: 'Durban', days: [1, 2, 3, 4, 5, 6] },
}

/** The lockers of the demo; the first one is the default. */
export const LOCKERS = [
  { name: 'Marula Corner', where: 'Entrance 3, beside the pharmacy', open: 'Open day and night', km: 1.2 },
  { name: 'Baobab Square', where: 'Parking level P1', open: '06:00 to 22:00', km: 6.8 },
  { name: 'Kudu Garage', where: 'Forecourt', open: '05:00 to 21:00', km: 2.4 },
] as const
