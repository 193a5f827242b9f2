import { expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import { answeredElsewhereLine, lastReplyPreview } from './last-reply.ts'

test.each([
  [{ by: null, way: 'mail', words: 'Good morning Nomvula.' }, 'You: Good morning Nomvula.'],
  [
    { by: 'Pieter Louw', way: 'mail', words: 'Which four kitchens open first?' },
    'Pieter: Which four kitchens open first?',
  ],
  [
    { by: 'Aisha Davids', way: 'whatsapp', words: 'two gates and the pump house.' },
    'WhatsApp, Aisha: two gates and the pump house.',
  ],
  [{ by: null, way: 'telephone', words: 'wants to think.' }, 'Telephone: wants to think.'],
  [{ by: 'Pieter Louw', way: 'telephone', words: ' ' }, 'Pieter answered by telephone.'],
  [{ by: null, way: 'whatsapp', words: '' }, 'You answered by WhatsApp.'],
] as const)('%j', (word, line) => {
  expect(lastReplyPreview(word)).toBe(line)
})

test('answered elsewhere', () => {
  expect(answeredElsewhereLine('Pieter Louw', momentOf('2026-11-23', '10:22'))).toBe(
    'Pieter answered at 10:22.',
  )
})
