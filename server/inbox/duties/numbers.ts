import { todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import type { Numbers } from '../../../domain/inbox/api/numbers.ts'
import { figuresOf } from '../../../domain/inbox/numbers/figures.ts'
import { type Measured, measure, numbersOf, numbersSince } from '../../../domain/inbox/numbers/numbers.ts'
import { answerHours } from '../../../domain/inbox/time/deadline.ts'
import type { DutyParts } from './duty-parts.ts'

/** Of ten thousand enquiries they take about a second of a processor. */
const KEPT_MS = 60_000

type NumbersParts = Pick<DutyParts, 'inbox' | 'visits' | 'content' | 'now'>

/** `doneAtMs`: null while they are being worked out. */
type Kept = { doneAtMs: number | null; numbers: Promise<Numbers> }

/**
 * The numbers of so many weeks. Whoever asks while they are worked out, however long that takes, or within a minute after, gets the
 * same answer.
 */
export function createNumbers(parts: NumbersParts): (weeks: number) => Promise<Numbers> {
  const kept = new Map<number, Kept>()
  const nowMs = () => parts.now().getTime()
  return (weeks) => {
    const before = kept.get(weeks)
    if (before && (before.doneAtMs === null || Math.abs(nowMs() - before.doneAtMs) < KEPT_MS))
      return before.numbers
    const one: Kept = { doneAtMs: null, numbers: workOut(parts, weeks) }
    kept.set(weeks, one)
    one.numbers.then(
      () => {
        one.doneAtMs = nowMs()
      },
      () => kept.delete(weeks), // a store that was away a moment ago is asked again
    )
    return one.numbers
  }
}

async function workOut({ inbox, visits, content, now }: NumbersParts, weeks: number): Promise<Numbers> {
  const today = todayInJohannesburg(now())
  const since = numbersSince(today, weeks)
  const slugs = new Map(content.solutions.map(({ title, url }) => [title, url]))
  const hours = answerHours(content.company.openingHours, await inbox.setting('extraHolidays'))
  const measured = new Map<string, Measured>()
  // One that was released is there twice: by its arrival and by its release.
  for await (const { submission, facts } of inbox.arrivals(momentOf(since, '00:00'), now().getTime() + 1)) {
    const figures = figuresOf(submission, facts, (title) => slugs.get(title))
    if (figures) measured.set(submission.record.postId, measure(figures, hours))
  }
  return numbersOf([...measured.values()], await visits.since(since), { today, weeks })
}
