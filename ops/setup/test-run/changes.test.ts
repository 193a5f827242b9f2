import { expect, test } from 'vitest'
import { partsWithout, placesOfTests } from './changes.mjs'

test('a changed file selects the tests of its folder, once', () => {
  expect(placesOfTests(['domain/plan/offer.ts', 'domain/plan/plan.ts'])).toEqual(['domain/plan/'])
})

test('in a folder of many subjects it selects its own test', () => {
  expect(placesOfTests(['server/log.ts'])).toEqual(['server/log'])
})

test('a file outside the rooms selects no test', () => {
  expect(placesOfTests(['README.md'])).toEqual([])
})

test('a suite that few changes affect runs only for them', () => {
  expect(partsWithout(['domain/plan/plan.ts', 'ops/setup/install.mjs'])).toEqual(['postgres', 'firebase'])
  expect(partsWithout(['server/store/contract/list-contract.ts'])).toEqual(['setup'])
  expect(partsWithout(['server/inbox/enquiries/act.ts'])).toEqual(['setup', 'firebase'])
})
