import { expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import { NOW } from '../time/drawn-day.fixture.ts'
import {
  answerDurationWords,
  answeredLine,
  answerTitle,
  callSentence,
  noteAuthorWords,
  retentionEndWords,
} from './conversation-words.ts'

const today = (time: string) => momentOf('2026-11-23', time)

test('each part of the conversation says by whom and how', () => {
  expect(answerTitle(null, 'mail', null)).toBe('You, by e-mail')
  expect(answerTitle(null, 'mail', 'nomvula@kohza.example')).toBe('You, by e-mail, to nomvula@kohza.example')
  expect(answerTitle('Pieter Louw', 'telephone', null)).toBe('Pieter, by telephone')
  expect(callSentence(null, 'telephone', 'Busy till half past twelve.')).toBe(
    'You could not reach them by telephone. “Busy till half past twelve.”',
  )
  expect(callSentence('Pieter Louw', 'whatsapp', '')).toBe('Pieter could not reach them by WhatsApp.')
  expect(noteAuthorWords('Thandeka Nkosi', today('10:05'), NOW)).toBe('10:05, noted by Thandeka Nkosi')
})

test('an answered enquiry says when and how fast', () => {
  expect(answeredLine(null, today('10:09'), NOW)).toBe('Answered today, 10:09')
  expect(answeredLine('Pieter Louw', today('10:22'), NOW)).toBe('Answered by Pieter Louw, 10:22')
  expect(answeredLine(null, momentOf('2026-11-20', '16:00'), NOW)).toBe('Answered Friday 20 November, 16:00')
  expect(answerDurationWords(484, 540)).toBe('answered in 8 h 04 of the 9 hours')
  expect(answerDurationWords(30, 270)).toBe('answered in 30 min of the 4 h 30')
  expect(answerDurationWords(0, 540)).toBe('answered in under 1 min of the 9 hours')
})

test('an enquiry has a date of deletion, unless it was won', () => {
  expect(retentionEndWords('20 November 2027', false)).toBe('20 November 2027, unless won')
  expect(retentionEndWords('20 November 2027', true)).toBe('For as long as we work together')
})
