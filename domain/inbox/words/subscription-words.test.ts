import { expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import { NOW } from '../time/drawn-day.fixture.ts'
import { type SubscriptionStatus, subscriptionSentence } from './subscription-words.ts'

const requestedAt = momentOf('2026-11-22', '21:14')
const inOctober = momentOf('2026-10-12', '09:00')

const STATUSES: Array<[SubscriptionStatus, string]> = [
  [{ state: 'confirmed', at: momentOf('2026-11-20', '11:09') }, 'Confirmed 20 November 2026, 11:09'],
  [
    { state: 'waiting', at: requestedAt, linkUntil: momentOf('2026-11-24', '21:14') },
    'Asked 22 November 2026, 21:14. The link ends 24 November, 21:14',
  ],
  [
    { state: 'waiting', at: requestedAt, linkUntil: null },
    'Joined 22 November 2026, 21:14. No mail has asked yet',
  ],
  [
    { state: 'waiting', at: requestedAt, linkUntil: NOW },
    'Asked 22 November 2026, 21:14. The link has ended',
  ],
  [
    { state: 'stopped', at: momentOf('2026-11-03', '09:00'), by: null, words: null },
    'Stopped 3 November 2026, by the link in the letter',
  ],
  [
    { state: 'stopped', at: inOctober, by: 'Aisha Davids', words: 'Asked to stop by WhatsApp' },
    'Asked to stop by WhatsApp, 12 October 2026, noted by Aisha Davids',
  ],
  [
    { state: 'stopped', at: inOctober, by: 'Aisha Davids', words: ' ' },
    'Stopped 12 October 2026, noted by Aisha Davids',
  ],
  [{ state: 'bounced', at: NOW, response: 'no such user' }, 'Bounced today: no such user'],
  [{ state: 'bounced', at: momentOf('2026-11-03', '09:00'), response: null }, 'Bounced 3 November 2026'],
]

test.each(STATUSES)('%j reads: %s', (status, sentence) => {
  expect(subscriptionSentence(status, NOW)).toBe(sentence)
})
