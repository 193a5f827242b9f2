import { groupedCount } from '../../wording/grouped-count.ts'

/** `1 entry`, `12 841 entries` of the audit log */
export function countedEntries(count: number): string {
  return `${groupedCount(count)} ${count === 1 ? 'entry' : 'entries'}`
}

/** `1 person`, `3 people` */
export function countedPeople(count: number): string {
  return `${count} ${count === 1 ? 'person' : 'people'}`
}

/** `1 subscriber`, `1 204 subscribers` */
export function countedSubscribers(count: number): string {
  return `${groupedCount(count)} ${count === 1 ? 'subscriber' : 'subscribers'}`
}
