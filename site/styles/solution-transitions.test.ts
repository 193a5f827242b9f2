import { expect, test } from 'vitest'
import { transitionNames } from './solution-transitions.ts'

test('every solution has its own transition name, unless reduced motion is preferred', () => {
  expect(transitionNames(['live-camera', 'church-app'])).toBe(
    '@media (prefers-reduced-motion: no-preference) { ' +
      '[data-transition="live-camera"] { view-transition-name: live-camera } ' +
      '[data-transition="church-app"] { view-transition-name: church-app } }',
  )
})
