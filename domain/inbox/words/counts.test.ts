import { expect, test } from 'vitest'
import { countedEntries, countedPeople, countedSubscribers } from './counts.ts'

test('one is told as one', () => {
  expect([0, 1, 2].map(countedEntries)).toEqual(['0 entries', '1 entry', '2 entries'])
  expect([0, 1, 2].map(countedPeople)).toEqual(['0 people', '1 person', '2 people'])
  expect([0, 1, 2].map(countedSubscribers)).toEqual(['0 subscribers', '1 subscriber', '2 subscribers'])
})
