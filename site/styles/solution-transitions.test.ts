import { expect, test } from 'vitest'
import { transitionNames } from './solution-transitions.ts'

test('every solution has a transition name of its own where motion is welcome', () => {
  expect(transitionNames(['live-camera', 'church-app'])).toBe(
    '@media (prefers-reduced-motion: no-preference) { ' +
      '[data-transition="live-camera"] { view-transition-name: live-camera } ' +
      '[data-transition="church-app"] { view-transition-name: church-app } }',
  )
})
