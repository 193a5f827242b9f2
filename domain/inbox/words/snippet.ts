import { timeOfDay } from '../../calendar/time-of-day.ts'
import type { AnswerChannel } from '../events/kinds.ts'
import { BY_CHANNEL, firstNameOf } from './names.ts'

const MAX_CHARS = 160
/** Without single blanks, which stay: half the time in a message. */
const WHITE_SPACE = /\s{2,}|[^\S ]/g
const BEGINNING = new RegExp(`^[\\s\\S]{0,${MAX_CHARS}}`, 'u')

/**
 * The beginning of a text for one line of a list: on one line, cut between words with ` …`. Null if there is nothing to read.
 */
export function snippetOf(text: string): string | null {
  // Nothing beyond this can be in the line, even if every other character is a space.
  const plain = text
    .slice(0, 4 * MAX_CHARS)
    .toWellFormed()
    .replace(WHITE_SPACE, ' ')
    .trim()
  if (plain === '') return null
  const [cut = ''] = BEGINNING.exec(plain) ?? []
  if (cut.length === plain.length && text.trim().length <= 4 * MAX_CHARS) return plain
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut} …`
}

/** For a form without a message. */
export const NO_MESSAGE = 'Left name, number and e-mail. No message.'

/** Our last reply in an enquiry; `by` is the colleague's name, null for the reader. */
type StaffReply = { by: string | null; way: AnswerChannel; words: string }

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
