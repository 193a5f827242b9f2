import { dayOf, momentOf } from '../../../domain/calendar/time-of-day.ts'
import type { WorkingHours } from '../../../domain/calendar/working-time.ts'
import type { Day } from '../../../domain/inbox/api/day.ts'
import { answersOf, counts } from '../../../domain/inbox/events/answers.ts'
import { nameOf } from '../../../domain/inbox/events/enquiry-columns.ts'
import { median } from '../../../domain/inbox/numbers/figures.ts'
import { answerHours } from '../../../domain/inbox/time/deadline.ts'
import { firstNameOf } from '../../../domain/inbox/words/names.ts'
import type { Arrival } from '../../store/sql/inbox/arrivals.ts'
import { workingMinutesToAnswer } from '../numbers/numbers.ts'
import type { EnquiryDependencies } from './enquiry-dependencies.ts'

const DAY_MS = 86_400_000
const MOONS = 200
/** Of more answers in one day the latest tell enough. */
const ANSWERS_READ = 200
const NAMED = 24

/** What stands around every page of the inbox: how many wait, and until when. */
export async function dayFor({ inbox, content, mail, now }: EnquiryDependencies): Promise<Day> {
  const nowMs = now().getTime()
  const midnight = momentOf(dayOf(nowMs), '00:00')
  const [counts, [late = 0, untilTonight = 0], page, free, answered, undelivered, mailState] =
    await Promise.all([
      inbox.counts(),
      inbox.dueBefore([nowMs, midnight + DAY_MS]),
      inbox.page({ list: 'needs', sort: 'due', limit: MOONS }),
      inbox.setting('extraHolidays'),
      inbox.answeredSince(midnight, ANSWERS_READ),
      inbox.undelivered(NAMED),
      mail(),
    ])
  return {
    now: nowMs,
    counts,
    mail: mailState,
    due: page.rows.flatMap(({ number, name, dueAt }) =>
      dueAt === null ? [] : [{ number, firstName: firstNameOf(name), dueAt }],
    ),
    dueCounts: dueCounts({ late, untilTonight, all: counts.needs }),
    answeredToday: answeredToday(answered, midnight, answerHours(content.company.openingHours, free)),
    undelivered: undelivered.map(({ number, name }) => ({ number, name })),
  }
}

function dueCounts({ late, untilTonight, all }: { late: number; untilTonight: number; all: number }) {
  const today = Math.max(untilTonight - late, 0) // counted one after the other
  return { late, today, later: Math.max(all - late - today, 0) }
}

function answeredToday(
  arrivals: ReadonlyArray<Arrival>,
  midnight: number,
  hours: WorkingHours,
): Day['answeredToday'] {
  const today = arrivals.flatMap(({ number, enquiry, events }) => {
    const answer = answersOf(events).find((each) => each.event.at >= midnight && counts(each))
    if (!answer) return []
    const firstName = firstNameOf(nameOf(enquiry.record))
    return [{ number, firstName, minutes: workingMinutesToAnswer(events, answer, hours) }]
  })
  const middle = median(today.map(({ minutes }) => minutes))
  return {
    people: today.slice(0, NAMED).map(({ number, firstName }) => ({ number, firstName })),
    count: today.length,
    medianMinutes: middle === null ? null : Math.floor(middle),
  }
}
