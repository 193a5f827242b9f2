import { timeOfDay } from '../../calendar/time-of-day.ts'
import type { AnswerChannel } from '../events/kinds.ts'
import { BY_CHANNEL, firstNameOf } from './names.ts'

const MAX_CHARS = 160
/** All white space except single spaces: matching those too would double the time of a message. */
const WHITE_SPACE = /\s{2,}|[^\S ]/g
const BEGINNING = new RegExp(`^[\\s\\S]{0,${MAX_CHARS}}`, 'u')

/**
 * The beginning of a text in one line for a list, truncated between words with ` …`. Null if there is nothing to read.
 */
export function snippetOf(text: string): string | null {
  // Enough for the snippet, unless most of the text is white space.
  const oneLine = text
    .trimStart()
    .slice(0, 4 * MAX_CHARS)
    .toWellFormed()
    .replace(WHITE_SPACE, ' ')
    .trim()
  if (oneLine === '') return null
  const [shortened = ''] = BEGINNING.exec(oneLine) ?? []
  if (shortened.length === oneLine.length && text.trim().length <= 4 * MAX_CHARS) return oneLine
  return `${shortened.includes(' ') ? shortened.slice(0, shortened.lastIndexOf(' ')) : shortened} …`
}

/** The snippet of a form without a message. */
export const NO_MESSAGE = 'Left name, number and e-mail. No message.'

/** Our last reply in an enquiry; `by` is the colleague's name, null for the current user. */
type StaffReply = { by: string | null; way: AnswerChannel; words: string }

/**
 * The snippet of an enquiry that waits for the enquirer: `You: Good morning Nomvula.`, `Pieter: Which four kitchens open first?`,
 * `WhatsApp, Aisha: two gates and the pump house.`
 */
export function lastReplyPreview({ by, way, words }: StaffReply): string {
  const name = by === null ? 'You' : firstNameOf(by)
  if (words.trim() === '') return `${name} answered ${BY_CHANNEL[way]}.`
  if (way === 'mail') return `${name}: ${words}`
  const channelName = way === 'telephone' ? 'Telephone' : 'WhatsApp'
  return `${channelName}${by === null ? '' : `, ${name}`}: ${words}`
}

/** `Pieter answered at 10:22.`: the snippet of an enquiry that a colleague has just answered. */
export function answeredElsewhereLine(by: string, atMs: number): string {
  return `${firstNameOf(by)} answered at ${timeOfDay(atMs)}.`
}
