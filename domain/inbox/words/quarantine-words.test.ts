import { expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import { NOW } from '../time/drawn-day.fixture.ts'
import {
  QUARANTINE_REASONS,
  quarantineHeading,
  quarantineReasons,
  releaseSentence,
} from './quarantine-words.ts'

test('each reason is a sentence', () => {
  expect(quarantineReasons(Object.keys(QUARANTINE_REASONS), 5).map(({ sentence }) => sentence)).toEqual([
    'A field that people cannot see was filled in.',
    'It was not sent by an ordinary browser.',
    'There is a link in the name.',
    'Many links.',
    'It reads like known spam.',
    'One of us held it back.',
  ])
})

test('each reason has a hint for judging it', () => {
  expect(quarantineReasons(['many links', 'hidden field filled'], 5).map(({ hint }) => hint)).toEqual([
    '5 in one message. Links here are plain text and cannot be pressed.',
    'Browsers sometimes do this by themselves. If it reads as if a person wrote it, release it.',
  ])
  expect([quarantineHeading(1), quarantineHeading(2)]).toEqual([
    'Why it was held back',
    'Why it was held back, 2 reasons',
  ])
})

test('an unknown reason of another version is shown as stored', () => {
  expect(quarantineReasons(['sent by night'], 0)).toEqual([{ sentence: 'sent by night.', hint: '' }])
})

test('a release says what it does, and the new deadline', () => {
  expect(
    releaseSentence(
      { firstName: 'Nokuthula', reasons: ['many links'] },
      momentOf('2026-11-24', '10:24'),
      NOW,
    ),
  ).toBe(
    'Moves it to Needs an answer, tells all of us, sends the confirmation to Nokuthula. The working day begins now: answer by 10:24 tomorrow.',
  )
})
