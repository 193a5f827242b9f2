import { expect, test } from 'vitest'
import { smallChangesSentence } from './small-changes.ts'

test('small changes end as many days after launch as the owner says, and at launch if the owner says nothing', () => {
  expect(smallChangesSentence({ smallChangesDays: { value: 30 } })).toBe(
    'Small changes are included until launch and for 30 days after it. Then you can choose a care plan.',
  )
  expect(smallChangesSentence({ smallChangesDays: { value: 1 } })).toContain('and for a day after it.')
  expect(smallChangesSentence({})).toBe(
    'Small changes are included until launch. Then you can choose a care plan.',
  )
})
