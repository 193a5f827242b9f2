// An example network of advisers, on Tuesday 24 November 2026. Amounts are whole cents, VAT included.

export const MINUTES = 20

/** By the next free call. */
export const ADVISERS = [
  { name: 'Labour adviser', field: 'Contracts and hearings', priceCents: 48_000, next: 'Today 14:20' },
  { name: 'Accountant', field: 'VAT and small-business tax', priceCents: 45_000, next: 'Today 15:40' },
  { name: 'Food technologist', field: 'Labels and shelf life', priceCents: 52_000, next: 'Tomorrow 09:00' },
  { name: 'Customs agent', field: 'Codes and duties', priceCents: 49_000, next: 'Tomorrow 10:20' },
]

/** The labour adviser's afternoon: a call every 40 minutes while she is open. */
const OPEN = { from: 13 * 60, to: 17 * 60 }
const EVERY = 40
const TAKEN = ['13:00', '15:40']
export const CHOSEN = '14:20'
export const CALLS = Array.from({ length: (OPEN.to - OPEN.from) / EVERY }, (_, at) => {
  const minutes = OPEN.from + at * EVERY
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return { time, taken: TAKEN.includes(time) }
})
