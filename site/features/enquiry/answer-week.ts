import { describeHours, type Hours, listed, weekOf } from '../../../domain/calendar/opening-hours.ts'

const DAYS_A_WEEK = 7
const HOLIDAY = 'If that is a public holiday, it is the next day we are open.'

/** For each day of a week from Monday, the days until a reply at the latest, which is given on the next open day. */
export function answerDelays({ days }: Hours): Array<number> {
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => {
    const later = Array.from({ length: DAYS_A_WEEK }, (_, more) => more + 1)
    return later.find((more) => days.includes(((at + more) % DAYS_A_WEEK) + 1)) ?? DAYS_A_WEEK
  })
}

/**
 * 'Somebody answers Monday to Friday, 08:00 to 17:00. What is sent on a Friday or Saturday is answered by Monday. If that is
 * a public holiday, it is the next day we are open.'
 */
export function describeAnswers(hours: Hours): string {
  const days = describeHours(hours).replace(/^Every/, 'every')
  const slow = slowAnswers(hours)
  return [`Somebody answers ${days}.`, slow, slow && HOLIDAY].filter(Boolean).join(' ')
}

/** 'If you send it on a Friday night, that is Monday.': the longest wait after an open day; '' if none is over a day. */
export function describeLongestWait(hours: Hours): string {
  const week = weekOf(hours)
  const delays = answerDelays(hours)
  const waits = delays.map((delay, at) => (week[at]?.open ? delay : 0))
  const longest = Math.max(...waits)
  const at = waits.indexOf(longest)
  if (longest === 1) return ''
  const day = dayName(hours, at + longest)
  const answer = longest === DAYS_A_WEEK ? `the next ${day}` : day
  return `If you send it on a ${dayName(hours, at)} night, that is ${answer}.`
}

/** What is sent on the days that are not answered by the day after, and by when it is. */
function slowAnswers(hours: Hours): string {
  const delays = answerDelays(hours)
  if (Math.max(...delays) === 1) return ''
  const [only] = hours.days
  if (hours.days.length === 1 && only)
    return `Whenever you write, you have an answer by the next ${dayName(hours, only - 1)}.`

  const slow = delays.flatMap((delay, at) => (delay > 1 ? [{ at, answer: dayName(hours, at + delay) }] : []))
  const answers = [...new Set(slow.map(({ answer }) => answer))]
  const waits = answers.map((answer, place) => {
    const days = slow.filter((day) => day.answer === answer).map(({ at }) => dayName(hours, at))
    return `on a ${listed(days, 'or')}${place === 0 ? ' is answered' : ''} by ${answer}`
  })
  return `What is sent ${waits.join(', ')}.`
}

function dayName(hours: Hours, at: number): string {
  return weekOf(hours)[at % DAYS_A_WEEK]?.name ?? ''
}
