import { expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import { NOW } from '../time/drawn-day.fixture.ts'
import {
  deliveryStatusText,
  type MailDeliveryStatus,
  mailLine,
  notDeliveredLine,
  notDeliveredSentence,
} from './delivery.ts'

const today = (time: string) => momentOf('2026-11-23', time)

const STATUSES: Array<[MailDeliveryStatus, string]> = [
  [
    { state: 'waiting', response: null, lastTryMs: today('10:21'), nextTryMs: today('10:26') },
    'Waiting. The mail server did not answer at 10:21. Next try 10:26, for up to 72 hours.',
  ],
  [
    { state: 'waiting', response: '452 mailbox full', lastTryMs: today('10:21'), nextTryMs: today('10:26') },
    'Waiting. The mail server said at 10:21: 452 mailbox full. Next try 10:26, for up to 72 hours.',
  ],
  [
    { state: 'waiting', response: null, lastTryMs: null, nextTryMs: NOW },
    'Waiting. It goes out within seconds.',
  ],
  [
    { state: 'taken', atMs: today('10:09') + 16_000, attached: 'Plan EST-8THH-12.pdf' },
    'Taken by the mail server 10:09:16. With Plan EST-8THH-12.pdf.',
  ],
  [
    { state: 'taken', atMs: momentOf('2026-11-20', '10:09'), attached: null },
    'Taken by the mail server Friday 20 November, 10:09:00.',
  ],
  [
    { state: 'failed', response: '550 no such domain' },
    'Not delivered. The mail server said: 550 no such domain.',
  ],
  [{ state: 'undoable', untilMs: NOW + 9_400, way: 'smtp' }, 'Waiting. The e-mail goes out in 10 seconds.'],
  [{ state: 'undoable', untilMs: NOW, way: 'smtp' }, 'Waiting. The e-mail goes out in 1 second.'],
  [
    { state: 'undoable', untilMs: NOW + 9_400, way: 'folder' },
    'Waiting. The e-mail is written to the folder in 10 seconds.',
  ],
  [{ state: 'folder' }, 'In the folder. No mail server is set, so nobody has got it.'],
]

test.each(STATUSES)('%j', (status, sentence) => {
  const { lead, rest } = deliveryStatusText(status, NOW)
  expect(lead + rest).toBe(sentence)
})

test('a failed answer is mentioned in the list and above it', () => {
  expect(notDeliveredLine('452 mailbox full', 72)).toBe(
    '452 mailbox full. Tried for 72 hours. Phone, or send it again.',
  )
  expect(notDeliveredLine('550 no such domain.', null)).toBe('550 no such domain. Phone, or send it again.')
  expect(notDeliveredSentence(['Rukhsana Patel'])).toBe(
    '1 answer did not arrive. Rukhsana Patel is back in Needs an answer.',
  )
  expect(notDeliveredSentence(['A', 'B'])).toBe(
    '2 answers did not arrive. Two people are back in Needs an answer.',
  )
})

test('the mail line counts waiting and failed mails, or says that sending is off', () => {
  expect(mailLine({ way: 'smtp', waiting: 0, failed: 0 })).toBe('Mail is going out. Nothing waits.')
  expect(mailLine({ way: 'smtp', waiting: 1, failed: 2 })).toBe('Mail is going out. 1 waits, 2 failed.')
  expect(mailLine({ way: 'folder', waiting: 14, failed: 0 })).toBe(
    'E-mail sending is off: messages are saved to a folder and not sent.',
  )
})
