import { expect, test } from 'vitest'
import { testFilters, unaffectedSuites } from './changes.mjs'

test('a changed file selects the tests of its folder, once', () => {
  expect(testFilters(['domain/plan/offer.ts', 'domain/plan/plan.ts'])).toEqual(['domain/plan/'])
})

test('a changed file in a folder of many subjects selects its own test', () => {
  expect(testFilters(['server/log.ts'])).toEqual(['server/log'])
})

test('a file outside the rooms selects no test', () => {
  expect(testFilters(['README.md'])).toEqual([])
})

test('a suite that few changes affect is skipped after other changes', () => {
  expect(unaffectedSuites(['domain/plan/plan.ts', 'ops/setup/install.mjs'])).toEqual(['postgres', 'firebase'])
  expect(unaffectedSuites(['server/store/contract/list-contract.ts'])).toEqual(['setup'])
  expect(unaffectedSuites(['server/inbox/enquiries/act.ts'])).toEqual(['setup', 'firebase'])
})
