import { deadlineOf } from '../../domain/calendar/deadline.ts'
import { addWorkingTime, type WorkingHours } from '../../domain/calendar/working-time.ts'
import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import type { AnswerChannel } from '../../domain/inbox/events/kinds.ts'
import { auditOf } from '../../server/inbox/enquiries/act.ts'
import { auditLog } from '../../server/store/sql/audit.ts'
import type { Database, Transaction } from '../../server/store/sql/database.ts'
import { eventsOf, insertEvent, type NewEvent } from '../../server/store/sql/inbox/event-rows.ts'
import { projectEnquiry } from '../../server/store/sql/inbox/projection.ts'
import { refusedMailEvents, type SeedStaff, seedRefusedMail } from './seed-replies.ts'
import { ANSWERS, CALLS, CUSTOMER_REPLIES, NOTES } from './seed-words.ts'
import type { SeededRandom } from './seeded-random.ts'

const HOUR_MS = 3_600_000
/** The period covered by the audit log. */
const AUDITED_MS = 14 * 24 * HOUR_MS
/** How long ago the mail server refused an answer. */
const REFUSED_AGO_MS = HOUR_MS
const BATCH_SIZE = 100

type Dependencies = {
  random: SeededRandom
  hours: WorkingHours
  nowMs: number
  /** The staff who answer. */
  people: readonly [SeedStaff, ...Array<SeedStaff>]
  /** Seals the audit log. */
  secret: string
}
type History = { enquiry: Enquiry; events: ReadonlyArray<NewEvent> }

/** Adds staff's events to some stored enquiries; one of the answers fails. */
export async function seedHistories(
  { transaction }: Database,
  dependencies: Dependencies,
  sent: ReadonlyArray<Enquiry>,
): Promise<void> {
  const { nowMs, people } = dependencies
  const atMs = nowMs - REFUSED_AGO_MS
  const refusedEnquiry = sent.findLast(
    ({ record, metadata }) => record.dateSent < atMs && !metadata.quarantine,
  )
  const histories = sent.map((enquiry, index): History => {
    const { dateSent: sentAt, email } = enquiry.record
    if (enquiry === refusedEnquiry)
      return { enquiry, events: refusedMailEvents({ enquiry, by: people[0], atMs }) }
    const isQuarantined = enquiry.metadata.quarantine !== null
    return {
      enquiry,
      events: isQuarantined ? [] : seedHistory(dependencies, { sentAt, email, index }),
    }
  })
  for (let index = 0; index < histories.length; index += BATCH_SIZE)
    await transaction((tx) => appendAll(tx, histories.slice(index, index + BATCH_SIZE)))
  await transaction(async (tx) => {
    if (refusedEnquiry) await seedRefusedMail(tx, { enquiry: refusedEnquiry, by: people[0], atMs })
    await auditAll(tx, dependencies, histories)
  })
}

/** Like appendEvent, but updates an enquiry's row once for all events. */
async function appendAll(tx: Transaction, histories: ReadonlyArray<History>): Promise<void> {
  for (const { enquiry, events } of histories) {
    if (events.length === 0) continue
    const { postId } = enquiry.record
    for (const event of events) await insertEvent(tx, postId, event)
    await projectEnquiry(tx, enquiry, await eventsOf(tx, postId))
  }
}

/** Adds staff's recent actions to the audit log, in order. */
async function auditAll(
  tx: Transaction,
  { people, secret, nowMs }: Dependencies,
  histories: ReadonlyArray<History>,
): Promise<void> {
  const { append } = auditLog(secret)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const rows = await tx.query('SELECT post_id, number FROM enquiries')
  const numbers = new Map(rows.map(({ post_id, number }) => [String(post_id), Number(number)]))
  const acts = histories.flatMap(({ enquiry, events }) =>
    events
      .filter(({ at, by, kind }) => by !== null && kind !== 'delivery' && at > nowMs - AUDITED_MS)
      .map((event) => auditOf(numbers.get(enquiry.record.postId) ?? 0, event, names)),
  )
  for (const act of acts.toSorted((a, b) => a.at - b.at)) await append(tx, act)
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** The age at which an enquiry is won or lost. */
const DECIDED_AFTER_DAYS = 30
/** The share of recent enquiries that still wait for an answer. */
const OPEN_SHARE = 0.6
const OPEN_DAYS = 2

type SentForm = { sentAt: number; email: string; index: number }

/** The events of staff after an enquiry's arrival (epoch milliseconds), oldest first, none of them in the future. */
function seedHistory(dependencies: Dependencies, sent: SentForm): Array<NewEvent> {
  const { nowMs, random } = dependencies
  const ageDays = (nowMs - sent.sentAt) / DAY_MS
  if (ageDays < OPEN_DAYS && random.next() < OPEN_SHARE)
    return openingEvents(dependencies, sent).filter(({ at }) => at < nowMs)
  const events = conversation(dependencies, sent)
  if (ageDays > DECIDED_AFTER_DAYS)
    events.push(...closingEvents(dependencies, events.at(-1)?.at ?? sent.sentAt))
  return events.filter(({ at }) => at < nowMs)
}

/** Half of the waiting enquiries are read, and half of those assigned. */
function openingEvents({ random, hours, people }: Dependencies, { sentAt }: SentForm): Array<NewEvent> {
  const [isRead, isAssigned] = [random.next() < 0.5, random.next() < 0.5]
  const [at, by] = [addWorkingTime(sentAt, 10 * MINUTE_MS, hours), random.oneOf(people).id]
  if (!isRead) return []
  return [
    { kind: 'read', at, by },
    ...(isAssigned ? [{ kind: 'given' as const, at: at + MINUTE_MS, by, to: by }] : []),
  ]
}

function conversation(
  { random, hours, people }: Dependencies,
  { sentAt, email, index }: SentForm,
): Array<NewEvent> {
  const by = random.oneOf(people).id
  const after = (fromMs: number, minutes: number) => addWorkingTime(fromMs, minutes * MINUTE_MS, hours)
  // One in twelve takes longer than nine hours.
  const minutes = random.next() < 1 / 12 ? 560 + random.below(300) : 10 + random.below(500)
  const answeredAt = after(sentAt, minutes)
  const events: Array<NewEvent> = [
    { kind: 'read', at: after(sentAt, Math.min(minutes - 5, 20)), by },
    ...answer({ random, at: answeredAt, by, email, id: `seed.${index}.1` }),
  ]
  if (random.next() < 0.25)
    events.push({ kind: 'note', at: answeredAt + MINUTE_MS, by, words: random.oneOf(NOTES) })
  if (random.next() < 0.5) {
    const at = after(answeredAt, 60 + random.below(1_200))
    events.push({
      kind: 'they-answered',
      at,
      by,
      words: random.oneOf(CUSTOMER_REPLIES),
      dueAt: deadlineOf(at, hours),
    })
    const secondAnswerAt = after(at, 10 + random.below(400))
    events.push(
      ...answer({ random, at: secondAnswerAt, by: random.oneOf(people).id, email, id: `seed.${index}.2` }),
    )
  }
  return events
}

type AnswerDetails = { random: SeededRandom; at: number; by: string; email: string; id: string }

function answer({ random, at, by, email, id }: AnswerDetails): Array<NewEvent> {
  const way = random.oneOf<AnswerChannel>(['mail', 'mail', 'mail', 'telephone', 'whatsapp'])
  if (way !== 'mail') return [{ kind: 'answered', at, by, way, words: random.oneOf(CALLS), mail: null }]
  const mail = { outboxId: id, to: email, subject: 'Your enquiry', attached: null }
  return [
    { kind: 'answered', at, by, way, words: random.oneOf(ANSWERS), mail },
    { kind: 'delivery', at: at + 12_000, by: null, outboxId: id, outcome: 'taken', words: '250 OK' },
  ]
}

function closingEvents({ random, hours, people }: Dependencies, lastMs: number): Array<NewEvent> {
  const at = addWorkingTime(lastMs, (600 + random.below(6_000)) * MINUTE_MS, hours)
  const to = random.next() < 0.3 ? 'won' : 'lost'
  return [{ kind: 'status', at, by: random.oneOf(people).id, from: 'in-conversation', to }]
}
