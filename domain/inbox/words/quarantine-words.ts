import { dayAndMonth, timeAndDayAhead } from '../../calendar/day-words.ts'
import { dayOf } from '../../calendar/time-of-day.ts'

/** A reason in a sentence, and a hint for judging it. */
type ReasonInWords = { sentence: string; hint: string }

/** Why an enquiry looks like spam, by the stored reason: server/enquiries/spam-reasons.ts detects them. */
export const QUARANTINE_REASONS = {
  'hidden field filled': {
    sentence: 'A field that people cannot see was filled in.',
    hint: 'Browsers sometimes do this by themselves. If it reads as if a person wrote it, release it.',
  },
  'no browser headers': {
    sentence: 'It was not sent by an ordinary browser.',
    hint: 'Some programs that protect people from being followed do this. If it reads as if a person wrote it, release it.',
  },
  'link in a name': {
    sentence: 'There is a link in the name.',
    hint: 'Links here are plain text and cannot be pressed.',
  },
  'many links': {
    sentence: 'Many links.',
    hint: '{links} in one message. Links here are plain text and cannot be pressed.',
  },
  'reads like known spam': { sentence: 'It reads like known spam.', hint: 'The words are marked below.' },
  'called spam': { sentence: 'One of us held it back.', hint: 'If that was a mistake, release it.' },
} as const satisfies Readonly<Record<string, ReasonInWords>>
export type QuarantineReason = keyof typeof QUARANTINE_REASONS
/** Quarantined by staff. */
export const CALLED_SPAM: QuarantineReason = 'called spam'

/**
 * Why an enquiry is in quarantine.
 *
 * @param reasons the stored ones; unknown ones are returned unchanged
 * @param links the number of links in its message
 */
export function quarantineReasons(reasons: ReadonlyArray<string>, links: number): Array<ReasonInWords> {
  const reasonsInWords = new Map<string, ReasonInWords>(Object.entries(QUARANTINE_REASONS))
  return reasons.map((reason) => {
    const { sentence, hint } = reasonsInWords.get(reason) ?? { sentence: `${reason}.`, hint: '' }
    return { sentence, hint: hint.replace('{links}', String(links)) }
  })
}

/** `Why it was held back, 2 reasons` */
export function quarantineHeading(reasons: number): string {
  return `Why it was held back${reasons > 1 ? `, ${reasons} reasons` : ''}`
}

/** `Or leave it: on 23 December it deletes itself.` */
export function leaveItSentence(untilMs: number): string {
  return `Or leave it: on ${dayAndMonth(dayOf(untilMs))} it deletes itself.`
}

/** Whether no mail was sent about an enquiry yet. If staff quarantined it, its mails were sent on arrival. */
export function isUnreported(reasons: ReadonlyArray<string>): boolean {
  return !reasons.includes(CALLED_SPAM)
}

/** What the release button does. @param dueMs the deadline if it is released now */
export function releaseSentence(
  { firstName, reasons }: { firstName: string; reasons: ReadonlyArray<string> },
  dueMs: number,
  nowMs: number,
): string {
  const mails = isUnreported(reasons) ? `, tells all of us, sends the confirmation to ${firstName}` : ''
  const deadlineWords = timeAndDayAhead(dueMs, nowMs)
  return `Moves it to Needs an answer${mails}. The working day begins now: answer by ${deadlineWords}.`
}
