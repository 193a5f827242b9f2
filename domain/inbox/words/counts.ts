import { groupedCount } from '../../wording.ts'

/** Counting what a filter or a moment narrows stops after so many: counting a million for each page would hold others up. */
export const MOST_COUNTED = 10_000

/** `9 412`; `10 000+` where there are more than were counted. */
export function countAtLeast(count: number, isCapped: boolean): string {
  return `${groupedCount(count)}${isCapped ? '+' : ''}`
}

/** `1 entry`, `12 841 entries` of the audit log */
export function countedEntries(count: number): string {
  return `${groupedCount(count)} ${count === 1 ? 'entry' : 'entries'}`
}

/** `1 person`, `3 people` */
export function countedPeople(count: number): string {
  return `${groupedCount(count)} ${count === 1 ? 'person' : 'people'}`
}

/** `1 subscriber`, `1 204 subscribers` */
export function countedSubscribers(count: number): string {
  return `${groupedCount(count)} ${count === 1 ? 'subscriber' : 'subscribers'}`
}
