import { expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import {
  answerSubject,
  confirmAddressSubject,
  confirmationSubject,
  invitationSubject,
  newEnquirySubject,
} from './mail-subjects.ts'

const promise = { arrivedMs: momentOf('2026-11-20', '11:05'), dueMs: momentOf('2026-11-23', '11:05') }
const estimate = {
  version: '2026-11-20',
  choices: { need: 'ecommerce', design: 'tailored', extras: [] },
  total: 6_417_000,
  months: 12,
}

test('the mail to us begins with the deadline', () => {
  expect(newEnquirySubject(promise, { estimate, category: 'White label solution' })).toBe(
    'Answer by Monday 11:05: new enquiry. Ecommerce, R 64 170,00 over 12 months',
  )
  expect(newEnquirySubject(promise, { category: 'Live camera' })).toBe(
    'Answer by Monday 11:05: new enquiry. Live camera',
  )
})

test('the mail to the visitor begins with the deadline, too', () => {
  expect(confirmationSubject(promise)).toBe('We answer by Monday 11:05: your message is here')
  expect(confirmationSubject(null)).toBe('Your message is here')
})

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

test('a confirmation of an address names our company, an invitation its author', () => {
  expect(confirmAddressSubject('Twelve Moons')).toBe('Please confirm: one letter a month from Twelve Moons')
  expect(invitationSubject('Thandeka Nkosi')).toBe('Thandeka Nkosi invites you to the inbox')
})
