import { expect, test } from 'vitest'
import { partsWithout, placesOfTests } from './changes.mjs'

test('a changed file concerns the tests of its folder, once', () => {
  expect(placesOfTests(['domain/plan/offer.ts', 'domain/plan/plan.ts'])).toEqual(['domain/plan/'])
})

test('in a folder of many subjects it concerns its own test', () => {
  expect(placesOfTests(['server/log.ts'])).toEqual(['server/log'])
})

test('a file beside the rooms concerns no test', () => {
  expect(placesOfTests(['README.md'])).toEqual([])
})

test('a suite that concerns few changes is run for them alone', () => {
  expect(partsWithout(['domain/plan/plan.ts', 'ops/setup/install.mjs'])).toEqual(['postgres', 'firebase'])
  expect(partsWithout(['server/store/contract/list-contract.ts'])).toEqual(['setup'])
  expect(partsWithout(['server/inbox/enquiries/act.ts'])).toEqual(['setup', 'firebase'])
})
