import type { Hours } from '../../../domain/calendar/opening-hours.ts'
import { answerTime } from '../../../domain/content/answer-time.ts'
import { capitalised } from '../../../domain/wording.ts'
import { describeLongestWait } from './answer-week.ts'

export type NextStep = { title: string; text: string }

/**
 * What happens after an enquiry is sent, worded for visitors who have not sent it yet.
 *
 * @param validDays how many days a written quote is valid
 * @param hours the opening hours, if the company has set them
 */
export function stepsBeforeSending(validDays: number, hours?: Hours): Array<NextStep> {
  const today =
    'Your message reaches us at once and you see the thank-you here. Nothing is charged and nothing is signed.'
  return [{ title: 'Today', text: today }, ...stepsOfTheCall(validDays, hours)]
}

/** The same, worded for visitors who have sent it. */
export function stepsAfterSending(validDays: number, hours?: Hours): Array<NextStep> {
  const today = 'It is with us now. Nothing is charged and nothing is signed.'
  return [{ title: 'Today', text: today }, ...stepsOfTheCall(validDays, hours)]
}

/** What happens after a visitor joined the monthly letter. */
export const LETTER_STEPS: ReadonlyArray<NextStep> = [
  { title: 'Today', text: 'Your address is with us. Nothing else happens with it.' },
  {
    title: 'Before the first letter',
    text: 'We ask you by email whether it was you. Please confirm it; if you do not, you hear nothing more.',
  },
  { title: 'Once you have confirmed', text: 'One short letter a month about our software products.' },
  {
    title: 'Whenever you like',
    text: 'You can stop it by email, phone, WhatsApp or post. It costs nothing and needs no reason.',
  },
]

function stepsOfTheCall(validDays: number, hours: Hours | undefined): Array<NextStep> {
  return [
    {
      title: capitalised(answerTime(hours)),
      text: `A person reads it and phones or writes to you. ${hours ? describeLongestWait(hours) : ''}`.trim(),
    },
    {
      title: 'When we talk',
      text: `We go through what you need, and put the price in writing, line by line, valid for ${validDays} days. You decide.`,
    },
  ]
}
