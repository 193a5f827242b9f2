import { todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import type { Numbers } from '../../../domain/inbox/api/numbers.ts'
import { figuresOf } from '../../../domain/inbox/numbers/figures.ts'
import { numbersOf, numbersSince } from '../../../domain/inbox/numbers/numbers.ts'
import { answerHours } from '../../../domain/inbox/time/deadline.ts'
import type { DutyParts } from './duty-parts.ts'

/** Of ten thousand enquiries they take some tenths of a second of a processor. */
const KEPT_MS = 60_000

type NumbersParts = Pick<DutyParts, 'inbox' | 'visits' | 'content' | 'now'>

/** The numbers of so many weeks. Whoever asks within a minute of another gets the same answer, which is worked out once. */
export function createNumbers(parts: NumbersParts): (weeks: number) => Promise<Numbers> {
  const kept = new Map<number, { atMs: number; numbers: Promise<Numbers> }>()
  return (weeks) => {
    const atMs = parts.now().getTime()
    const before = kept.get(weeks)
    if (before && Math.abs(atMs - before.atMs) < KEPT_MS) return before.numbers
    const numbers = workOut(parts, weeks)
    kept.set(weeks, { atMs, numbers })
    // A store that was away a moment ago is asked again.
    numbers.catch(() => kept.delete(weeks))
    return numbers
  }
}

async function workOut({ inbox, visits, content, now }: NumbersParts, weeks: number): Promise<Numbers> {
  const today = todayInJohannesburg(now())
  const since = numbersSince(today, weeks)
  const slugs = new Map(content.solutions.map(({ title, url }) => [title, url]))
  const figures = new Map<string, ReturnType<typeof figuresOf>>()
  // One that was released is there twice: by its arrival and by its release.
  for await (const { submission, facts } of inbox.arrivals(momentOf(since, '00:00'), now().getTime() + 1))
    figures.set(
      submission.record.postId,
      figuresOf(submission, facts, (title) => slugs.get(title)),
    )
  const hours = answerHours(content.company.openingHours, await inbox.setting('extraHolidays'))
  const there = [...figures.values()].filter((each) => each !== null)
  return numbersOf(there, await visits.since(since), { today, weeks, hours })
}
