import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { auditOf } from '../../server/inbox/enquiries/act.ts'
import { auditLog } from '../../server/store/sql/audit.ts'
import { factsOf, insertFact, type NewFact } from '../../server/store/sql/inbox/fact-rows.ts'
import { projectEnquiry } from '../../server/store/sql/inbox/projection.ts'
import { query, type Work, type Works } from '../../server/store/sql/work.ts'
import { refusedFacts, type SeedStaff, seedRefusedMail } from './seed-desk.ts'
import { type SeedHistoryDependencies, seedHistory } from './seed-history.ts'

const HOUR_MS = 3_600_000
/** So far back the audit log tells who did what. */
const AUDITED_MS = 14 * 24 * HOUR_MS
const REFUSED_MS = HOUR_MS
const AT_ONCE = 100

type SeedHistoriesDependencies = Pick<SeedHistoryDependencies, 'random' | 'hours' | 'nowMs'> & {
  people: readonly [SeedStaff, ...Array<SeedStaff>]
  /** Of the audit log. */
  secret: string
}
type History = { enquiry: Enquiry; facts: ReadonlyArray<NewFact> }

/** Notes what staff did with each of some enquiries that are stored, one of whose answers does not arrive. */
export async function seedHistories(
  { write }: Works,
  parts: SeedHistoriesDependencies,
  sent: ReadonlyArray<Enquiry>,
): Promise<void> {
  const { nowMs, people } = parts
  const staff = people.map(({ id }) => id)
  const atMs = nowMs - REFUSED_MS
  const unlucky = sent.findLast(({ record, beside }) => record.dateSent < atMs && !beside.quarantine)
  const histories = sent.map((enquiry, place): History => {
    const { dateSent: sentAt, email } = enquiry.record
    if (enquiry === unlucky) return { enquiry, facts: refusedFacts({ enquiry, by: people[0], atMs }) }
    const isQuarantined = enquiry.beside.quarantine !== null
    return { enquiry, facts: isQuarantined ? [] : seedHistory({ ...parts, staff }, { sentAt, email, place }) }
  })
  for (let at = 0; at < histories.length; at += AT_ONCE)
    await write(() => appendAll(histories.slice(at, at + AT_ONCE)))
  await write(function* () {
    if (unlucky) yield* seedRefusedMail({ enquiry: unlucky, by: people[0], atMs })
    yield* auditAll(parts, histories)
  })
}

/** As appendFact does, but an enquiry's row is brought in line once. */
function* appendAll(histories: ReadonlyArray<History>): Work<void> {
  for (const { enquiry, facts } of histories) {
    if (facts.length === 0) continue
    const { postId } = enquiry.record
    for (const fact of facts) yield* insertFact(postId, fact)
    yield* projectEnquiry(enquiry, yield* factsOf(postId))
  }
}

/** What people did lately, in its order. */
function* auditAll(
  { people, secret, nowMs }: SeedHistoriesDependencies,
  histories: ReadonlyArray<History>,
): Work<void> {
  const { append } = auditLog(secret)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const rows = yield* query('SELECT post_id, number FROM enquiries')
  const numbers = new Map(rows.map(({ post_id, number }) => [String(post_id), Number(number)]))
  const acts = histories.flatMap(({ enquiry, facts }) =>
    facts
      .filter(({ at, by, kind }) => by !== null && kind !== 'delivery' && at > nowMs - AUDITED_MS)
      .map((fact) => auditOf(numbers.get(enquiry.record.postId) ?? 0, fact, names)),
  )
  for (const act of acts.toSorted((one, other) => one.at - other.at)) yield* append(act)
}
