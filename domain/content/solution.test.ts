import { expect, test } from 'vitest'
import { withSolutionCount } from './solution.ts'

test('the number of solutions replaces its placeholder in words', () => {
  expect(withSolutionCount('{Solutions} products, all {solutions} ours.', 8)).toBe(
    'Eight products, all eight ours.',
  )
  expect(withSolutionCount('Four services.', 8)).toBe('Four services.')
})
