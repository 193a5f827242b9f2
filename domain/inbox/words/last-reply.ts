import { timeOfDay } from '../../calendar/time-of-day.ts'
import type { AnswerChannel } from '../events/kinds.ts'
import { BY_CHANNEL, firstNameOf } from './names.ts'

/** Our last reply in an enquiry; `by` is the colleague's name, null for the reader. */
export type StaffReply = { by: string | null; way: AnswerChannel; words: string }

/**
 * The line of an enquiry that waits for them: `You: Good morning Nomvula.`, `Pieter: Which four kitchens open first?`,
 * `WhatsApp, Aisha: two gates and the pump house.`
 */
export function lastReplyPreview({ by, way, words }: StaffReply): string {
  const name = by === null ? 'You' : firstNameOf(by)
  if (words.trim() === '') return `${name} answered ${BY_CHANNEL[way]}.`
  if (way === 'mail') return `${name}: ${words}`
  const means = way === 'telephone' ? 'Telephone' : 'WhatsApp'
  return `${means}${by === null ? '' : `, ${name}`}: ${words}`
}

/** `Pieter answered at 10:22.`: the line of one that was answered elsewhere just now. */
export function answeredElsewhereLine(by: string, atMs: number): string {
  return `${firstNameOf(by)} answered at ${timeOfDay(atMs)}.`
}
