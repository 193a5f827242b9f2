import { expect, test } from 'vitest'
import { planInMonths } from '../plan/plan-sentence.ts'
import {
  cancellationExample,
  cancellationInShort,
  cancellationRules,
  companyRules,
  smallChangesSentence,
} from './company-rules.ts'

test('small changes end as many days after launch as the owner says, and at launch if the owner says nothing', () => {
  expect(smallChangesSentence({ smallChangesDays: { value: 30 } })).toBe(
    'Small changes are included until launch and for 30 days after it. Then you can choose a care plan.',
  )
  expect(smallChangesSentence({ smallChangesDays: { value: 1 } })).toContain('and for a day after it.')
  expect(smallChangesSentence({})).toBe(
    'Small changes are included until launch. Then you can choose a care plan.',
  )
})

test('a pause comes after the owner’s days of notice', () => {
  expect(companyRules({ pauseNoticeDays: { value: 30 } }).afterNotice).toBe('after 30 days’ written notice')
  expect(companyRules({ pauseNoticeDays: { value: 1 } }).afterNotice).toBe('after one day’s written notice')
  expect(companyRules({}).afterNotice).toBe('after written notice')
})

test('the owner’s charge is mentioned wherever cancelling is mentioned, for persons and organisations', () => {
  const { organisations, ...rules } = cancellationRules({ cancellationCharge: { percent: 15 } })
  expect(organisations).toContain('gives them the same right')
  for (const sentence of Object.values(rules)) expect(sentence).toContain('at most 15% of the rest')
  expect(rules.cancelling).toContain('as a person or as an organisation')
})

test('without the owner’s charge, the law applies to a person, and the agreement to an organisation', () => {
  const { organisations, ...rules } = cancellationRules({})
  expect(organisations).toBe('there the signed agreement counts.')
  for (const sentence of Object.values(rules)) {
    expect(sentence).not.toContain('%')
    expect(sentence).toContain('as its agreement says')
  }
  expect(rules.cancelling).toContain('a reasonable charge may be due')
})

test('stopping payments for good costs the same as cancelling; without the owner’s charge nothing is said about it', () => {
  const { stopping, stoppingInShort } = companyRules({ cancellationCharge: { percent: 15 } })
  expect(stopping).toContain(
    'counts as cancelling: you pay the instalments that are due, and at most 15% of the rest',
  )
  expect(stoppingInShort).toBe(' If you stop for good, it counts as cancelling.')
  expect(companyRules({})).toMatchObject({ stopping: '', stoppingInShort: '' })
})

test('the short text says what cancelling costs at most, and that being late costs nothing', () => {
  expect(cancellationInShort({ cancellationCharge: { percent: 15 } })).toBe(
    'what is due + at most 15%; no late fee',
  )
  expect(cancellationInShort({})).toBe('with notice; no late fee')
})

test('cancelled halfway, a plan costs what is due and the percentage of the rest, rounded in the client’s favour', () => {
  const plan = planInMonths(1_000_06, 5) // 20 001 cents each and a last one of 20 002
  expect(cancellationExample({ cancellationCharge: { percent: 10 } }, 'A shop', plan)).toBe(
    'An example: A shop costs R\u00a01\u00a0000,06, in 5 months. You cancel when half of the work is done: you pay R\u00a0500,03 for that half, and at most R\u00a050,00 more. You cancel, and by the end of the notice 2 instalments are due: you pay those, R\u00a0400,02 together, and at most R\u00a060,00 more. Nothing comes after that.',
  )
  expect(cancellationExample({}, 'A shop', plan)).toBe('')
})
