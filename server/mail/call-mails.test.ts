import { expect, test } from 'vitest'
import { momentOf } from '../../domain/calendar/time-of-day.ts'
import { createComposer, type DueMail } from './due-mail.ts'
import { asRead, COMPOSER, FRIDAY, NEW_ENQUIRY } from './testing/drawn-mails.ts'

const AT = momentOf('2026-11-24', '09:30')
const THURSDAY = momentOf('2026-11-26', '10:00')
const CALL = {
  id: 'K7mQ2v9xT4bN8sLw',
  sequence: 0,
  startsAt: AT,
  endsAt: AT + 20 * 60_000,
  createdAt: FRIDAY,
  caller: 'Pieter',
}
const TO_VISITOR = { at: FRIDAY, to: 'nomvula@khoza.example', token: 'sealed:Ab3-_9', call: CALL }
const BOOKED = {
  kind: 'call-booked' as const,
  ...TO_VISITOR,
  was: null,
  lastDigits: '142',
  confirmation: null,
}
const CANCELLED = {
  kind: 'call-cancelled' as const,
  ...TO_VISITOR,
  answerBy: THURSDAY,
  words: null,
  hasTalked: false,
}
const NOT_BOOKED = {
  kind: 'call-not-booked' as const,
  at: FRIDAY,
  to: TO_VISITOR.to,
  token: TO_VISITOR.token,
  startsAt: AT,
  answerBy: THURSDAY,
}
const FOR_STAFF = {
  kind: 'call-for-staff' as const,
  at: FRIDAY,
  to: 'pieter@twelvemoons.example',
  number: 4412,
  about: 'Ecommerce',
  happened: 'booked' as const,
  call: CALL,
  was: null,
  words: '',
  method: 'REQUEST' as const,
}
const MOVED = { ...CALL, sequence: 1, startsAt: THURSDAY, endsAt: THURSDAY + 20 * 60_000, caller: 'Thandeka' }
const LINK = 'https://twelvemoons.example/contact-us/call/Ab3-_9'
const ENQUIRY_LINK = 'https://twelvemoons.example/inbox/e/4412'
const ASKS = `Open it in the inbox, and say there how it went:\n${ENQUIRY_LINK}`
const ASKS_NOTHING = `The enquiry in the inbox:\n${ENQUIRY_LINK}`

test.each<[subject: string, mail: DueMail, expected: Array<string>, method: string | null]>([
  [
    'Tuesday 24 November, 09:30: we phone you',
    { ...BOOKED, confirmation: 'sealed:yes' },
    [
      'Your call is booked',
      'the number that ends in 142',
      'Press Yes so that we know it is you. We phone you either way.',
      `${LINK}?yes=yes`,
      LINK,
      'South African time',
    ],
    'REQUEST',
  ],
  [
    'Moved to Thursday 26 November, 10:00',
    { ...BOOKED, call: MOVED, was: AT },
    ['Your call is moved', 'Tuesday 24 November, 09:30', 'Thandeka'],
    'REQUEST',
  ],
  [
    'Tuesday 24 November, 09:30: Pieter phones you',
    { ...BOOKED, was: AT },
    ['A colleague phones you', 'Tuesday 24 November, 09:30', 'Pieter'],
    'REQUEST',
  ],
  [
    'Cancelled: our call on Tuesday 24 November',
    CANCELLED,
    [
      'The call is cancelled',
      'We answer you in writing by Thursday 26 November, 10:00.',
      'Book another call',
    ],
    'CANCEL',
  ],
  [
    'Cancelled: our call on Tuesday 24 November',
    { ...CANCELLED, words: 'I am at a client’s shop.' },
    ['We had to cancel our call', 'Pieter writes: “I am at a client’s shop.”', 'Pick another time'],
    'CANCEL',
  ],
  [
    'We have talked: no call on Tuesday 24 November',
    { ...CANCELLED, answerBy: null, hasTalked: true },
    ['We have talked already', 'So we do not phone you on Tuesday 24 November at 09:30.'],
    'CANCEL',
  ],
  [
    'We could not reach you: pick another time',
    { kind: 'call-missed', ...TO_VISITOR, lastDigits: '142', free: [THURSDAY] },
    ['Pieter phoned on Tuesday 24 November, 09:30, from 011 123 4567', 'Thursday 26 November, 10:00'],
    'CANCEL',
  ],
  [
    'Tuesday 24 November, 09:30: we phone you',
    { kind: 'call-reminder', ...TO_VISITOR, lastDigits: '142' },
    ['We phone you on Tuesday 24 November at 09:30', LINK],
    null,
  ],
  [
    'We have your message: pick another time',
    { ...NOT_BOOKED, why: 'taken' },
    ['Tuesday 24 November, 09:30 is taken', LINK],
    null,
  ],
  ['We have your message', { ...NOT_BOOKED, why: 'two-open' }, ['Two calls are open'], null],
  ['Call Tue 24 Nov 09:30: E-4412, Ecommerce', FOR_STAFF, ['You phone on Tuesday', ASKS], 'REQUEST'],
  [
    'Call moved to Thu 26 Nov 10:00: E-4412, Ecommerce (was Tue 24 Nov 09:30)',
    { ...FOR_STAFF, happened: 'moved', call: MOVED, was: AT },
    ['Now: Thursday 26 November, 10:00, Thandeka. Was: Tuesday 24 November, 09:30.', ASKS],
    'REQUEST',
  ],
  [
    'Call cancelled, Tue 24 Nov 09:30: E-4412, Ecommerce',
    { ...FOR_STAFF, happened: 'cancelled', words: 'We have found somebody.', method: 'CANCEL' },
    ['They wrote: “We have found somebody.”', ASKS_NOTHING],
    'CANCEL',
  ],
  [
    'Call Tue 24 Nov 09:30 is Pieter’s now: E-4412, Ecommerce',
    { ...FOR_STAFF, happened: 'given', method: null },
    ['Pieter phones on Tuesday 24 November, 09:30, not you.', ASKS_NOTHING],
    null,
  ],
  [
    'Call cancelled, Tue 24 Nov 09:30: E-4412, Ecommerce',
    { ...FOR_STAFF, happened: 'withdrawn', method: 'CANCEL' },
    [
      'Do not phone on Tuesday 24 November, 09:30: the enquiry is erased, or held back as spam.',
      ASKS_NOTHING,
    ],
    'CANCEL',
  ],
  [
    'Call Tue 24 Nov 09:30: E-4412, White label solution',
    { ...NEW_ENQUIRY, plan: null, call: { startsAt: AT, caller: 'Pieter' } },
    ['Pieter phones on Tuesday 24 November, 09:30.'],
    null,
  ],
  [
    'Answer by Monday 11:05: new enquiry. White label solution',
    { ...NEW_ENQUIRY, plan: null, wantedCallAt: AT },
    ['Wanted a call on Tuesday 24 November at 09:30.'],
    null,
  ],
])('the mail “%s” says what its reader needs', async (subject, mail, expected, method) => {
  const { text, invitation, subject: written } = await createComposer(COMPOSER)(mail, 'post.call')
  expect(written).toBe(subject)
  for (const words of expected) expect(asRead(text)).toContain(words)
  expect(invitation?.method ?? null).toBe(method)
})

test('staff’s invitation has our mailbox, its reader and the enquiry’s number, and no visitor', async () => {
  const { invitation } = await createComposer(COMPOSER)(FOR_STAFF, 'post.call')
  expect(invitation?.content).toContain('SUMMARY:Call\\, E-4412')
  expect(invitation?.content).toMatch(/ORGANIZER;CN="Twelve Moons inbox":mailto:hello@twelvemoons\.example/i)
  expect(invitation?.content).toMatch(/mailto:pieter@twelvemoons\.example/i)
  expect(invitation?.content).toContain('UID:K7mQ2v9xT4bN8sLw@twelvemoons.example')
})
