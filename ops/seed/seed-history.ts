import { addWorkingTime, type WorkingHours } from '../../domain/calendar/working-time.ts'
import type { AnswerChannel } from '../../domain/inbox/facts/kinds.ts'
import { deadlineOf } from '../../domain/inbox/time/deadline.ts'
import type { NewFact } from '../../server/store/sql/inbox/fact-rows.ts'
import { ANSWERS, CALLS, NOTES, REPLIES } from './seed-words.ts'
import type { SeededRandom } from './seeded-random.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** So old an enquiry has come to something, or to nothing. */
const DECIDED_AFTER_DAYS = 30
/** Of those of the last working days so many still wait for their answer. */
const OPEN_SHARE = 0.6
const OPEN_DAYS = 2

export type SeedHistoryDependencies = {
  random: SeededRandom
  hours: WorkingHours
  /** Ids of whoever answers. */
  staff: ReadonlyArray<string>
  nowMs: number
}

type Sent = { sentAt: number; email: string; place: number }

/** What staff did with an enquiry after it came (epoch milliseconds), oldest first, none of it later than now. */
export function seedHistory(parts: SeedHistoryDependencies, sent: Sent): Array<NewFact> {
  const { nowMs, random } = parts
  const ageDays = (nowMs - sent.sentAt) / DAY_MS
  if (ageDays < OPEN_DAYS && random.next() < OPEN_SHARE)
    return opening(parts, sent).filter(({ at }) => at < nowMs)
  const facts = conversation(parts, sent)
  if (ageDays > DECIDED_AFTER_DAYS) facts.push(...ending(parts, facts.at(-1)?.at ?? sent.sentAt))
  return facts.filter(({ at }) => at < nowMs)
}

/** Half of those that wait were read, and some of them taken. */
function opening({ random, hours, staff }: SeedHistoryDependencies, { sentAt }: Sent): Array<NewFact> {
  const [isRead, isTaken] = [random.next() < 0.5, random.next() < 0.5]
  const [at, by] = [addWorkingTime(sentAt, 10 * MINUTE_MS, hours), random.oneOf(staff)]
  if (!isRead) return []
  return [
    { kind: 'read', at, by },
    ...(isTaken ? [{ kind: 'given' as const, at: at + MINUTE_MS, by, to: by }] : []),
  ]
}

function conversation(
  { random, hours, staff }: SeedHistoryDependencies,
  { sentAt, email, place }: Sent,
): Array<NewFact> {
  const by = random.oneOf(staff)
  const after = (fromMs: number, minutes: number) => addWorkingTime(fromMs, minutes * MINUTE_MS, hours)
  // One in twelve comes after the nine hours.
  const minutes = random.next() < 1 / 12 ? 560 + random.below(300) : 10 + random.below(500)
  const answeredAt = after(sentAt, minutes)
  const facts: Array<NewFact> = [
    { kind: 'read', at: after(sentAt, Math.min(minutes - 5, 20)), by },
    ...answer({ random, at: answeredAt, by, email, id: `seed.${place}.1` }),
  ]
  if (random.next() < 0.25)
    facts.push({ kind: 'note', at: answeredAt + MINUTE_MS, by, words: random.oneOf(NOTES) })
  if (random.next() < 0.5) {
    const at = after(answeredAt, 60 + random.below(1_200))
    facts.push({ kind: 'they-answered', at, by, words: random.oneOf(REPLIES), dueAt: deadlineOf(at, hours) })
    const again = after(at, 10 + random.below(400))
    facts.push(...answer({ random, at: again, by: random.oneOf(staff), email, id: `seed.${place}.2` }))
  }
  return facts
}

type Answering = { random: SeededRandom; at: number; by: string; email: string; id: string }

function answer({ random, at, by, email, id }: Answering): Array<NewFact> {
  const way = random.oneOf<AnswerChannel>(['mail', 'mail', 'mail', 'telephone', 'whatsapp'])
  if (way !== 'mail') return [{ kind: 'answered', at, by, way, words: random.oneOf(CALLS), mail: null }]
  const mail = { outboxId: id, to: email, subject: 'Your enquiry', attached: null }
  return [
    { kind: 'answered', at, by, way, words: random.oneOf(ANSWERS), mail },
    { kind: 'delivery', at: at + 12_000, by: null, outboxId: id, outcome: 'taken', words: '250 OK' },
  ]
}

function ending({ random, hours, staff }: SeedHistoryDependencies, lastMs: number): Array<NewFact> {
  const at = addWorkingTime(lastMs, (600 + random.below(6_000)) * MINUTE_MS, hours)
  const to = random.next() < 0.3 ? 'won' : 'lost'
  return [{ kind: 'status', at, by: random.oneOf(staff), from: 'in-conversation', to }]
}
