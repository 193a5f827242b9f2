import { expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import { answerSubject, confirmationSubject, newEnquirySubject } from './mail-subjects.ts'

const promise = { arrivedMs: momentOf('2026-11-20', '11:05'), dueMs: momentOf('2026-11-23', '11:05') }

test('the important part is within 35 letters, on any weekday', () => {
  const dueMs = momentOf('2026-11-25', '11:05') // a Wednesday
  expect(newEnquirySubject({ ...promise, dueMs }, { category: '' }).indexOf(':', 24)).toBeLessThanOrEqual(35)
})

test('a deadline a week away has its date', () => {
  const dueMs = momentOf('2026-11-27', '11:05')
  expect(confirmationSubject({ ...promise, dueMs })).toMatch(/^We answer by Friday 27 November 11:05:/)
})

test.each([
  ['Your shop', 'Your shop (E-12)'],
  ['About E-12, your shop', 'About E-12, your shop'],
  ['Like E-123', 'Like E-123 (E-12)'],
  ['x'.repeat(150), `${'x'.repeat(143)} (E-12)`],
])('the subject %j of an answer names its enquiry, in at most 150 characters', (typed, subject) => {
  expect(answerSubject(12, typed)).toBe(subject)
  expect(answerSubject(12, subject)).toBe(subject)
})
