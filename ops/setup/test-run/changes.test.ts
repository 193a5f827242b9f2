import { expect, test } from 'vitest'
import { placesOfTests } from './changes.mjs'

test('a changed file concerns the tests of its folder, once', () => {
  expect(placesOfTests(['domain/plan/offer.ts', 'domain/plan/plan.ts'])).toEqual(['domain/plan/'])
})

test('in a folder of many subjects it concerns its own test', () => {
  expect(placesOfTests(['server/log.ts'])).toEqual(['server/log'])
})

test('a file beside the rooms concerns no test', () => {
  expect(placesOfTests(['README.md'])).toEqual([])
})
