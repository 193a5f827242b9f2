import { expect, test } from 'vitest'
import { withCounts } from './with-counts.ts'

test('the numbers of services and solutions replace their placeholders in words', () => {
  const counts = { services: Array(4), solutions: Array(8) }
  expect(withCounts('{Solutions} products, all {solutions} ours, in {services} services.', counts)).toBe(
    'Eight products, all eight ours, in four services.',
  )
  expect(withCounts('{Services} services, {services} {services}.', counts)).toBe('Four services, four four.')
  expect(withCounts('A price.', counts)).toBe('A price.')
})
