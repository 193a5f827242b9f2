import { describeHours, type Hours, listed, weekOf } from './opening-hours.ts'

const DAYS_A_WEEK = 7

/** For each day of a week from Monday, the days until a reply at the latest, which is given on the next open day. */
export function answerDelays({ days }: Hours): Array<number> {
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => {
    const later = Array.from({ length: DAYS_A_WEEK }, (_, more) => more + 1)
    return later.find((more) => days.includes(((at + more) % DAYS_A_WEEK) + 1)) ?? DAYS_A_WEEK
  })
}

/** 'Somebody answers Monday to Friday, 08:00 to 17:00. What comes on a Friday, … is answered by Monday.' */
export function describeAnswers(hours: Hours): string {
  const names = weekOf(hours).map(({ name }) => name)
  const delays = answerDelays(hours)
  const slow = names.filter((_, at) => (delays[at] ?? 1) > 1)
  const answers = `Somebody answers ${describeHours(hours)}.`
  if (slow.length === 0) return answers
  const last = names.indexOf(slow.at(-1) ?? '')
  const by = names[(last + (delays[last] ?? 0)) % DAYS_A_WEEK]
  return `${answers} What is sent on a ${listed(slow, 'or')} is answered by ${by}.`
}
