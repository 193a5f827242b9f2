import type { Person } from './office.ts'

export type Step = { name: string; who: Person; done: boolean; today?: true }

export const STEPS: ReadonlyArray<Step> = [
  { name: 'Read the notice', who: 'Thabo', done: true },
  { name: 'Attend the briefing', who: 'Thabo', done: true },
  { name: 'MBD 1, invitation', who: 'Naledi', done: true },
  { name: 'MBD 4, interests', who: 'Naledi', done: true },
  { name: 'MBD 6.1, points', who: 'Naledi', done: true },
  { name: 'Tax PIN', who: 'Naledi', done: true },
  { name: 'CIDB printout', who: 'Naledi', done: true },
  { name: 'B-BBEE certificate', who: 'Naledi', done: true },
  { name: 'Pricing sheet', who: 'Riaan', done: true },
  { name: 'Method statement', who: 'Thabo', done: false, today: true },
  { name: 'Plant on hire', who: 'Riaan', done: false, today: true },
  { name: 'Director signs', who: 'Zodwa', done: false, today: true },
  { name: 'Bind two copies', who: 'Naledi', done: false },
  { name: 'Into the tender box', who: 'Thabo', done: false },
]

export const DONE = STEPS.filter(({ done }) => done).length
